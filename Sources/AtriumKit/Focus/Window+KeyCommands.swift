extension Window {
  /// The shortcuts that work now and have a title, nearest responder first, each key once.
  ///
  /// An overlay can list the shortcuts for the user. They include the keys that responders handle
  /// themselves: ``Responder/handledKeyCommands``.
  public var availableKeyCommands: [KeyCommand] {
    var found: [KeyCommand] = []
    var keys: Set<KeyCommand.Combination> = []
    var chain = ResponderChain(from: keyResponder)
    while let responder = chain.next() {
      for command in responder.keyCommands + responder.handledKeyCommands
      where command.isEnabled && keys.insert(command.combination).inserted {
        found.append(command)
      }
    }
    return found.filter { !$0.listedTitle.isEmpty }
  }

  /// The responder at which key events start.
  package var keyResponder: Responder { firstResponder ?? keyboardStart ?? self }

  /// Performs the command for a key press, if there is one.
  ///
  /// - Parameters:
  ///   - press: The key that went down.
  ///   - urgent: Whether only commands that take precedence over the key's default behaviour are
  ///     considered.
  /// - Returns: Whether a command handled the key.
  func performKeyCommand(for press: Press, urgent: Bool) -> Bool {
    var chosen: KeyCommand?
    var chain = ResponderChain(from: keyResponder)
    while chosen == nil, let responder = chain.next() {
      chosen = responder.keyCommands.first { command in
        command.isEnabled && command.matches(press.key)
          && (!urgent || command.wantsPriorityOverSystemBehavior)
      }
    }
    guard let chosen else { return false }
    takenKeys.take(press.key.keyCode, for: .command)
    // An auto-repeat counts as handled even if the command does not repeat, so that no responder
    // receives the auto-repeat.
    if chosen.repeats || !press.isRepeat { chosen.action() }
    return true
  }
}
