import AtriumGeometry
import AtriumKit

/// The view of one of several items in a row, such as a segment or a tab.
class ItemView: View {
  /// The state of the item, which the control sets.
  var state = ItemState() {
    didSet { if state != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  /// Whether the item itself is enabled.
  var isItemEnabled: Bool { true }

  /// Whether both the item and its control are enabled.
  var isUsable: Bool { state.isEnabled && isItemEnabled }

  /// Whether the item is drawn with a background, because it is selected, hovered or pressed.
  var isMarked: Bool { state.isSelected || isUsable && (state.isHovered || state.isPressed) }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.button)
      if state.isSelected { traits.insert(.selected) }
      if !isUsable { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
