extension Window {
  /// The shortcuts that work now and have a title, nearest first; each key once.
  ///
  /// A list of what the user can press, for an overlay to show.
  public var availableKeyCommands: [KeyCommand] {
    var found: [KeyCommand] = []
    var keys: Set<KeyCommand.Combination> = []
    forEachKeyCommand { command in
      if command.isEnabled, keys.insert(command.combination).inserted { found.append(command) }
      return false
    }
    return found.filter { !$0.listedTitle.isEmpty }
  }

  /// Where keys begin their way.
  var keyResponder: Responder { firstResponder ?? keyboardStart ?? self }

  /// Performs the command for a press, if there is one.
  ///
  /// - Parameters:
  ///   - press: A key's way down.
  ///   - urgent: Whether only commands count that come before what keys do by themselves.
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
    focusState.takenKeys.insert(press.key.keyCode)
    // A key that is held is taken all the same, or its repetitions would go elsewhere.
    if chosen.repeats || !press.isRepeat { chosen.action() }
    return true
  }

  /// Along the chain; the body says whether it has seen enough.
  private func forEachKeyCommand(_ body: (KeyCommand) -> Bool) {
    var chain = ResponderChain(from: keyResponder)
    while let responder = chain.next() {
      for command in responder.keyCommands where body(command) { return }
    }
  }
}
