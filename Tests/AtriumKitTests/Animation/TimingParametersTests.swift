import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Timing parameters of property animators.
@MainActor
struct TimingParametersTests {
  @Test("A-5: cubic parameters without arguments have the standard curve")
  func cubic() {
    let standard = CubicTimingParameters()
    #expect(standard.controlPoint1 == Point(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == Point(x: 0.25, y: 1))
    #expect(standard.animationCurve.rawValue == 5)
    #expect(standard.timingCurveType == .builtin)
    let own = CubicTimingParameters(
      controlPoint1: Point(x: 2, y: 0.1), controlPoint2: Point(x: 0.5, y: 2))
    #expect(own.animationCurve.rawValue == 6)
    #expect(own.controlPoint1 == Point(x: 1, y: 0.1))
    #expect(own.timingCurveType == .cubic)
    #expect(own.cubicTimingParameters == own && own.springTimingParameters == nil)
    let named: [View.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(named.map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      named.map { CubicTimingParameters(animationCurve: $0).curve }
        == [.easeInOut, .easeIn, .easeOut, .linear])
  }

  @Test(
    "A-20: a spring with mass and stiffness has its own duration, and a spring with a damping ratio has the animator's"
  )
  func durations() {
    let fitted = SpringTimingParameters(dampingRatio: 0.7)
    #expect(ViewPropertyAnimator(duration: 0.4, timingParameters: fitted).duration == 0.4)
    let physical = SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    let animator = ViewPropertyAnimator(duration: 0.4, timingParameters: physical)
    #expect(isNear(animator.duration, 1.4727003346780925, 1e-9))
    #expect(physical.timingCurveType == .spring && physical.cubicTimingParameters == nil)
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500)
    let usual = ViewPropertyAnimator(duration: 1, timingParameters: SpringTimingParameters())
    #expect(usual.duration == heavy.settlingDuration)
    let endless = SpringTimingParameters(duration: 1, bounce: 1)
    #expect(ViewPropertyAnimator(duration: 1, timingParameters: endless).duration == 60)
    for duration in [-1, .nan, .infinity] as [Double] {
      #expect(ViewPropertyAnimator(duration: duration, curve: .linear).duration == 0)
    }
  }

  @Test("a timing provider without parameters has the standard curve")
  func empty() {
    let scene = AnimationScene()
    let animator = ViewPropertyAnimator(duration: 1, timingParameters: NoTiming())
    animator.addAnimations { scene.view.center.x = 125 }
    animator.startAnimation()
    scene.expect(from: scene.stage.time, samples: [(0.25, 25 + 100 * 0.408511)], tolerance: 1e-4)
    scene.stage.settle()
  }
}

private struct NoTiming: TimingCurveProvider {
  var timingCurveType: TimingCurveType { .cubic }
  var cubicTimingParameters: CubicTimingParameters? { nil }
  var springTimingParameters: SpringTimingParameters? { nil }
}
