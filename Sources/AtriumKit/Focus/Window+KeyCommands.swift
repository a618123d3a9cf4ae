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
    for responder in besideFocus {
      for command in responder.keyCommands
      where command.isEnabled && command.worksBesideFocus
        && keys.insert(command.combination).inserted
      {
        found.append(command)
      }
    }
    return found.filter { !$0.listedTitle.isEmpty }
  }

  /// The responder at which key events start.
  package var keyResponder: Responder { firstResponder ?? keyboardStart ?? self }

  /// The responders of the visible screen outside the first responder's chain, innermost first.
  ///
  /// The list is empty without a first responder. For example, the focus is in a bar beside a tab bar controller.
  /// The commands of the tabs still work.
  private var besideFocus: [Responder] {
    guard firstResponder != nil, let start = keyboardStart else { return [] }
    var passed: Set<ObjectIdentifier> = []
    var chain = ResponderChain(from: keyResponder)
    while let responder = chain.next() { passed.insert(ObjectIdentifier(responder)) }
    var found: [Responder] = []
    chain = ResponderChain(from: start)
    while let responder = chain.next(), !passed.contains(ObjectIdentifier(responder)) {
      found.append(responder)
    }
    return found
  }

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
    if chosen == nil, press.key.hasCommandModifier {
      chosen = besideFocus.lazy.flatMap(\.keyCommands).first { command in
        command.isEnabled && command.worksBesideFocus && command.matches(press.key)
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

extension KeyCommand {
  /// Whether the command also works while the focus is outside its responder.
  ///
  /// A key without a modifier belongs to the view with the focus.
  fileprivate var worksBesideFocus: Bool { modifierFlags.isCommand }
}

extension Key {
  fileprivate var hasCommandModifier: Bool { modifierFlags.isCommand }
}

extension KeyModifierFlags {
  fileprivate var isCommand: Bool { !isDisjoint(with: [.control, .alternate, .command]) }
}
