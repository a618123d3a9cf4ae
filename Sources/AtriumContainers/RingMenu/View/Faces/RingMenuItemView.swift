import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// One item of a plain ring: a disc with the item's image (RM-16).
final class RingMenuItemView: View {
  /// The content of the wedge that the view shows.
  var wedge: RingMenuPicture.Wedge {
    didSet {
      guard wedge != oldValue else { return }
      describe(wedge)
      setNeedsDisplay()
    }
  }
  /// Whether the item is highlighted, so that a release would choose it.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  init(_ wedge: RingMenuPicture.Wedge) {
    self.wedge = wedge
    super.init(
      frame: Rect(
        x: 0, y: 0, width: RingMenuLayout.itemSide, height: RingMenuLayout.itemSide))
    describe(wedge)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    // The highlight exchanges black and white, so it does not depend on hue alone.
    let (ground, ink) =
      isHighlighted ? (Color.white, Color.black) : (Color(white: 0, alpha: 0.85), Color.white)
    canvas.fill(Path(ovalIn: bounds), with: ground)
    if wedge.isSelected {
      canvas.stroke(
        Path(ovalIn: bounds.insetBy(dx: 3, dy: 3)), with: ink, style: LineStyle(width: 2))
    }
    let scale = bounds.width / RingMenuLayout.itemSide
    let faded = wedge.isEnabled ? ink : ink.withAlphaComponent(0.4)
    if let image = wedge.image {
      let side = min(24, image.size.width) * scale
      let height = image.size.width > 0 ? side * image.size.height / image.size.width : side
      canvas.draw(
        image, in: Rect(center: bounds.center, size: Size(width: side, height: height)),
        tint: faded)
    } else if let initial = wedge.title.first {
      let layout = TextLayout(
        String(initial), font: .system(ofSize: 18 * scale, weight: .semibold))
      canvas.draw(
        layout,
        at: Point(
          x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2),
        color: faded)
    }
  }
}

extension View {
  /// Sets the accessibility properties for the content of a wedge.
  func describe(_ wedge: RingMenuPicture.Wedge) {
    var traits: AccessibilityTraits = .menuItem
    accessibilityRole = nil
    if wedge.isSelected { traits.insert(.selected) }
    if !wedge.isEnabled { traits.insert(.notEnabled) }
    var value = wedge.position
    switch wedge.mark {
    case .none, .back: break
    case .branch: accessibilityRole = .menu
    case .state(let isOn, let isExclusive):
      traits.insert(.toggleButton)
      if isOn { traits.insert(.selected) }
      if isExclusive { accessibilityRole = .menuItemRadio }
    case .value(let number):
      traits.insert(.adjustable)
      value = "\(number)" + (value.isEmpty ? "" : ", \(value)")
    }
    isAccessibilityElement = true
    accessibilityTraits = traits
    accessibilityLabel = wedge.title
    accessibilityValue = value.isEmpty ? nil : value
  }
}
