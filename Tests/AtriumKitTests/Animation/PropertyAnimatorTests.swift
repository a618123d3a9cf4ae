import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The states, the ends and the ownership of property animators (A-25 … A-30).
@MainActor
struct PropertyAnimatorTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test("A-25: the raw values of animating states and positions are UIKit's")
  func rawValues() {
    let states: [ViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let positions: [ViewAnimatingPosition] = [.end, .start, .current]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
  }

  @Test("A-25: an animator is inactive before its start and after its end")
  func runs() {
    var log: [ViewAnimatingPosition] = []
    let animator = scene.animator(.easeInOut)
    animator.addCompletion { log.append($0) }
    #expect(animator.state == .inactive && view.center.x == 25)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 125)
    let start = stage.time
    scene.expect(
      from: start, samples: [(0.25, 25 + 12.9162), (0.5, 75), (0.75, 25 + 87.0838)],
      tolerance: 1e-3)
    #expect(isNear(animator.fractionComplete, 0.75))
    #expect(log.isEmpty)
    stage.advance(by: 0.25)
    #expect(log == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(scene.x == 125 && stage.window.isIdle)
  }

  @Test("A-25: an animator can be reused, with new animations")
  func again() {
    var log: [ViewAnimatingPosition] = []
    let animator = scene.animator()
    animator.startAnimation()
    stage.settle()
    animator.addAnimations { view.center.x = 225 }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    scene.expect(from: stage.time, samples: [(0.5, 175)])
    stage.settle()
    #expect(log == [.end])
  }

  @Test(
    "A-25: pausing and scrubbing make an animator active, and a paused animator needs no frames")
  func held() {
    let animator = scene.animator()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    stage.advance(by: 0.5)
    #expect(scene.x == 25 && view.center.x == 125)
    #expect(stage.window.isIdle && stage.host.frameDeadline == nil)
    for fraction in [0.3, 0.9, 0.1, 1, 0, 0.5] {
      animator.fractionComplete = fraction
      #expect(isNear(scene.x, 25 + 100 * fraction))
      #expect(animator.fractionComplete == fraction)
    }
    animator.stopAnimation(true)
    let other = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 225 }
    other.fractionComplete = 0.5
    #expect(other.state == .active && !other.isRunning && isNear(scene.x, 150))
    other.stopAnimation(true)
  }

  @Test(
    "A-25: stopping without finishing leaves the views at their visible values, and calls no completion"
  )
  func stops() {
    var log: [ViewAnimatingPosition] = []
    let animator = scene.animator()
    animator.addAnimations { view.backgroundColor = .white }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.x, 65) && scene.x == view.center.x)
    #expect(isNear(view.backgroundColor?.red ?? 0, 0.4))
    stage.settle()
    #expect(log.isEmpty && isNear(scene.x, 65))
  }

  @Test(
    "A-25, A-27: a stopped animator finishes at a position, which it passes to its completions",
    arguments: [
      (ViewAnimatingPosition.end, 125.0), (.start, 25), (.current, 65),
    ])
  func finishes(position: ViewAnimatingPosition, x: Double) {
    var log: [ViewAnimatingPosition] = []
    let child = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    let animator = scene.animator()
    animator.addAnimations { view.bounds.size.width = 150 }
    animator.addCompletion { log.append($0) }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(isNear(view.center.x, 65) && isNear(child.frame.width, 90))
    stage.advance(by: 0.4)
    #expect(isNear(scene.x, 65) && log.isEmpty)
    animator.finishAnimation(at: position)
    #expect(log == [position, position])
    #expect(isNear(view.center.x, x) && scene.x == view.center.x)
    // A subview that is resized by its autoresizing mask is at the same progress.
    #expect(isNear(view.bounds.width, x + 25) && isNear(child.frame.width, x + 25))
    #expect(animator.state == .inactive)
    stage.settle()
    #expect(isNear(scene.x, x) && log.count == 2)
  }

  @Test(
    "A-27: a reversed animator returns from its current position, and restores the views' old values"
  )
  func reverses() {
    var log: [ViewAnimatingPosition] = []
    let animator = scene.animator(.easeInOut)
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.75)
    let before = scene.x
    animator.isReversed = true
    #expect(isNear(scene.x, before) && animator.isRunning)
    let turn = stage.time
    scene.expect(
      from: turn, samples: [(0.25, 75), (0.5, 25 + 12.9162)], tolerance: 1e-3)
    stage.advance(by: 0.25)
    #expect(log == [.start])
    #expect(view.center.x == 25 && scene.x == 25 && view.alpha == 1)
    #expect(animator.state == .inactive)
  }

  @Test("A-27: an animator that is reversed twice continues forwards")
  func reversesTwice() {
    let animator = scene.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    stage.advance(by: 0.2)
    #expect(isNear(scene.x, 55))
    animator.isReversed = false
    let turn = stage.time
    scene.expect(from: turn, samples: [(0.2, 75), (0.5, 105), (0.7, 125)])
    #expect(animator.state == .inactive)
  }

  @Test("A-27: pausesOnCompletion keeps an animator active at its end")
  func pausesAtEnd() {
    var log: [ViewAnimatingPosition] = []
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 1.5)
    #expect(animator.state == .active && !animator.isRunning && log.isEmpty)
    #expect(scene.x == 125 && animator.fractionComplete == 1)
    #expect(stage.window.isIdle)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    scene.expect(from: stage.time, samples: [(0.5, 75), (1, 25)])
    #expect(log == [.start] && view.center.x == 25)
  }

  @Test("A-27: an animator whose animations are removed before its end calls its completion")
  func removed() {
    var log: [ViewAnimatingPosition] = []
    let animator = scene.animator()
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.removeAllAnimations()
    stage.turn()
    #expect(log == [.current] && animator.state == .inactive)
    let held = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 25 }
    held.addCompletion { log.append($0) }
    held.fractionComplete = 0.5
    view.removeFromSuperview()
    stage.turn()
    #expect(log == [.current, .current] && held.state == .inactive)
  }

  @Test("A-29: the Boolean properties have their defaults")
  func defaults() {
    let animator = scene.animator()
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    animator.startAnimation()
    let point = Point(x: 120, y: 20)
    #expect(stage.window.hitTest(point, with: nil) === view)
    stage.settle()
    let other = ViewPropertyAnimator(duration: 1, curve: .linear)
    other.isUserInteractionEnabled = false
    other.addAnimations { view.alpha = 0.5 }
    other.startAnimation()
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.settle()
  }

  @Test("A-30: runningPropertyAnimator starts its animator at once, with its delay")
  func running() {
    var log: [ViewAnimatingPosition] = []
    let animator = ViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { view.center.x = 125 },
      completion: { log.append($0) })
    #expect(animator.isRunning && animator.delay == 0.25)
    scene.expect(from: stage.time, samples: [(0.2, 25), (0.5, 75), (0.75, 125)])
    #expect(log == [.end])
  }

  @Test("a running animator stays alive without references, and is released at its end")
  func ownership() {
    weak var known: ViewPropertyAnimator?
    do {
      let animator = scene.animator()
      animator.startAnimation()
      known = animator
    }
    #expect(known != nil)
    stage.advance(by: 0.5)
    #expect(isNear(scene.x, 75))
    stage.settle()
    #expect(known == nil && scene.x == 125)
  }

  @Test("blocks and keyframes inside an animator run with it")
  func inside() {
    let inner = View(frame: view.bounds)
    view.addSubview(inner)
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      View.animate(withDuration: 0.1) { inner.center.x = 125 }
      View.animateKeyframes(withDuration: 0, delay: 0) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 125 }
      }
    }
    animator.fractionComplete = 0.75
    #expect(isNear(inner.presentation.center.x, 100) && isNear(scene.x, 75))
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.settle()
    #expect(view.center.x == 25 && inner.center.x == 25)
  }

  @Test("an animator whose closures contain only blocks and keyframes has their duration")
  func onlyInside() {
    var log: [String] = []
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      View.animateKeyframes(withDuration: 0, delay: 0) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 125 }
      } completion: {
        log.append("keyframes \($0)")
      }
      View.animate(withDuration: 0.1) {
      } completion: {
        log.append("empty \($0)")
      }
    }
    animator.addCompletion { log.append("animator \($0)") }
    animator.startAnimation()
    #expect(animator.isRunning)
    stage.advance(by: 0.25)
    #expect(isNear(scene.x, 75))
    #expect(log == ["empty true"])
    stage.settle()
    #expect(log == ["empty true", "keyframes true", "animator end"])
    #expect(isNear(stage.time, 1) && animator.state == .inactive)
    // The animator reverses in the middle, and ends at the start.
    let back = ViewPropertyAnimator(duration: 1, curve: .linear) {
      View.animate(withDuration: 0.1) { view.center.x = 25 }
    }
    back.addCompletion { log.append("back \($0)") }
    back.startAnimation()
    stage.advance(by: 0.5)
    back.pauseAnimation()
    back.isReversed = true
    back.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.settle()
    #expect(log.last == "back start" && scene.x == 125 && view.center.x == 125)
  }

  /// The calls that start an animator.
  enum Start: CaseIterable, Sendable {
    case start
    case afterDelay
    case afterScrubbing
    case continuing
    case running
  }

  @Test(
    "A-12: an animator without changes or duration completes after the call that starts it",
    arguments: Start.allCases, [false, true])
  func nothing(start: Start, hasChanges: Bool) {
    var log: [String] = []
    let changes = { if hasChanges { view.center.x = 75 } }
    let end: (ViewAnimatingPosition) -> Void = { log.append("\($0)") }
    let duration = hasChanges ? 0.0 : 1
    var animator = ViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
    animator.addCompletion(end)
    switch start {
    case .start: animator.startAnimation()
    case .afterDelay: animator.startAnimation(afterDelay: 2)
    case .afterScrubbing:
      animator.fractionComplete = 0.5
      animator.startAnimation()
    case .continuing:
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .running:
      animator = .runningPropertyAnimator(
        withDuration: duration, delay: 0, animations: changes, completion: end)
    }
    log.append("started")
    #expect(animator.state == .active && animator.isRunning)
    stage.turn()
    #expect(log == ["started", "end"])
    #expect(animator.state == .inactive && !animator.isRunning && stage.window.isIdle)
    #expect(scene.x == (hasChanges ? 75 : 25))
    // The animator can be reused.
    animator.addCompletion(end)
    animator.startAnimation()
    stage.turn()
    #expect(log == ["started", "end", "end"])
  }

  @Test(
    "A-12: an animator without changes or duration can be paused, stopped and extended before it completes"
  )
  func nothingChanged() {
    var log: [String] = []
    func empty(_ name: String) -> ViewPropertyAnimator {
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { log.append("\(name) \($0)") }
      animator.startAnimation()
      return animator
    }
    let paused = empty("paused")
    paused.pauseAnimation()
    let stopped = empty("stopped")
    stopped.stopAnimation(true)
    let finished = empty("finished")
    finished.stopAnimation(false)
    let extended = empty("extended")
    extended.addAnimations { view.center.x = 125 }
    let reversed = empty("reversed")
    reversed.isReversed = true
    let kept = empty("kept")
    kept.pausesOnCompletion = true
    stage.turn()
    #expect(log == ["reversed start"])
    #expect(paused.state == .active && !paused.isRunning)
    #expect(kept.state == .active && !kept.isRunning && kept.fractionComplete == 1)
    finished.finishAnimation(at: .current)
    paused.startAnimation()
    kept.stopAnimation(true)
    stage.advance(by: 0.5)
    #expect(isNear(scene.x, 75))
    #expect(log == ["reversed start", "finished current", "paused end"])
    stage.settle()
    #expect(log.last == "extended end" && extended.state == .inactive && scene.x == 125)
  }

  @Test(
    "A-12: an animator without changes or duration lives until it has completed, even in a completion"
  )
  func nothingKept() {
    var log: [String] = []
    weak var known: ViewPropertyAnimator?
    do {
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in
        let inner = ViewPropertyAnimator(duration: 0, curve: .linear) { view.center.x = 75 }
        inner.addCompletion { _ in log.append("inner") }
        inner.startAnimation()
        log.append("outer")
      }
      animator.startAnimation()
      known = animator
    }
    #expect(known != nil)
    stage.turn()
    #expect(log == ["outer", "inner"] && known == nil && stage.window.isIdle)
  }

  @Test(
    "an animator that its own closure stops leaves no animation behind", arguments: [true, false])
  func stoppedByItself(withoutFinishing: Bool) {
    let stage = Stage(size: Size(width: 200, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.settle()
    var positions: [ViewAnimatingPosition] = []
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      view.center.x = 75
      animator.stopAnimation(withoutFinishing)
      view.center.y = 60
    }
    animator.addAnimations { view.alpha = 0.5 }
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(animator.state == (withoutFinishing ? .inactive : .stopped) && !animator.isRunning)
    stage.settle()
    #expect(view.presentation.frame == view.frame && view.center == Point(x: 25, y: 60))
    #expect(view.alpha == 1)
    if !withoutFinishing { animator.finishAnimation(at: .current) }
    stage.settle()
    #expect(positions == (withoutFinishing ? [] : [.current]))
  }

  @Test("an animator that is paused before its view is in a window waits there")
  func beforeWindow() {
    let late = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { late.center.x = 125 }
    animator.fractionComplete = 0.5
    stage.turn()
    stage.window.addSubview(late)
    stage.turn()
    #expect(isNear(late.presentation.center.x, 75))
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isNear(late.presentation.center.x, 100))
    stage.settle()
    #expect(animator.state == .inactive)
  }
}
