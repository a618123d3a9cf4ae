/// The state that a control gives one of its items.
struct ItemState: Equatable {
  /// Whether it is selected.
  var isSelected = false
  /// Whether a pointer is over it.
  var isHovered = false
  /// Whether a press is on it.
  var isPressed = false
  /// Whether the control is enabled.
  var isEnabled = true
}
