import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The painting order of views with a position along the third axis.
@MainActor
struct PaintingOrderTests {
  private let stage = Stage(size: Size(width: 60, height: 20))
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let first = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
  private let second = View(frame: Rect(x: 20, y: 0, width: 40, height: 20))

  init() {
    (first.backgroundColor, second.backgroundColor) = (red, blue)
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    stage.settle()
  }

  private var middle: Color { stage.snapshot().color(atX: 30, y: 10) }

  @Test("a subview with a larger position is painted in front, and the order of the subviews stays")
  func order() {
    #expect(middle == blue && first.zPosition == 0)
    first.zPosition = 1
    stage.settle()
    #expect(middle == red && stage.window.subviews.suffix(2) == [first, second])
    #expect(stage.window.hitTest(Point(x: 30, y: 10), with: nil) === second)
    second.zPosition = 1
    stage.settle()
    #expect(middle == blue)
    second.zPosition = -1
    stage.settle()
    #expect(middle == red)
  }

  @Test("opaque views cover by their painting order")
  func cover() {
    first.frame = second.frame
    second.zPosition = -1
    stage.settle()
    #expect(middle == red)
    second.zPosition = 2
    stage.settle()
    #expect(middle == blue)
    // The view in front hides the removed view, so that no pixel changes.
    first.removeFromSuperview()
    stage.settle()
    #expect(middle == blue)
    stage.window.addSubview(first)
    second.removeFromSuperview()
    stage.settle()
    #expect(middle == red)
  }

  @Test("an infinite position traps")
  func trap() async {
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().zPosition = .infinity }
    }
    #expect(trapMessage(set) == "View.zPosition was set to inf; give finite numbers, in points.")
  }
}
