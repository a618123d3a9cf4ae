import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The root view of a screen: it draws the theme's background, and updates it with the theme.
class ScreenView: View {
  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(rect.intersection(bounds), with: theme.background)
  }

  /// The area for content: the bounds without the views over the room, such as the strip of
  /// buttons.
  var contentRect: Rect {
    let insets = safeAreaInsets
    return Rect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// ``contentRect`` with a margin; at most 8 points of it lie above the strip of buttons.
  func area(margin: Double) -> Rect {
    let bottom = bottom(margin: margin)
    return Rect(
      x: contentRect.minX + margin, y: contentRect.minY + margin,
      width: max(0, contentRect.width - 2 * margin),
      height: max(0, contentRect.height - margin - bottom))
  }

  /// The space below the content, in points, for a margin at the other sides.
  func bottom(margin: Double) -> Double { safeAreaInsets.bottom > 0 ? min(margin, 8) : margin }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The space between the content and the edges, in points.
  var margin: Double {
    let shorter = min(bounds.width, bounds.height)
    return shorter < 360 ? 16 : shorter < 560 ? 24 : shorter < 900 ? 40 : 64
  }
}
