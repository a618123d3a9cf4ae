import AtriumKit

/// The command that a key performs in text (TX-17).
enum TextCommand: Equatable {
  case move(TextMotion, extends: Bool)
  case backspace, deleteForward
  case deleteTo(TextMotion)
  case selectAll, selectNone
  case copy, cut, paste
  case undo, redo
  case insertTab, insertNewline
  case submit
  case showMenu
  /// The key has no effect, but the text handles it.
  case nothing

  /// Makes the command for a key; nil if the text does not handle the key.
  ///
  /// - Parameters:
  ///   - key: The pressed key and its modifiers.
  ///   - isSingleLine: Whether the text has only one line.
  ///   - acceptsTab: Whether the Tab key inserts a tab.
  init?(_ key: Key, isSingleLine: Bool, acceptsTab: Bool) {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let (isShift, isControl) = (flags.contains(.shift), flags.contains(.control))
    if let motion = TextCommand.motion(
      of: key.keyCode, isControl: isControl, isSingleLine: isSingleLine)
    {
      self = .move(motion, extends: isShift)
      return
    }
    guard
      let command = isControl
        ? TextCommand.controlled(key, isShift: isShift)
        : TextCommand.plain(
          key, isShift: isShift, isSingleLine: isSingleLine, acceptsTab: acceptsTab)
    else { return nil }
    self = command
  }

  private static func motion(
    of code: KeyboardHIDUsage, isControl: Bool, isSingleLine: Bool
  ) -> TextMotion? {
    switch code {
    case .keyboardLeftArrow: return isControl ? .wordLeft : .left
    case .keyboardRightArrow: return isControl ? .wordRight : .right
    case .keyboardHome: return isControl ? .documentStart : .lineStart
    case .keyboardEnd: return isControl ? .documentEnd : .lineEnd
    default: break
    }
    guard !isSingleLine else { return nil }
    switch code {
    case .keyboardUpArrow: return isControl ? .paragraphStart : .up
    case .keyboardDownArrow: return isControl ? .paragraphEnd : .down
    case .keyboardPageUp: return isControl ? nil : .pageUp
    case .keyboardPageDown: return isControl ? nil : .pageDown
    default: return nil
    }
  }

  private static func plain(
    _ key: Key, isShift: Bool, isSingleLine: Bool, acceptsTab: Bool
  ) -> TextCommand? {
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: return .backspace
    case .keyboardDeleteForward: return isShift ? .cut : .deleteForward
    // The Insert key alone has no effect: typing never overwrites text (TX-18).
    case .keyboardInsert: return isShift ? .paste : .nothing
    case .keyboardReturnOrEnter, .keypadEnter: return isSingleLine ? .submit : .insertNewline
    case .keyboardTab: return acceptsTab && !isSingleLine && !isShift ? .insertTab : nil
    case .keyboardApplication: return .showMenu
    case .keyboardF10: return isShift ? .showMenu : nil
    // The characters of other keys are delivered separately, as text.
    default:
      let isTyped = key.characters.unicodeScalars.contains { $0.value >= 0x20 && $0.value != 0x7F }
      return isTyped ? .nothing : nil
    }
  }

  private static func controlled(_ key: Key, isShift: Bool) -> TextCommand? {
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: return .deleteTo(.wordStart)
    case .keyboardDeleteForward: return .deleteTo(.wordEnd)
    case .keyboardInsert: return .copy
    case letter("a"): return isShift ? .selectNone : .selectAll
    case letter("c"): return isShift ? nil : .copy
    case letter("x"): return isShift ? nil : .cut
    case letter("v"): return isShift ? nil : .paste
    case letter("y"): return isShift ? nil : .redo
    case letter("z"): return isShift ? .redo : .undo
    default: break
    }
    switch key.charactersIgnoringModifiers {
    case "/": return .selectAll
    case "\\": return .selectNone
    default: return nil
    }
  }

  private static func letter(_ letter: Unicode.Scalar) -> KeyboardHIDUsage {
    KeyboardHIDUsage(
      rawValue: KeyboardHIDUsage.keyboardA.rawValue
        + UInt16(letter.value - Unicode.Scalar("a").value))
  }

  /// Whether the command changes the text.
  var isEdit: Bool {
    switch self {
    case .backspace, .deleteForward, .deleteTo, .cut, .paste, .undo, .redo, .insertTab,
      .insertNewline:
      true
    default: false
    }
  }
}
