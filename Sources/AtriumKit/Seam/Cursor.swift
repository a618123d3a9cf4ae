/// The picture of the pointer, named as the freedesktop cursor specification does.
public enum Cursor: String, Hashable, Sendable, CaseIterable {
  /// An arrow.
  case `default`
  /// A hand: here is something to press.
  case pointer
  /// A bar between letters.
  case text
  /// An open hand: this can be dragged.
  case grab
  /// A closed hand: this is being dragged.
  case grabbing
  /// Arrows to the left and right.
  case ewResize = "ew-resize"
}
