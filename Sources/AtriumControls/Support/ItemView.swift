import AtriumGeometry
import AtriumKit

/// One of several items in a row: a segment, a tab.
class ItemView: View {
  /// The state that the control gives it.
  var state = ItemState() {
    didSet { if state != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Whether the item itself can be chosen.
  var isItemEnabled: Bool { true }

  /// Whether it can be chosen now.
  var isUsable: Bool { state.isEnabled && isItemEnabled }

  /// Whether a ground sets it apart from its neighbours.
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
