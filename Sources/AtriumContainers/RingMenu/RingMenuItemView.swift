import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One item of a ring: a disc with the item's image (RM-16).
final class RingMenuItemView: View {
  private let item: TabBarItem

  /// Whether it is the item of the selected child.
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }
  /// Whether it is the item that would be chosen now.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  init(item: TabBarItem) {
    self.item = item
    super.init(
      frame: Rect(
        x: 0, y: 0, width: RingMenuLayout.itemSide, height: RingMenuLayout.itemSide))
    accessibilityLabel = item.title
  }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits: AccessibilityTraits = .menuItem
      if isSelected { traits.insert(.selected) }
      if !item.isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set {}
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    // White and black are swapped, so that the highlight does not depend on a hue alone.
    let (ground, ink) =
      isHighlighted ? (Color.white, Color.black) : (Color(white: 0, alpha: 0.85), Color.white)
    canvas.fill(Path(ovalIn: bounds), with: ground)
    if isSelected {
      canvas.stroke(
        Path(ovalIn: bounds.insetBy(dx: 3, dy: 3)), with: ink, style: LineStyle(width: 2))
    }
    let faded = item.isEnabled ? ink : ink.withAlphaComponent(0.4)
    let image = isHighlighted || isSelected ? item.selectedImage ?? item.image : item.image
    if let image {
      let side = min(24, image.size.width)
      let height = image.size.width > 0 ? side * image.size.height / image.size.width : side
      canvas.draw(
        image, in: Rect(center: bounds.center, size: Size(width: side, height: height)),
        tint: faded)
    } else if let initial = item.title?.first {
      let layout = TextLayout(String(initial), font: .system(ofSize: 18, weight: .semibold))
      canvas.draw(
        layout,
        at: Point(
          x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2),
        color: faded)
    }
  }
}
