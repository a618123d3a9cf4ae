/// A key, identified by its number in the USB HID usage table, page 7, as in UIKit.
public struct KeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The usage number; 0 for a key that is not in the table.
  public let rawValue: UInt16

  /// Makes a key from its usage number.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Any key that is not in the table.
  public static let unknown = KeyboardHIDUsage(rawValue: 0x00)
  /// The A key; the values of the keys B to Z follow.
  public static let keyboardA = KeyboardHIDUsage(rawValue: 0x04)
  /// The 1 key; the values of the keys 2 to 9 and then 0 follow.
  public static let keyboard1 = KeyboardHIDUsage(rawValue: 0x1e)
  /// The 0 key.
  public static let keyboard0 = KeyboardHIDUsage(rawValue: 0x27)
  /// Return or Enter.
  public static let keyboardReturnOrEnter = KeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = KeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = KeyboardHIDUsage(rawValue: 0x2a)
  /// Tab.
  public static let keyboardTab = KeyboardHIDUsage(rawValue: 0x2b)
  /// The space bar.
  public static let keyboardSpacebar = KeyboardHIDUsage(rawValue: 0x2c)
  /// The F1 key; the values of the keys F2 to F12 follow.
  public static let keyboardF1 = KeyboardHIDUsage(rawValue: 0x3a)
  /// F10.
  public static let keyboardF10 = KeyboardHIDUsage(rawValue: 0x43)
  /// Insert.
  public static let keyboardInsert = KeyboardHIDUsage(rawValue: 0x49)
  /// Home.
  public static let keyboardHome = KeyboardHIDUsage(rawValue: 0x4a)
  /// Page Up.
  public static let keyboardPageUp = KeyboardHIDUsage(rawValue: 0x4b)
  /// Delete, which deletes forwards.
  public static let keyboardDeleteForward = KeyboardHIDUsage(rawValue: 0x4c)
  /// End.
  public static let keyboardEnd = KeyboardHIDUsage(rawValue: 0x4d)
  /// Page Down.
  public static let keyboardPageDown = KeyboardHIDUsage(rawValue: 0x4e)
  /// The right arrow.
  public static let keyboardRightArrow = KeyboardHIDUsage(rawValue: 0x4f)
  /// The left arrow.
  public static let keyboardLeftArrow = KeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow.
  public static let keyboardDownArrow = KeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow.
  public static let keyboardUpArrow = KeyboardHIDUsage(rawValue: 0x52)
  /// Enter on the number pad.
  public static let keypadEnter = KeyboardHIDUsage(rawValue: 0x58)
  /// The key 1 on the number pad; the values of the keys 2 to 9 and then 0 follow.
  public static let keypad1 = KeyboardHIDUsage(rawValue: 0x59)
  /// 0 on the number pad.
  public static let keypad0 = KeyboardHIDUsage(rawValue: 0x62)
  /// The Menu key, which many keyboards have beside the right Control key.
  public static let keyboardApplication = KeyboardHIDUsage(rawValue: 0x65)
  /// The Back key: AC Back of the Consumer page.
  ///
  /// The values of the Consumer page are above 0xff, and therefore differ from all values of the keyboard page.
  public static let applicationControlBack = KeyboardHIDUsage(rawValue: 0x224)
  /// The Forward key: AC Forward of the Consumer page.
  public static let applicationControlForward = KeyboardHIDUsage(rawValue: 0x225)
}
