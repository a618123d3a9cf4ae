/// The shape of the pointer, named as in the freedesktop cursor specification.
public enum Cursor: String, Hashable, Sendable, CaseIterable {
  /// An arrow.
  case `default`
  /// A pointing hand, over something to press.
  case pointer
  /// A vertical bar between letters.
  case text
  /// An open hand, over something to drag.
  case grab
  /// A closed hand, during a drag.
  case grabbing
  /// Arrows to the left and right.
  case ewResize = "ew-resize"
}
