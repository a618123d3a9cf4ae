extension Window {
  /// The shortcuts that work now and have a title, nearest first, each key once.
  ///
  /// An overlay can list them for the user.
  public var availableKeyCommands: [KeyCommand] {
    var found: [KeyCommand] = []
    var keys: Set<KeyCommand.Combination> = []
    forEachKeyCommand { command in
      if command.isEnabled, keys.insert(command.combination).inserted { found.append(command) }
      return false
    }
    return found.filter { !$0.listedTitle.isEmpty }
  }

  /// The responder at which key events start.
  var keyResponder: Responder { firstResponder ?? keyboardStart ?? self }

  /// Performs the command of a press, if there is one.
  ///
  /// - Parameters:
  ///   - press: The key that went down.
  ///   - urgent: Whether only commands count that take precedence over the keys' own behaviour.
  /// - Returns: Whether a command took the key.
  func performKeyCommand(for press: Press, urgent: Bool) -> Bool {
    var chosen: KeyCommand?
    forEachKeyCommand { command in
      guard command.isEnabled, command.matches(press.key),
        !urgent || command.wantsPriorityOverSystemBehavior
      else { return false }
      chosen = command
      return true
    }
    guard let chosen else { return false }
    takenKeys.take(press.key.keyCode, for: .command)
    // A held key is taken too, so that no responder receives its repetitions.
    if chosen.repeats || !press.isRepeat { chosen.action() }
    return true
  }

  /// Visits the commands along the chain until the body returns true.
  private func forEachKeyCommand(_ body: (KeyCommand) -> Bool) {
    var chain = ResponderChain(from: keyResponder)
    while let responder = chain.next() {
      for command in responder.keyCommands where body(command) { return }
    }
  }
}
