import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Transitions, repeated animations and paused animations with reduced motion.
@MainActor
struct LessMotionTests {
  private func color(_ scene: AnimationScene) -> Color {
    scene.stage.snapshot().color(atX: 25, y: 25)
  }

  private func turnOver(
    _ scene: AnimationScene, options: View.AnimationOptions = [], log: @escaping (Bool) -> Void
  ) {
    scene.view.backgroundColor = .white
    View.transition(
      with: scene.view, duration: 1,
      options: [.transitionFlipFromLeft, .curveLinear, options]
    ) {
      View.performWithoutAnimation { scene.view.backgroundColor = .black }
    } completion: {
      log($0)
    }
    scene.stage.turn()
  }

  @Test("A-32: with reduced motion a flip of one view is a fade of 0.2 s")
  func transition() {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    var log: [Bool] = []
    turnOver(scene) { log.append($0) }
    #expect(color(scene) == .white)
    scene.stage.advance(by: 0.1)
    #expect(isNear(color(scene).red, 0.5, 0.01))
    // No view rotates, so the edge keeps its position.
    #expect(isNear(scene.stage.snapshot().color(atX: 1, y: 1).red, 0.5, 0.01))
    scene.stage.advance(by: 0.09)
    #expect(log.isEmpty)
    scene.stage.advance(by: 0.011)
    #expect(log == [true] && color(scene) == .black && scene.stage.window.isIdle)
  }

  @Test("with reduced motion a repetition is one fade of 0.2 s, even for a transition")
  func repeated() {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    var log: [String] = []
    View.animate(withDuration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
      scene.view.alpha = 0
    } completion: {
      log.append("fade \($0)")
    }
    scene.stage.advance(by: 0.1)
    #expect(isNear(scene.view.presentation.alpha, 0.5))
    scene.stage.advance(by: 0.101)
    #expect(log == ["fade true"] && scene.view.presentation.alpha == 0)
    View.animate(withDuration: 1) {
      View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { scene.view.alpha = 1 }
    } completion: {
      log.append("finite \($0)")
    }
    scene.stage.advance(by: 0.201)
    #expect(log.last == "finite true" && scene.view.presentation.alpha == 1)
    turnOver(scene, options: [.repeat, .autoreverse]) { log.append("flip \($0)") }
    scene.stage.advance(by: 0.201)
    #expect(log.last == "flip true" && log.count == 3 && scene.stage.window.isIdle)
  }

  @Test(
    "a running transition ends, finished, when the motion setting changes",
    arguments: [Motion.reduced, .off])
  func switched(motion: Motion) {
    let scene = AnimationScene()
    var log: [Bool] = []
    turnOver(scene) { log.append($0) }
    scene.stage.advance(by: 0.3)
    scene.setMotion(motion)
    #expect(log == [true] && color(scene) == .black && scene.stage.window.isIdle)
  }

  @Test(
    "a delayed animation ends, finished, when the motion setting changes",
    arguments: [Motion.reduced, .off])
  func delayed(motion: Motion) {
    let scene = AnimationScene()
    var log: [String] = []
    View.animate(withDuration: 1, delay: 2) {
      scene.view.center.x = 125
    } completion: {
      log.append("block \($0)")
    }
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    animator.addCompletion { log.append("animator \($0)") }
    animator.startAnimation(afterDelay: 2)
    scene.stage.advance(by: 0.5)
    #expect(scene.x == 25 && scene.view.presentation.alpha == 1)
    scene.setMotion(motion)
    #expect(log == ["block true", "animator end"])
    #expect(scene.x == 125 && scene.view.presentation.alpha == 0)
    #expect(scene.stage.window.isIdle)
  }

  @Test(
    "an interactive transition stays at its progress when the motion setting changes",
    arguments: [Motion.reduced, .off])
  func held(motion: Motion) {
    let scene = AnimationScene()
    var log: [String] = []
    scene.view.backgroundColor = .white
    let other = View(frame: Rect(x: 200, y: 200, width: 10, height: 10))
    scene.stage.window.addSubview(other)
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      other.alpha = 0
      View.transition(with: scene.view, duration: 1, options: .transitionFlipFromLeft) {
        View.performWithoutAnimation { scene.view.backgroundColor = .black }
      } completion: {
        log.append("flip \($0)")
      }
    }
    animator.addCompletion { log.append("animator \($0)") }
    animator.fractionComplete = 0.25
    scene.stage.turn()
    scene.setMotion(motion)
    #expect(log.isEmpty && animator.state == .active)
    // With reduced motion, the transition continues as an interactive fade. With motion off, its end is
    // shown.
    #expect(isNear(color(scene).red, motion == .reduced ? 0.75 : 0, 0.01))
    animator.fractionComplete = 0.5
    scene.stage.turn()
    #expect(isNear(color(scene).red, motion == .reduced ? 0.5 : 0, 0.01))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.stage.settle()
    // An animator that has no change left to show does not wait for the commit.
    let ends = ["flip true", "animator end"]
    #expect(log == (motion == .reduced ? ends : ends.reversed()) && color(scene) == .black)
  }

  @Test(
    "an interactive dismissal with a flip does not complete when the motion setting changes",
    arguments: [Motion.reduced, .off])
  func heldDismissal(motion: Motion) {
    let scene = PresentationScene(style: .overFullScreen)
    let delegate = TransitionDelegate(animator: TurningAnimator())
    let hand = PercentDrivenInteractiveTransition()
    scene.modal.transitioningDelegate = delegate
    scene.present()
    scene.settle()
    delegate.dismissInteractor = hand
    scene.dismiss(animated: true)
    scene.stage.turn()
    hand.update(0.4)
    scene.stage.turn()
    _ = scene.recording.tokens()
    scene.window.dispatch(.settingsChanged(Settings(motion: motion)))
    scene.stage.advance(by: 1)
    #expect(scene.recording.tokens().isEmpty)
    #expect(scene.modal.presentingViewController != nil && scene.modal.isBeingDismissed)
    hand.cancel()
    #expect(scene.tokensAtRest() == "M.wa(true) M.da(true)")
    #expect(scene.modal.presentingViewController === scene.root)
  }

  @Test(
    "DC-34: a rotation of the window ends when the motion setting changes",
    arguments: [Motion.reduced, .off])
  func sizeTransition(motion: Motion) {
    let scene = SizeScene()
    _ = scene.jump(600, 400)
    #expect(scene.later(0.1).isEmpty)
    scene.window.dispatch(.settingsChanged(Settings(motion: motion)))
    #expect(scene.recording.turn() == " || P.td C.td P.co C.co P.dr(p) C.dr(p)")
    #expect(scene.child.view.presentation.frame == scene.child.view.frame)
    #expect(scene.window.isIdle)
  }
}

/// An animator that flips the container view with a transition block.
@MainActor
private final class TurningAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.5 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    View.transition(
      with: context.containerView, duration: 0.5, options: .transitionFlipFromLeft
    ) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
