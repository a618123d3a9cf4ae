import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Drawn content while the view's size is animated.
@MainActor
struct ContentModeTests {
  /// The position of the black middle of the content while the view measures 60×40.
  ///
  /// The view is animated to 80×60. In content of that size, the middle is at 20,15 and measures 40×30.
  struct Case: Sendable {
    var mode: View.ContentMode
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    /// The width of the empty strips at the left and right edges.
    var free = 0.0
  }

  @Test(
    "V-33: halfway to 80×60 content is drawn for that size, and positioned in 60×40 by its mode",
    arguments: [
      // The content is three quarters as wide and two thirds as high.
      Case(mode: .scaleToFill, x: 15...45, y: 10...30),
      Case(mode: .redraw, x: 15...45, y: 10...30),
      // Both lengths are two thirds, so the content measures 53⅓ × 40 and is centred.
      Case(mode: .scaleAspectFit, x: (50.0 / 3)...(130.0 / 3), y: 10...30, free: 10.0 / 3),
      // Both lengths are three quarters, so the content measures 60×45 and extends 2½ points above and
      // below the view.
      Case(mode: .scaleAspectFill, x: 15...45, y: 8.75...31.25),
      // The content has its own size, so it is 20 points too wide and 20 too high.
      Case(mode: .center, x: 10...50, y: 5...35),
      Case(mode: .top, x: 10...50, y: 15...45),
      Case(mode: .bottom, x: 10...50, y: -5...25),
      Case(mode: .left, x: 20...60, y: 5...35),
      Case(mode: .right, x: 0...40, y: 5...35),
      Case(mode: .topLeft, x: 20...60, y: 15...45),
      Case(mode: .topRight, x: 0...40, y: 15...45),
      Case(mode: .bottomLeft, x: 20...60, y: -5...25),
      Case(mode: .bottomRight, x: 0...40, y: -5...25),
    ])
  func halfWay(expected: Case) {
    let stage = Stage(size: Size(width: 100, height: 80), scale: 4)
    let view = FramedView(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = expected.mode
    stage.window.addSubview(view)
    stage.turn()
    View.animate(withDuration: 1, options: .curveLinear) {
      view.frame = Rect(x: 0, y: 0, width: 80, height: 60)
    }
    stage.turn()
    stage.advance(by: 0.5)
    #expect(view.presentation.frame.isNear(Rect(x: 0, y: 0, width: 60, height: 40)))
    let picture = stage.snapshot()
    func color(_ x: Double, _ y: Double) -> Color { stage.color(picture, x, y) }
    // Checks both sides of each visible edge of the black middle.
    for (edge, inward) in [(expected.x.lowerBound, 1.0), (expected.x.upperBound, -1)]
    where edge > 1 && edge < 59 {
      #expect(color(edge + inward * 0.5, 20) == .black, "right of \(edge)")
      #expect(color(edge - inward * 0.5, 20) == FramedView.red, "left of \(edge)")
    }
    for (edge, inward) in [(expected.y.lowerBound, 1.0), (expected.y.upperBound, -1)]
    where edge > 1 && edge < 39 {
      #expect(color(30, edge + inward * 0.5) == .black, "below \(edge)")
      #expect(color(30, edge - inward * 0.5) == FramedView.red, "above \(edge)")
    }
    // Content outside the view is clipped, and empty strips stay empty.
    #expect(color(60.5, 20) == .white)
    #expect(color(30, 40.5) == .white)
    if expected.free > 0 {
      #expect(color(expected.free - 0.5, 20) == .white)
      #expect(color(expected.free + 0.5, 20) == FramedView.red)
    }
    stage.settle()
    // After the animation the content is drawn for the view's size, with any mode.
    let end = stage.snapshot()
    #expect(stage.color(end, 20.5, 15.5) == .black && stage.color(end, 59.5, 44.5) == .black)
    #expect(stage.color(end, 19.5, 30) == FramedView.red)
    #expect(stage.color(end, 79.5, 59.5) == FramedView.red)
  }

  /// A red view whose middle half is black.
  private final class FramedView: View {
    nonisolated static let red = Color(hex: 0xff0000)

    override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
      canvas.fill(bounds, with: FramedView.red)
      canvas.fill(
        Rect(
          x: bounds.width / 4, y: bounds.height / 4, width: bounds.width / 2,
          height: bounds.height / 2), with: .black)
    }
  }
}
