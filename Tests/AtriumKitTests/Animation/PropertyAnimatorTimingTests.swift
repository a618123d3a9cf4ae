import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Scrubbing and continuing property animators.
@MainActor
struct PropertyAnimatorTimingTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test("A-28: scrubbing is linear, and pausing causes no jump")
  func scrubsLinearly() {
    let animator = scene.animator(.easeIn)
    #expect(animator.scrubsLinearly)
    animator.startAnimation()
    stage.advance(by: 0.5)
    let shown = scene.x
    #expect(isNear(shown, 25 + 31.5357, 1e-3))
    animator.pauseAnimation()
    #expect(isNear(scene.x, shown) && isNear(animator.fractionComplete, 0.315357, 1e-5))
    for fraction in [0.1, 0.5, 0.8] {
      animator.fractionComplete = fraction
      #expect(isNear(scene.x, 25 + 100 * fraction))
    }
    // The animator continues along its own curve from its current position.
    animator.startAnimation()
    let start = stage.time
    #expect(isNear(scene.x, 105))
    let rest = 1 - timeOfEaseIn(0.8)
    stage.advance(by: rest / 2)
    #expect(isNear(scene.x, 25 + 100 * UnitCurve.easeIn.value(at: 1 - rest / 2), 1e-4))
    stage.advance(by: rest / 2 + 1e-6)
    #expect(isNear(stage.time - start, rest, 1e-5) && scene.x == 125)
    #expect(animator.state == .inactive)
  }

  private func timeOfEaseIn(_ value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if UnitCurve.easeIn.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }

  @Test("A-28: without scrubsLinearly, scrubbing follows the curve")
  func scrubsCurved() {
    let animator = scene.animator(.easeIn)
    animator.scrubsLinearly = false
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete, 0.5))
    animator.fractionComplete = 0.75
    #expect(isNear(scene.x, 25 + 62.1862, 1e-3))
    animator.startAnimation()
    stage.advance(by: 0.15)
    #expect(isNear(scene.x, 25 + 83.9428, 1e-3))
    stage.settle()
  }

  @Test("A-28: a progress that is set during the run continues from there")
  func scrubsRunning() {
    let animator = scene.animator()
    animator.startAnimation()
    stage.advance(by: 0.2)
    animator.fractionComplete = 0.7
    #expect(animator.isRunning && isNear(scene.x, 95))
    stage.advance(by: 0.2)
    #expect(isNear(scene.x, 115))
    stage.settle()
  }

  @Test(
    "A-29: an animator continued without timing keeps its remaining time, or takes a fraction of its duration"
  )
  func continues() {
    let animator = scene.animator()
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.pauseAnimation()
    stage.advance(by: 3)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.expect(from: stage.time, samples: [(0.3, 95), (0.6, 125)])
    #expect(animator.state == .inactive)
    let back = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 25 }
    back.fractionComplete = 0.5
    back.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    scene.expect(from: stage.time, samples: [(1, 50), (1.9, 27.5), (2, 25)])
  }

  @Test("A-29: an animator continued with another timing follows it from its current position")
  func continuesOtherwise() {
    let animator = scene.animator()
    animator.fractionComplete = 0.2
    animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    scene.expect(
      from: stage.time, samples: [(0, 45), (0.25, 45 + 80 * 0.315357), (0.5, 125)],
      tolerance: 1e-3)
    #expect(animator.state == .inactive)
    let back = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 225 }
    back.fractionComplete = 0.4
    back.isReversed = true
    back.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    scene.expect(
      from: stage.time, samples: [(0, 165), (0.25, 165 - 40 * 0.315357), (0.5, 125)],
      tolerance: 1e-3)
    #expect(view.center.x == 125)
  }

  @Test("A-29: an animator continued with a spring starts with the velocity of the motion")
  func springGoesOn() {
    let animator = scene.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    // Half of the distance is left, so a velocity of the whole distance per second is twice the rest per
    // second.
    let spring = Spring(dampingRatio: 1, duration: 0.5, initialVelocity: 2)
    let samples = [0, 0.001, 0.1, 0.3].map {
      (time: $0, x: 75 + 50 * spring.position(at: $0, initialVelocity: 2))
    }
    #expect(isNear(samples[1].x, 75.1, 1e-2))
    scene.expect(from: stage.time, samples: samples, tolerance: 1e-3)
    stage.settle()
    #expect(scene.x == 125)
    // While it is paused, the animator has no velocity, unless the spring sets one.
    let still = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 225 }
    still.fractionComplete = 0.5
    still.continueAnimation(
      withTimingParameters: SpringTimingParameters(
        dampingRatio: 1, initialVelocity: Vector(dx: 3, dy: 3)), durationFactor: 0)
    let told = Spring(dampingRatio: 1, duration: 0.5, initialVelocity: 3)
    scene.expect(
      from: stage.time,
      samples: [(0.1, 175 + 50 * told.position(at: 0.1, initialVelocity: 3))], tolerance: 1e-3)
    stage.settle()
  }

  @Test("A-29: for a centre, a spring's velocity has x and y components")
  func axes() {
    let timing = SpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: Vector(dx: 4, dy: -4))
    let animator = ViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { view.center = Point(x: 125, y: 125) }
    animator.startAnimation()
    stage.advance(by: 0.1)
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    let center = view.presentation.center
    #expect(isNear(center.x, 25 + 100 * spring.position(at: 0.1, initialVelocity: 4)))
    #expect(isNear(center.y, 25 + 100 * spring.position(at: 0.1, initialVelocity: -4)))
    stage.settle()
  }

  @Test("A-29: animations that are added during the run take the remaining time")
  func added() {
    let animator = scene.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { view.alpha = 0 }
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 0.5) && isNear(scene.x, 100))
    animator.isReversed = true
    stage.advance(by: 0.15)
    #expect(isNear(view.presentation.alpha, 0.8))
    stage.settle()
    #expect(view.alpha == 1 && view.center.x == 25)
  }

  @Test("A-29: a delay factor is a fraction of the remaining time")
  func delayFactor() {
    let animator = scene.animator(.easeIn)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 1 - 0.315357, 1e-5))
    // The paused and scrubbed animation begins at its current value, without a jump.
    let shown = view.presentation.alpha
    animator.pauseAnimation()
    #expect(isNear(view.presentation.alpha, shown))
    animator.fractionComplete = 0
    #expect(view.presentation.alpha == 1 && scene.x == 25)
    animator.fractionComplete = 1
    #expect(view.presentation.alpha == 0 && scene.x == 125)
    animator.stopAnimation(true)
  }
}
