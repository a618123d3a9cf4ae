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

  /// The space between the content and the edges, in points.
  var margin: Double {
    let shorter = min(bounds.width, bounds.height)
    return shorter < 360 ? 16 : shorter < 560 ? 24 : shorter < 900 ? 40 : 64
  }
}
