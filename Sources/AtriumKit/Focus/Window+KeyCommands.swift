extension Window {
  /// The key commands that work now and have a title, beginning with the nearest responder; each key occurs once.
  ///
  /// An overlay can list these commands for the user. They include the keys that responders handle themselves:
  /// ``Responder/handledKeyCommands``.
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

  /// The responder that receives key events first.
  package var keyResponder: Responder { firstResponder ?? keyboardStart ?? self }

  /// The responders of the visible screen that are outside the first responder's chain, with the innermost first.
  ///
  /// For example, the focus may be in a bar beside a tab bar controller. The commands of the tabs still work. The
  /// list is empty without a first responder.
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

  /// Performs the command of a key press; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - press: The key that went down.
  ///   - urgent: Whether to consider only commands that take precedence over the default behaviour of the key.
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
    // If the command does not repeat, an auto-repeat is still handled here, so that no responder receives it.
    if chosen.repeats || !press.isRepeat { chosen.action() }
    return true
  }
}

extension KeyCommand {
  /// Whether the command also works while the focus is outside its responder.
  ///
  /// A key without a modifier belongs to the focused view.
  fileprivate var worksBesideFocus: Bool { modifierFlags.isCommand }
}

extension Key {
  fileprivate var hasCommandModifier: Bool { modifierFlags.isCommand }
}

extension KeyModifierFlags {
  fileprivate var isCommand: Bool { !isDisjoint(with: [.control, .alternate, .command]) }
}
