import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Timing of paused and continued animators, and the calls that trap on a stopped animator.
@MainActor
struct AnimatorRuleTests {
  private let scene = AnimationScene()

  private func timeToEnd(_ animator: ViewPropertyAnimator) -> Double {
    let start = scene.stage.time
    while animator.state == .active, scene.stage.time - start < 5 {
      scene.stage.advance(by: 1.0 / 960)
    }
    return scene.stage.time - start
  }

  @Test(
    "A-29: without a duration factor an animator continues for the remaining time, with any timing")
  func restIsTime() {
    let timings: [(any TimingCurveProvider)?] = [
      nil, CubicTimingParameters(animationCurve: .linear), SpringTimingParameters(dampingRatio: 1),
    ]
    for isLinear in [true, false] {
      for timing in timings {
        for (pause, isReversed) in [(0.5, false), (0.25, false), (0.25, true)] {
          scene.view.center.x = 25
          let animator = ViewPropertyAnimator(duration: 1, curve: .easeIn) {
            scene.view.center.x = 125
          }
          animator.scrubsLinearly = isLinear
          animator.startAnimation()
          scene.stage.advance(by: pause)
          animator.pauseAnimation()
          animator.isReversed = isReversed
          animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
          #expect(isNear(timeToEnd(animator), isReversed ? pause : 1 - pause, 2e-3))
        }
      }
    }
  }

  @Test(
    "A-29: a delay factor during the run is a fraction of the remaining time, not of the whole duration"
  )
  func delayOfRest() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 125
    }
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
    scene.stage.advance(by: 0.25)
    #expect(isNear(scene.view.presentation.alpha, 1))
    scene.stage.advance(by: 0.125)
    #expect(isNear(scene.view.presentation.alpha, 0.5))
    scene.stage.advance(by: 0.125)
    #expect(scene.view.presentation.alpha == 0 && animator.state == .inactive)
  }

  @MainActor
  private static func misuse(_ call: (ViewPropertyAnimator) -> Void) {
    let scene = AnimationScene()
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 125
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    call(animator)
    animator.finishAnimation(at: .end)
  }

  @Test("A-26: a stopped animator cannot be paused, scrubbed, extended or continued")
  func stopped() async {
    let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorRuleTests.misuse { $0.pauseAnimation() } }
    }
    #expect(
      trapMessage(paused)
        == "pauseAnimation() was called on a stopped property animator; call "
        + "finishAnimation(at:) first.")
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorRuleTests.misuse { $0.fractionComplete = 0.5 } }
    }
    #expect(
      trapMessage(moved)
        == "fractionComplete was called on a stopped property animator; call "
        + "finishAnimation(at:) first.")
    let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorRuleTests.misuse { $0.addAnimations {} } }
    }
    #expect(
      trapMessage(added)
        == "addAnimations(_:delayFactor:) was called on a stopped property animator; call "
        + "finishAnimation(at:) first.")
    let continued = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnimatorRuleTests.misuse {
          $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
      }
    }
    #expect(
      trapMessage(continued)
        == "continueAnimation(withTimingParameters:durationFactor:) was called on a stopped "
        + "property animator; call finishAnimation(at:) first.")
  }
}
