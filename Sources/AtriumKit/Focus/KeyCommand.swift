/// A shortcut: a key with modifiers, and what it does.
///
/// A responder offers it in ``Responder/keyCommands``. It works while that responder is in the chain
/// of whoever has the keyboard; the nearest one wins.
@MainActor
public struct KeyCommand {
  /// Which key: what it writes without modifiers, or one of the names below.
  public let input: String
  /// The modifiers held with it, exactly; Shift may be left out for a character that needs it.
  public let modifierFlags: KeyModifierFlags
  /// What it does, for menus.
  public var title: String
  /// What it does, for people who look for shortcuts; the title if nil.
  public var discoverabilityTitle: String?
  /// Whether it comes before what keys do by themselves: typing, moving the focus, pressing a
  /// control, going back by Escape.
  public var wantsPriorityOverSystemBehavior = false
  /// Whether holding the key down repeats it.
  public var repeats = false
  /// Whether it works now; the next one of the chain is tried otherwise.
  public var isEnabled = true
  /// What it does.
  public let action: @MainActor () -> Void

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - title: What it does; one without a title is not listed.
  ///   - input: Which key.
  ///   - modifierFlags: The modifiers held with it.
  ///   - discoverabilityTitle: What it does in more words.
  ///   - action: Does it.
  public init(
    title: String = "", input: String, modifierFlags: KeyModifierFlags = [],
    discoverabilityTitle: String? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    self.action = action
  }

  /// The key Escape.
  public static let inputEscape = "Escape"
  /// The key Return, also that of the number pad.
  public static let inputReturn = "Return"
  /// The key Tab.
  public static let inputTab = "Tab"
  /// The space bar.
  public static let inputSpace = " "
  /// The arrow up.
  public static let inputUpArrow = "Up"
  /// The arrow down.
  public static let inputDownArrow = "Down"
  /// The arrow to the left.
  public static let inputLeftArrow = "Left"
  /// The arrow to the right.
  public static let inputRightArrow = "Right"
  /// The key Home.
  public static let inputHome = "Home"
  /// The key End.
  public static let inputEnd = "End"
  /// The key Page Up.
  public static let inputPageUp = "PageUp"
  /// The key Page Down.
  public static let inputPageDown = "PageDown"
  /// The key Backspace.
  public static let inputBackspace = "Backspace"
  /// The key that deletes forwards.
  public static let inputDelete = "Delete"
  /// A function key, from F1 to F12.
  public static func inputFunction(_ number: Int) -> String { "F\(number)" }

  /// What to list it as; empty for one that is not listed.
  public var listedTitle: String { discoverabilityTitle ?? title }

  /// The key and its modifiers as one reads them on a keyboard, as in `Ctrl+Shift+N`.
  public var keyDescription: String {
    let modifiers: [(KeyModifierFlags, String)] = [
      (.control, "Ctrl+"), (.alternate, "Alt+"), (.command, "Super+"), (.shift, "Shift+"),
    ]
    let prefix = modifiers.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
    return prefix
      + (input == KeyCommand.inputSpace
        ? "Space"
        : input.count == 1
          ? input.uppercased() : input)
  }

  /// Whether another one has the same key and modifiers.
  func hasSameKey(as other: KeyCommand) -> Bool { combination == other.combination }

  /// A key with its modifiers.
  struct Combination: Hashable {
    let input: String
    let modifiers: KeyModifierFlags.RawValue
  }

  /// What must be pressed.
  var combination: Combination {
    Combination(input: input.lowercased(), modifiers: modifierFlags.rawValue)
  }

  /// Whether a key with its modifiers is the command's.
  func matches(_ key: Key) -> Bool {
    let relevant: KeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    if let code = KeyCommand.keyCodes[input] {
      return
        (key.keyCode == code || (code == .keyboardReturnOrEnter && key.keyCode == .keypadEnter))
        && held == modifierFlags
    }
    guard !input.isEmpty, key.charactersIgnoringModifiers.lowercased() == input.lowercased() else {
      return false
    }
    if held == modifierFlags { return true }
    // A question mark is typed with Shift on one keyboard and without it on another.
    let isLetter = input.lowercased() != input.uppercased()
    return !isLetter && held.subtracting(.shift) == modifierFlags
  }

  private static let keyCodes: [String: KeyboardHIDUsage] = {
    var codes: [String: KeyboardHIDUsage] = [
      inputEscape: .keyboardEscape, inputReturn: .keyboardReturnOrEnter, inputTab: .keyboardTab,
      inputSpace: .keyboardSpacebar, inputUpArrow: .keyboardUpArrow,
      inputDownArrow: .keyboardDownArrow, inputLeftArrow: .keyboardLeftArrow,
      inputRightArrow: .keyboardRightArrow, inputHome: .keyboardHome, inputEnd: .keyboardEnd,
      inputPageUp: .keyboardPageUp, inputPageDown: .keyboardPageDown,
      inputBackspace: .keyboardDeleteOrBackspace, inputDelete: .keyboardDeleteForward,
    ]
    for number in 1...12 {
      codes[inputFunction(number)] = KeyboardHIDUsage(
        rawValue: KeyboardHIDUsage.keyboardF1.rawValue + UInt16(number - 1))
    }
    return codes
  }()
}
