/// What an item in a row of several looks like, as far as its control knows.
struct ItemState: Equatable {
  /// Whether it is the chosen one.
  var isSelected = false
  /// Whether a pointer is over it.
  var isHovered = false
  /// Whether a press is on it.
  var isPressed = false
  /// Whether the control as a whole can be used.
  var isEnabled = true
}
