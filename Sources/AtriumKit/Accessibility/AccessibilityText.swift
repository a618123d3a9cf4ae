public import AtriumGeometry

/// An object with text that the user can select or edit, for assistive technologies.
///
/// All offsets count Unicode scalars, as in ``AccessibilityTextEvent``. Secure text is represented by one bullet for
/// each grapheme.
@MainActor
public protocol AccessibilityTextProviding: AccessibleObject {
  /// The whole text.
  var accessibilityText: String { get }
  /// The selected range; empty at the caret if no text is selected.
  var accessibilitySelectedRange: Range<Int> { get }
  /// The offset of the caret, which is one end of the selected range.
  var accessibilityCaretOffset: Int { get }
  /// Whether the user can change the text.
  var isAccessibilityTextEditable: Bool { get }
  /// Whether the text can have several lines.
  var isAccessibilityTextMultiline: Bool { get }
  /// Whether bullets hide the text.
  var isAccessibilityTextSecure: Bool { get }

  /// Selects a range for the user; an empty range moves the caret.
  ///
  /// - Parameter range: The range, which is clamped to the text.
  func selectAccessibilityText(in range: Range<Int>)

  /// Replaces a range for the user.
  ///
  /// - Parameters:
  ///   - range: The range, which is clamped to the text.
  ///   - text: The new text.
  /// - Returns: Whether the text was changed.
  func replaceAccessibilityText(in range: Range<Int>, with text: String) -> Bool

  /// Returns the rectangle of a character, in points, in the window's coordinates.
  func accessibilityFrame(ofCharacterAt offset: Int) -> Rect

  /// Returns the offset of the character at a point in the window's coordinates; nil if there is no text.
  func accessibilityOffset(at point: Point) -> Int?
}
