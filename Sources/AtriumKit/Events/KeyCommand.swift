/// A keyboard shortcut: a key with modifiers, and the action that it performs.
///
/// A responder returns its commands from ``Responder/keyCommands``. They work while the responder is in the first
/// responder's chain. If several commands have the same key, the command of the nearest responder is performed.
@MainActor
public struct KeyCommand {
  /// The key: its characters without modifiers, or one of the input constants such as ``inputEscape``.
  public let input: String
  /// The modifiers, which must match exactly; Shift may be omitted for a character that requires Shift.
  public let modifierFlags: KeyModifierFlags
  /// The command's title in menus.
  public var title: String
  /// The command's title in lists of shortcuts; nil uses ``title``.
  public var discoverabilityTitle: String?
  /// Whether the command takes precedence over the default behaviour of the key; false by default.
  ///
  /// Default behaviours are typing, moving the focus, activating a control, and going back with Escape.
  public var wantsPriorityOverSystemBehavior = false
  /// Whether the command is performed again at each auto-repeat of the key; false by default.
  public var repeats = false
  /// Whether the command works now; if not, the next command in the chain with the same key is tried.
  public var isEnabled = true
  /// The closure that performs the command.
  public let action: @MainActor () -> Void

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - title: The title; commands without a title are not listed.
  ///   - input: The key; see ``input``.
  ///   - modifierFlags: The modifiers that are pressed with the key.
  ///   - discoverabilityTitle: A longer title for lists of shortcuts; nil uses the title.
  ///   - action: The closure that performs the command.
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
  /// The key Return, and Enter on the number pad.
  public static let inputReturn = "Return"
  /// The key Tab.
  public static let inputTab = "Tab"
  /// The space bar.
  public static let inputSpace = " "
  /// The Up arrow key.
  public static let inputUpArrow = "Up"
  /// The Down arrow key.
  public static let inputDownArrow = "Down"
  /// The Left arrow key.
  public static let inputLeftArrow = "Left"
  /// The Right arrow key.
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
  /// The Delete key, which deletes forwards.
  public static let inputDelete = "Delete"
  /// The Back key, beside the arrow keys of some keyboards.
  public static let inputBack = "Back"
  /// The Forward key, beside the arrow keys of some keyboards.
  public static let inputForward = "Forward"
  /// The Menu key, beside Ctrl on many keyboards.
  public static let inputMenu = "Menu"
  /// Returns the input of a function key, from F1 to F12.
  public static func inputFunction(_ number: Int) -> String { "F\(number)" }

  /// The title that lists of shortcuts show; empty if the command is not listed.
  public var listedTitle: String { discoverabilityTitle ?? title }

  /// The key and its modifiers as text for users, such as `Ctrl+Shift+N`.
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

  /// Returns whether another command has the same key and modifiers.
  func hasSameKey(as other: KeyCommand) -> Bool { combination == other.combination }

  /// A key with its modifiers.
  struct Combination: Hashable {
    let input: String
    let modifiers: KeyModifierFlags.RawValue
  }

  /// The command's key and modifiers, for comparison.
  var combination: Combination {
    Combination(input: input.lowercased(), modifiers: modifierFlags.rawValue)
  }

  /// Returns whether a key with its modifiers triggers the command.
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
    // Some keyboards require Shift for a character such as the question mark, and others do not.
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
      inputBack: .applicationControlBack, inputForward: .applicationControlForward,
      inputMenu: .keyboardApplication,
    ]
    for number in 1...12 {
      codes[inputFunction(number)] = KeyboardHIDUsage(
        rawValue: KeyboardHIDUsage.keyboardF1.rawValue + UInt16(number - 1))
    }
    return codes
  }()
}
