import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The setting for reduced motion, from the start and during movements.
@MainActor
struct MotionSettingTests {
  /// The kinds of animation that move the centre of a view to 125.
  ///
  /// Each calls a completion at its end.
  enum Kind: CaseIterable {
    case block, repeated, spring, keyframes, animator, transition
  }

  private func start(
    _ kind: Kind, on scene: AnimationScene, completion: @escaping (Bool) -> Void
  ) -> ViewPropertyAnimator? {
    let view = scene.view
    let change = { view.center.x = 125 }
    switch kind {
    case .block:
      View.animate(withDuration: 1, animations: change, completion: completion)
    case .repeated:
      View.animate(
        withDuration: 1, options: [.repeat, .autoreverse], animations: change,
        completion: completion)
    case .spring:
      View.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: change, completion: completion)
    case .keyframes:
      View.animateKeyframes(withDuration: 1, delay: 0) {
        View.addKeyframe(
          withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: change)
      } completion: {
        completion($0)
      }
    case .animator:
      let animator = ViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: change)
      animator.addCompletion { completion($0 == .end) }
      animator.startAnimation()
      return animator
    case .transition:
      View.transition(
        with: scene.stage.window, duration: 1, options: .transitionFlipFromLeft,
        animations: change, completion: completion)
    }
    return nil
  }

  @Test(
    "when the setting changes, a running animation finishes, its completion is called, and the model value is shown",
    arguments: Kind.allCases, [Motion.reduced, .off])
  func live(kind: Kind, motion: Motion) {
    let scene = AnimationScene()
    var log: [Bool] = []
    let animator = start(kind, on: scene) { log.append($0) }
    scene.stage.advance(by: 0.3)
    #expect(log.isEmpty)
    scene.setMotion(motion)
    #expect(log == [true] && scene.x == 125 && scene.view.center.x == 125)
    scene.stage.settle()
    #expect(log == [true] && animator?.state != .active)
    #expect(scene.stage.host.frameDeadline == nil)
  }

  @Test(
    "with motion off changes are immediate, and the completion comes before the call returns",
    arguments: Kind.allCases)
  func off(kind: Kind) {
    let scene = AnimationScene(settings: Settings(motion: .off))
    var ends = 0
    _ = start(kind, on: scene) { _ in ends += 1 }
    #expect(ends == 1 && scene.x == 125)
    scene.stage.turn()
    #expect(scene.stage.window.isIdle)
  }

  @Test(
    "with reduced motion no view moves: it fades in at its position, in 0.2 s",
    arguments: [Kind.block, .spring, .keyframes, .animator])
  func reduced(kind: Kind) {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    var ends = 0
    let animator = start(kind, on: scene) { _ in ends += 1 }
    #expect(scene.x == 125 && scene.view.presentation.alpha < 0.01)
    var last = 0.0
    for _ in 0..<9 {
      scene.stage.advance(by: 0.02)
      #expect(scene.x == 125)
      #expect(scene.view.presentation.alpha >= last || kind == .spring || kind == .animator)
      last = scene.view.presentation.alpha
    }
    #expect(last > 0.5 && ends == 0)
    scene.stage.advance(by: 0.021)
    #expect(scene.view.presentation.alpha == 1)
    // An animator still takes its duration, since it may be reversed.
    if kind == .animator {
      #expect(animator?.state == .active)
      scene.stage.settle()
    }
    #expect(ends == 1 && scene.stage.window.isIdle)
  }

  @Test("with reduced motion a paused or reversed animator leaves no fade behind")
  func reducedAnimator() {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 125
    }
    animator.startAnimation()
    scene.stage.advance(by: 0.1)
    #expect(isNear(scene.view.presentation.alpha, 0.5))
    animator.pauseAnimation()
    #expect(scene.view.presentation.alpha == 1 && scene.x == 125)
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.settle()
    #expect(scene.view.center.x == 25 && scene.view.alpha == 1 && scene.x == 25)
    let other = ViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 125 }
    other.startAnimation()
    scene.stage.advance(by: 0.1)
    other.isReversed = true
    scene.stage.settle()
    #expect(scene.view.center.x == 25 && scene.view.alpha == 1 && scene.x == 25)
  }

  @Test("with reduced motion repetitions are skipped, and an animator takes its duration")
  func reducedOthers() {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    var ends = 0
    _ = start(.repeated, on: scene) { _ in ends += 1 }
    #expect(ends == 1 && scene.x == 125 && scene.view.presentation.alpha == 1)
    scene.view.center.x = 25
    let animator = start(.animator, on: scene) { _ in ends += 1 }
    #expect(scene.x == 125)
    scene.stage.settle()
    #expect(ends == 2 && animator?.state == .inactive)
  }

  @Test("with reduced motion a block that moves and fades is one fade")
  func movesAndFades() {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    let child = View(frame: scene.view.bounds)
    child.autoresizingMask = .flexibleWidth
    scene.view.addSubview(child)
    View.animate(withDuration: 1, options: .curveLinear) {
      scene.view.center.x = 125
      scene.view.alpha = 0.5
    }
    #expect(scene.view.presentation.alpha == 1)
    scene.stage.advance(by: 0.1)
    #expect(isNear(scene.view.presentation.alpha, 0.75))
    scene.stage.settle()
    // A view inside a fading view does not fade separately.
    View.animate(withDuration: 1, options: .curveLinear) { scene.view.frame.size.width = 100 }
    scene.stage.advance(by: 0.1)
    #expect(isNear(scene.view.presentation.alpha, 0.25))
    #expect(child.presentation.alpha == 1 && child.frame.width == 100)
  }

  @Test(
    "a scrubbed animation stays at its progress when the setting changes, and can be reversed",
    arguments: [Motion.reduced, .off], [true, false])
  func held(motion: Motion, isTakenBack: Bool) {
    let scene = AnimationScene()
    var log: [ViewAnimatingPosition] = []
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 125
    }
    animator.addCompletion { log.append($0) }
    animator.fractionComplete = 0.5
    scene.setMotion(motion)
    #expect(animator.state == .active && scene.x == 125 && log.isEmpty)
    animator.isReversed = isTakenBack
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.stage.settle()
    #expect(log == [isTakenBack ? .start : .end])
    #expect(scene.view.center.x == (isTakenBack ? 25 : 125) && scene.x == scene.view.center.x)
  }

  @Test("switching motion off also ends a running fade of reduced motion")
  func reducedToOff() {
    let scene = AnimationScene(settings: Settings(motion: .reduced))
    var ends = 0
    View.animate(withDuration: 1) {
      scene.view.alpha = 0
    } completion: { _ in
      ends += 1
    }
    scene.stage.advance(by: 0.1)
    scene.setMotion(.off)
    #expect(ends == 1 && scene.view.presentation.alpha == 0)
  }

  @Test("an animation that began outside any window is at its end in a window without motion")
  func entering() {
    let scene = AnimationScene(settings: Settings(motion: .off))
    let late = View(frame: scene.view.frame)
    var ends = 0
    View.animate(withDuration: 1) {
      late.center.x = 125
    } completion: { _ in
      ends += 1
    }
    scene.stage.window.addSubview(late)
    scene.stage.turn()
    #expect(ends == 1 && late.presentation.center.x == 125 && scene.stage.window.isIdle)
  }
}
