import AtriumGeometry
import AtriumKit
import Testing

/// Calls that trap on a property animator.
@MainActor
struct PropertyAnimatorTrapTests {
  @Test("A-26: releasing a paused animator traps")
  func releasedPaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimationScene()
        let animator = scene.animator()
        animator.pauseAnimation()
      }
    }
    #expect(
      trapMessage(result)
        == "It is an error to release a paused or stopped property animator: it is active. Keep "
        + "it, and call continueAnimation(withTimingParameters:durationFactor:), or "
        + "stopAnimation(_:) and finishAnimation(at:), before the last reference is released.")
  }

  @Test("A-26: releasing a stopped animator traps")
  func releasedStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimationScene()
        let animator = scene.animator()
        animator.startAnimation()
        animator.stopAnimation(false)
      }
    }
    #expect(
      trapMessage(result)
        == "It is an error to release a paused or stopped property animator: it is stopped. "
        + "Keep it, and call continueAnimation(withTimingParameters:durationFactor:), or "
        + "stopAnimation(_:) and finishAnimation(at:), before the last reference is released.")
  }

  @Test("A-26: finishing an animator that is not stopped traps")
  func finished() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    #expect(
      trapMessage(result)
        == "It is an error to call finishAnimation(at:) on a property animator that is not "
        + "stopped: it is inactive. Call stopAnimation(false) first.")
  }

  @Test("A-26: starting a stopped animator traps")
  func startedStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimationScene()
        let animator = scene.animator()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    #expect(
      trapMessage(result)
        == "startAnimation() was called on a stopped property animator; call "
        + "finishAnimation(at:) first.")
  }

  @Test("A-29: pausing a running animator that is not interruptible traps")
  func notInterruptible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimationScene()
        let animator = scene.animator()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(
      trapMessage(result)
        == "pauseAnimation() was called on a running property animator whose isInterruptible is "
        + "false; let it run, or set isInterruptible before it starts.")
  }
}
