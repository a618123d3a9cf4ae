import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The rules of animation blocks, with numbers that an incorrect engine would not produce.
@MainActor
struct AnimationRuleTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test("A-2: inside a block the old value is shown from the first moment")
  func inside() {
    View.animate(withDuration: 1) {
      view.center.x = 125
      #expect(scene.x == 25 && view.center.x == 125)
      view.alpha = 0
      view.backgroundColor = .white
    }
    #expect(scene.x == 25 && view.presentation.alpha == 1)
    #expect(view.presentation.backgroundColor == .black)
    #expect(stage.snapshot().color(atX: 25, y: 25) == .black)
    stage.turn()
    #expect(scene.x == 25)
  }

  @Test("A-3: a property that is not animatable changes at once in a block")
  func others() {
    #expect(stage.snapshot().color(atX: 1, y: 1) == .black)
    View.animate(withDuration: 1) {
      view.center.y = 125
      view.cornerRadius = 20
    }
    #expect(stage.snapshot().color(atX: 1, y: 1) == .white)
    #expect(stage.snapshot().color(atX: 25, y: 25) == .black)
    View.animate(withDuration: 1) { view.isHidden = true }
    #expect(stage.snapshot().color(atX: 25, y: 25) == .white)
  }

  @Test("A-8: during the delay the model already has the final value")
  func delayedModel() {
    View.animate(withDuration: 0.2, delay: 0.5) {
      view.center.x = 125
      view.alpha = 0.25
    }
    for _ in 0..<4 {
      stage.advance(by: 0.1)
      #expect(view.center.x == 125 && view.alpha == 0.25)
      #expect(scene.x == 25 && view.presentation.alpha == 1)
    }
  }

  @Test("A-9: the curve is inherited, unless overrideInheritedCurve is set")
  func curves() {
    let (inner, own) = (View(frame: view.frame), View(frame: view.frame))
    view.addSubview(inner)
    view.addSubview(own)
    View.animate(withDuration: 1, options: .curveEaseIn) {
      view.center.x = 125
      View.animate(withDuration: 1, options: .curveLinear) { inner.center.x = 125 }
      View.animate(withDuration: 1, options: [.curveLinear, .overrideInheritedCurve]) {
        own.center.x = 125
      }
    }
    for (time, eased) in [(0.25, 0.093465), (0.5, 0.315357), (0.75, 0.621862)] {
      stage.advance(by: 0.25)
      #expect(isNear(scene.x, 25 + 100 * eased, 1e-4))
      #expect(isNear(inner.presentation.center.x, 25 + 100 * eased, 1e-4))
      #expect(isNear(own.presentation.center.x, 25 + 100 * time, 1e-4))
    }
  }

  @Test("A-10: geometry and opacity show the sum of all running animations")
  func sums() {
    View.animate(withDuration: 1, options: .curveLinear) {
      view.center.x = 225
      view.bounds.size.width = 150
      view.alpha = 0.5
    }
    stage.advance(by: 0.5)
    View.animate(withDuration: 1, options: .curveLinear) {
      view.center.x = 125
      view.bounds.size.width = 250
      view.alpha = 1
    }
    // The first animation has a half and then a quarter of its distance left. The second animation has the
    // whole distance and then three quarters left.
    for (first, second) in [(0.5, 1.0), (0.25, 0.75), (0, 0.5), (0, 0)] {
      let shown = view.presentation
      #expect(isNear(shown.center.x, 125 - 200 * first + 100 * second))
      #expect(isNear(shown.bounds.width, 250 - 100 * first - 100 * second))
      #expect(isNear(shown.alpha, 1 + 0.5 * first - 0.5 * second))
      stage.advance(by: second == 0.5 ? 0.5 : 0.25)
    }
  }

  @Test("A-14: outside a block modifyAnimations only runs its closure")
  func modifiedOutside() {
    var log: [Bool] = []
    View.modifyAnimations(withRepeatCount: 3, autoreverses: false) {
      View.animate(withDuration: 0.2, options: .curveLinear) {
        view.center.x = 125
      } completion: {
        log.append($0)
      }
    }
    scene.expect(from: stage.time, samples: [(0.1, 75), (0.2, 125)])
    #expect(log == [true] && stage.window.isIdle)
  }

  @Test("A-9, A-14: a nested block repeats with the outer block, unless it has its own options")
  func modifiedInside() {
    let (inner, own) = (View(frame: view.frame), View(frame: view.frame))
    stage.window.addSubview(inner)
    stage.window.addSubview(own)
    View.animate(withDuration: 0.2, options: .curveLinear) {
      View.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
        view.center.x = 125
        View.animate(withDuration: 0.2) { inner.center.x = 125 }
        View.animate(withDuration: 0.2, options: .overrideInheritedOptions) { own.center.x = 125 }
      }
    }
    stage.advance(by: 0.3)
    #expect(isNear(scene.x, 75) && isNear(inner.presentation.center.x, 75))
    #expect(own.presentation.center.x == 125)
    stage.settle()
  }

  @Test(
    "a curve or a spring with unusual numbers yields finite positions",
    arguments: [.nan, .infinity, -.infinity, 1e308] as [Double])
  func oddCurve(number: Double) {
    let timings: [any TimingCurveProvider] = [
      CubicTimingParameters(
        controlPoint1: Point(x: number, y: number), controlPoint2: Point(x: number, y: -number)),
      SpringTimingParameters(
        dampingRatio: number, initialVelocity: Vector(dx: 1, dy: 1)),
    ]
    for timing in timings {
      view.center = Point(x: 25, y: 25)
      let animator = ViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { view.center.x = 125 }
      animator.startAnimation()
      for _ in 0..<8 {
        stage.advance(by: 0.1)
        #expect(scene.x.isFinite)
      }
      animator.stopAnimation(true)
      #expect(view.center.x.isFinite)
    }
  }
}
