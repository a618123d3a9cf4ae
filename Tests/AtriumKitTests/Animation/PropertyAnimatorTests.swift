import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Property animators, sampled over time (A-25 … A-30).
@MainActor
struct PropertyAnimatorTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  private func animator(
    _ curve: View.AnimationCurve = .linear, duration: Double = 1
  ) -> ViewPropertyAnimator {
    ViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 125 }
  }

  @Test("A-25: the raw values are UIKit's")
  func rawValues() {
    let states: [ViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let positions: [ViewAnimatingPosition] = [.end, .start, .current]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
  }

  @Test("A-25: inactive until it is started, and again when it is over")
  func runs() {
    var log: [ViewAnimatingPosition] = []
    let animator = animator(.easeInOut)
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

  @Test("A-25: it can be used again, with new animations")
  func again() {
    var log: [ViewAnimatingPosition] = []
    let animator = animator()
    animator.startAnimation()
    stage.settle()
    animator.addAnimations { view.center.x = 225 }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    scene.expect(from: stage.time, samples: [(0.5, 175)])
    stage.settle()
    #expect(log == [.end])
  }

  @Test("A-25: pausing and scrubbing make it active; held it needs no frames")
  func held() {
    let animator = animator()
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

  @Test("A-25: stopping without finishing leaves the views as they look, and calls nothing")
  func stops() {
    var log: [ViewAnimatingPosition] = []
    let animator = animator()
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
    "A-25, A-27: a stopped one is finished at a place, and completions hear which",
    arguments: [
      (ViewAnimatingPosition.end, 125.0), (.start, 25), (.current, 65),
    ])
  func finishes(position: ViewAnimatingPosition, x: Double) {
    var log: [ViewAnimatingPosition] = []
    let child = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    let animator = animator()
    animator.addAnimations { view.bounds.size.width = 150 }
    animator.addCompletion { log.append($0) }
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    stage.advance(by: 0.4)
    #expect(isNear(scene.x, 65) && log.isEmpty)
    animator.finishAnimation(at: position)
    #expect(log == [position, position])
    #expect(isNear(view.center.x, x) && scene.x == view.center.x)
    // What came along by its mask is at the same place of its way.
    #expect(isNear(view.bounds.width, x + 25) && isNear(child.frame.width, x + 25))
    #expect(animator.state == .inactive)
    stage.settle()
    #expect(isNear(scene.x, x) && log.count == 2)
  }

  @Test("A-27: turned round it goes back from where it is, and the views are as before")
  func reverses() {
    var log: [ViewAnimatingPosition] = []
    let animator = animator(.easeInOut)
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

  @Test("A-27: turned round twice it goes on")
  func reversesTwice() {
    let animator = animator()
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

  @Test("A-27: pausesOnCompletion keeps it active at its end")
  func pausesAtEnd() {
    var log: [ViewAnimatingPosition] = []
    let animator = animator()
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

  @Test("A-27: taken away in between, the completion hears that")
  func removed() {
    var log: [ViewAnimatingPosition] = []
    let animator = animator()
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

  @Test("A-28: a hand moves it evenly, and nothing jumps when it takes hold")
  func scrubsLinearly() {
    let animator = animator(.easeIn)
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
    // It goes on along its own curve from there.
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

  @Test("A-28: if asked it is moved along its curve instead")
  func scrubsCurved() {
    let animator = animator(.easeIn)
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

  @Test("A-28: set while it runs, it goes on from there")
  func scrubsRunning() {
    let animator = animator()
    animator.startAnimation()
    stage.advance(by: 0.2)
    animator.fractionComplete = 0.7
    #expect(animator.isRunning && isNear(scene.x, 95))
    stage.advance(by: 0.2)
    #expect(isNear(scene.x, 115))
    stage.settle()
  }

  @Test("A-29: continued without timing it keeps what is left, or takes a part of the whole")
  func continues() {
    let animator = animator()
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

  @Test("A-29: continued with another timing it goes by that from where it is")
  func continuesOtherwise() {
    let animator = animator()
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

  @Test("A-29: a spring goes on with the velocity that the motion had")
  func springGoesOn() {
    let animator = animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    // Half of the way is left and was run at once the whole a second: twice the rest a second.
    let spring = Spring(dampingRatio: 1, duration: 0.5, initialVelocity: 2)
    let samples = [0, 0.001, 0.1, 0.3].map {
      (time: $0, x: 75 + 50 * spring.position(at: $0, initialVelocity: 2))
    }
    #expect(isNear(samples[1].x, 75.1, 1e-2))
    scene.expect(from: stage.time, samples: samples, tolerance: 1e-3)
    stage.settle()
    #expect(scene.x == 125)
    // In a resting hand it has none, unless it is told one.
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

  @Test("A-29: a spring's velocity along x and y is one of each for a centre")
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

  @Test("A-29: animations added while it runs take the time that is left")
  func added() {
    let animator = animator()
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

  @Test("A-29: a delay factor is a part of the time that is left")
  func delayFactor() {
    let animator = animator(.easeIn)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 1 - 0.315357, 1e-5))
    // Held, and moved by a hand: it begins at its place, and does not jump.
    let shown = view.presentation.alpha
    animator.pauseAnimation()
    #expect(isNear(view.presentation.alpha, shown))
    animator.fractionComplete = 0
    #expect(view.presentation.alpha == 1 && scene.x == 25)
    animator.fractionComplete = 1
    #expect(view.presentation.alpha == 0 && scene.x == 125)
    animator.stopAnimation(true)
  }

  @Test("A-29: the switches have their defaults")
  func defaults() {
    let animator = animator()
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

  @Test("A-30: the running animator starts at once, after its delay")
  func running() {
    var log: [ViewAnimatingPosition] = []
    let animator = ViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { view.center.x = 125 },
      completion: { log.append($0) })
    #expect(animator.isRunning && animator.delay == 0.25)
    scene.expect(from: stage.time, samples: [(0.2, 25), (0.5, 75), (0.75, 125)])
    #expect(log == [.end])
  }

  @Test("a running animator keeps itself alive, and goes when it is over")
  func ownership() {
    weak var known: ViewPropertyAnimator?
    do {
      let animator = animator()
      animator.startAnimation()
      known = animator
    }
    #expect(known != nil)
    stage.advance(by: 0.5)
    #expect(isNear(scene.x, 75))
    stage.settle()
    #expect(known == nil && scene.x == 125)
  }

  @Test("blocks and keyframes inside run with the animator")
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

  @Test("an animator with nothing to do is over at once")
  func nothing() {
    var log: [ViewAnimatingPosition] = []
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    #expect(log == [.end] && animator.state == .inactive)
    let still = ViewPropertyAnimator(duration: 0, curve: .linear) { view.center.x = 75 }
    still.addCompletion { log.append($0) }
    still.startAnimation()
    #expect(log == [.end, .end] && scene.x == 75)
  }

  @Test("one that is held before its view is in a window waits there")
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
