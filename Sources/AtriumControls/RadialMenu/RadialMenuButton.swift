import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A round button of a radial menu: the start button or an item.
final class RadialMenuButton: Control {
  /// The diameter of the button, in points.
  static let side = 44.0
  private static let pictureSide = 22.0

  /// The role of the button in the menu.
  enum Kind {
    case start
    case item(Image?)
  }

  private let kind: Kind
  /// Called with a key that the button does not handle itself; the closure returns whether it handled the
  /// key.
  var onKey: ((KeyboardHIDUsage) -> Bool)?

  init(_ kind: Kind, title: String) {
    self.kind = kind
    super.init(
      frame: Rect(x: 0, y: 0, width: RadialMenuButton.side, height: RadialMenuButton.side))
    cornerRadius = RadialMenuButton.side / 2
    accessibilityLabel = title
    accessibilityTraits = .button
    if case .start = kind { accessibilityTraits.insert(.toggleButton) }
  }

  /// Whether the button is the start button of an open menu.
  var isOfOpenMenu = false

  /// The accessibility traits of the button; the start button is a toggle, which is selected while the menu is open.
  override var accessibilityTraits: AccessibilityTraits {
    get { isOfOpenMenu ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// Returns an area twice as wide and high as the button, in which a tracked touch counts as inside (AM-5).
  override func trackingArea(for touch: Touch) -> Rect {
    bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool { onKey?(key.keyCode) ?? false }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let circle = Path(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5))
    canvas.fill(circle, with: fill)
    canvas.stroke(circle, with: theme.outline, width: 1)
    switch kind {
    case .start:
      Glyph.plus.draw(at: Point(x: bounds.midX, y: bounds.midY), color: theme.onAccent, in: canvas)
    case .item(let image):
      guard let image else { return }
      let side = RadialMenuButton.pictureSide
      let place = bounds.insetBy(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2)
      let ink = isEnabled ? theme.label : theme.secondaryLabel
      canvas.draw(
        image, in: View.ContentMode.scaleAspectFit.rect(for: image.size, in: place),
        tint: image.renderingMode == .alwaysOriginal ? nil : ink)
    }
  }

  private var fill: Color {
    switch kind {
    case .start: isHighlighted ? theme.pressedAccent : theme.accent
    case .item:
      if isHighlighted {
        theme.pressedFill
      } else if isHovered {
        theme.hoverFill
      } else {
        theme.fill
      }
    }
  }
}
