import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The call that reports a changed origin of a view's bounds: V-5.
@MainActor
struct BoundsOriginTests {
  private let view = Telling(frame: Rect(x: 10, y: 20, width: 100, height: 50))

  @Test("V-5: the view gets one call for each new origin, with the old origin, and no other calls")
  func told() {
    view.bounds.origin = Point(x: 3, y: 4)
    #expect(view.take() == [Point(x: 0, y: 0)])
    view.bounds = Rect(x: 5, y: 4, width: 60, height: 60)
    #expect(view.take() == [Point(x: 3, y: 4)])
    view.bounds.origin = Point(x: 5, y: 4)
    view.bounds.size = Size(width: 1, height: 2)
    view.frame = Rect(x: 0, y: 0, width: 70, height: 80)
    view.center = .zero
    view.anchorPoint = .zero
    view.transform = AffineTransform(scaleX: 2, y: 2)
    view.frame = Rect(x: 1, y: 1, width: 70, height: 80)
    #expect(view.take() == [])
  }

  @Test("V-5: in the call the view has its new state, and may change the origin again")
  func reentrance() {
    view.limit = 10
    view.bounds = Rect(x: 30, y: 0, width: 77, height: 50)
    #expect(view.bounds == Rect(x: 10, y: 0, width: 77, height: 50))
    #expect(view.take() == [Point(x: 0, y: 0), Point(x: 30, y: 0)])
    #expect(view.sizes == [Size(width: 77, height: 50), Size(width: 77, height: 50)])
  }

  @Test("V-5: an animation sends one call for the model, and another if it is reversed")
  func animated() {
    let stage = Stage(size: Size(width: 200, height: 200))
    stage.window.addSubview(view)
    stage.settle()
    View.animate(withDuration: 1, options: .curveLinear) { view.bounds.origin.y = 40 }
    #expect(view.take() == [.zero])
    stage.advance(by: 0.5)
    #expect(abs(view.presentation.bounds.minY - 20) < 1e-9)
    stage.settle()
    #expect(view.take() == [])
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.bounds.origin.y = 90
    }
    animator.startAnimation()
    #expect(view.take() == [Point(x: 0, y: 40)])
    stage.advance(by: 0.25)
    animator.isReversed = true
    stage.settle()
    #expect(view.bounds.minY == 40)
    #expect(view.take() == [Point(x: 0, y: 90)])
  }

  private final class Telling: View {
    private var origins: [Point] = []
    private(set) var sizes: [Size] = []
    var limit = Double.infinity

    func take() -> [Point] {
      defer { origins = [] }
      return origins
    }

    override func boundsOriginDidChange(from oldOrigin: Point) {
      origins.append(oldOrigin)
      sizes.append(bounds.size)
      bounds.origin.x = min(bounds.origin.x, limit)
    }
  }
}
