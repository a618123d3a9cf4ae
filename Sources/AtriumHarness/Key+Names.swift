public import AtriumKit

extension Key {
  /// Makes a key from its name in scripts: `Escape`, `F5`, `a`, `Shift+F10`, `Ctrl+Left`.
  ///
  /// The modifiers are `Shift`, `Ctrl`, `Alt` and `Super`; names are case-insensitive, except for a
  /// single letter. The result is nil for an unknown name.
  public init?(named name: String) {
    // The plus sign itself may be the key, as in "Ctrl++".
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if parts.count >= 2, parts.suffix(2).allSatisfy(\.isEmpty) {
      parts.removeLast(2)
      parts.append("+")
    }
    guard let last = parts.popLast() else { return nil }
    var flags: KeyModifierFlags = []
    for part in parts {
      guard let flag = Key.modifiers[part.lowercased()], !flags.contains(flag) else { return nil }
      flags.insert(flag)
    }
    if let named = Key.named[last.lowercased()] {
      self.init(
        keyCode: named.keyCode, characters: named.characters, modifierFlags: flags)
    } else if last.count == 1, let character = last.first, !character.isWhitespace {
      self.init(typing: character)
      modifierFlags.formUnion(flags)
      if flags.contains(.shift) { characters = characters.uppercased() }
    } else {
      return nil
    }
  }

  /// Makes the key that types a character.
  init(typing character: Character) {
    let text = String(character)
    let plain = text.lowercased()
    let flags: KeyModifierFlags = text == plain ? [] : .shift
    var code = KeyboardHIDUsage.unknown
    if let byte = plain.utf8.first, plain.utf8.count == 1 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        code = KeyboardHIDUsage(
          rawValue: KeyboardHIDUsage.keyboardA.rawValue + UInt16(byte - UInt8(ascii: "a")))
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        code = KeyboardHIDUsage(
          rawValue: KeyboardHIDUsage.keyboard1.rawValue + UInt16(byte - UInt8(ascii: "1")))
      case UInt8(ascii: "0"): code = .keyboard0
      case UInt8(ascii: " "): code = .keyboardSpacebar
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): code = .keyboardReturnOrEnter
      case UInt8(ascii: "\t"): code = .keyboardTab
      default: break
      }
    }
    self.init(keyCode: code, characters: text, modifierFlags: flags)
  }

  /// Whether the key's characters include a control character, which is not entered as text.
  var writesControlCharacter: Bool {
    characters.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f }
  }

  /// The name in scripts; nil if there is none.
  var scriptName: String? {
    let prefix = [
      (KeyModifierFlags.control, "Ctrl+"), (.alternate, "Alt+"), (.command, "Super+"),
      (.shift, "Shift+"),
    ].filter { modifierFlags.contains($0.0) }.map(\.1).joined()
    if let name = Key.preferredNames[keyCode] { return prefix + name }
    let plain = charactersIgnoringModifiers
    guard plain.count == 1, !writesControlCharacter, plain != "\"", plain != "#" else {
      return nil
    }
    return prefix + plain
  }

  static let modifiers: [String: KeyModifierFlags] = [
    "shift": .shift, "ctrl": .control, "control": .control, "alt": .alternate, "super": .command,
  ]

  private static let preferredNames: [KeyboardHIDUsage: String] = {
    let names = [
      "Escape", "Return", "Tab", "Space", "Left", "Right", "Up", "Down", "Home", "End", "PageUp",
      "PageDown", "Back", "Forward", "Insert", "Delete", "Backspace", "Menu",
    ]
    var result: [KeyboardHIDUsage: String] = [:]
    for name in names + (1...12).map({ "F\($0)" }) {
      if let code = named[name.lowercased()]?.keyCode { result[code] = name }
    }
    return result
  }()

  private static let named: [String: (keyCode: KeyboardHIDUsage, characters: String)] = {
    var names: [String: (keyCode: KeyboardHIDUsage, characters: String)] = [
      "escape": (.keyboardEscape, "\u{1b}"), "esc": (.keyboardEscape, "\u{1b}"),
      "return": (.keyboardReturnOrEnter, "\r"), "enter": (.keyboardReturnOrEnter, "\r"),
      "tab": (.keyboardTab, "\t"), "space": (.keyboardSpacebar, " "),
      "backspace": (.keyboardDeleteOrBackspace, "\u{8}"),
      "delete": (.keyboardDeleteForward, "\u{7f}"), "insert": (.keyboardInsert, ""),
      "left": (.keyboardLeftArrow, ""), "right": (.keyboardRightArrow, ""),
      "up": (.keyboardUpArrow, ""), "down": (.keyboardDownArrow, ""),
      "home": (.keyboardHome, ""), "end": (.keyboardEnd, ""),
      "pageup": (.keyboardPageUp, ""), "pagedown": (.keyboardPageDown, ""),
      "back": (.applicationControlBack, ""), "forward": (.applicationControlForward, ""),
      "menu": (.keyboardApplication, ""),
    ]
    for number in 1...12 {
      names["f\(number)"] = (
        KeyboardHIDUsage(
          rawValue: KeyboardHIDUsage.keyboardF1.rawValue + UInt16(number - 1)), ""
      )
    }
    return names
  }()
}
