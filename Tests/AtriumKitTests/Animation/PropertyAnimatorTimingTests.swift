import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Scrubbing of property animators, and their continuation.
@MainActor
struct PropertyAnimatorTimingTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test("A-28: scrubbing moves evenly, and pausing causes no jump")
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
    // It continues along its own curve from there.
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

  @Test("A-28: on request scrubbing follows the curve")
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

  @Test("A-28: set while it runs, it continues from there")
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

  @Test("A-29: continued without timing it keeps the time left, or takes a part of the whole")
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

  @Test("A-29: continued with another timing it follows that from its place")
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

  @Test("A-29: a spring continues with the velocity of the motion")
  func springGoesOn() {
    let animator = scene.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    // Half of the way is left; a velocity of the whole a second is twice the rest a second.
    let spring = Spring(dampingRatio: 1, duration: 0.5, initialVelocity: 2)
    let samples = [0, 0.001, 0.1, 0.3].map {
      (time: $0, x: 75 + 50 * spring.position(at: $0, initialVelocity: 2))
    }
    #expect(isNear(samples[1].x, 75.1, 1e-2))
    scene.expect(from: stage.time, samples: samples, tolerance: 1e-3)
    stage.settle()
    #expect(scene.x == 125)
    // At rest it has no velocity, unless it is given one.
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

  @Test("A-29: for a centre a spring's velocity is along x and y")
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

  @Test("A-29: animations added while it runs take the time left")
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

  @Test("A-29: a delay factor is a part of the time left")
  func delayFactor() {
    let animator = scene.animator(.easeIn)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 1 - 0.315357, 1e-5))
    // Paused and scrubbed, it begins at its place, without a jump.
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
