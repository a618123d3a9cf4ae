import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The root view of a screen, which draws the current theme's background.
class ScreenView: View {
  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(rect.intersection(bounds), with: theme.background)
  }

  /// Returns the bounds inset by a margin.
  func area(margin: Double) -> Rect {
    bounds.insetBy(dx: min(margin, bounds.width / 2), dy: min(margin, bounds.height / 2))
  }

  /// The space between the content and the edges, in points, as in every room.
  var margin: Double { RoomMetrics(window?.bounds.size ?? bounds.size).margin }
}
