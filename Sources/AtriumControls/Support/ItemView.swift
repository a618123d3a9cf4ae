import AtriumGeometry
import AtriumKit

/// One of several items in a row: a segment, a tab.
class ItemView: View {
  /// The state, which the control sets.
  var state = ItemState() {
    didSet { if state != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Whether the item itself is enabled.
  var isItemEnabled: Bool { true }

  /// Whether both the item and its control are enabled.
  var isUsable: Bool { state.isEnabled && isItemEnabled }

  /// Whether it has a background: selected, hovered or pressed.
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
