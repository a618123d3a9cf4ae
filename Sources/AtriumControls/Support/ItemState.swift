/// The state of one item of a control, which the control sets.
struct ItemState: Equatable {
  /// Whether the item is selected.
  var isSelected = false
  /// Whether the pointer is over the item.
  var isHovered = false
  /// Whether the item is pressed.
  var isPressed = false
  /// Whether the control is enabled.
  var isEnabled = true
}
