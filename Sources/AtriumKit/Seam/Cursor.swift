/// The shape of the pointer, named as in the freedesktop cursor specification.
public enum Cursor: String, Hashable, Sendable, CaseIterable {
  /// An arrow.
  case `default`
  /// A pointing hand, for clickable content.
  case pointer
  /// A vertical bar, for text.
  case text
  /// An open hand, for content that can be dragged.
  case grab
  /// A closed hand, during a drag.
  case grabbing
  /// Arrows to the left and right.
  case ewResize = "ew-resize"
}
