import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Completions that start the next animation while animations have no duration.
@MainActor
struct CompletionChainTests {
  typealias Kind = PulseWorld.Kind

  @Test(
    "A-13: with motion off an endless chain keeps its pace, without frames in between",
    arguments: Kind.allCases)
  func pulseOff(kind: Kind) {
    let world = PulseWorld(motion: .off)
    let start = world.stage.time
    world.pulse(kind)
    // The first animation ends at once (DC-8). The animation that its completion starts must wait.
    #expect(world.count == 2)
    world.stage.turn()
    #expect(isNear(world.stage.host.frameDeadline ?? 0, start + 0.5))
    #expect(!world.stage.window.isIdle)
    world.stage.advance(by: start + 2.01 - world.stage.time)
    #expect(world.count == 6)
    world.count = 1000
    world.stage.settle()
    #expect(world.stage.window.isIdle && world.stage.host.frameDeadline == nil)
  }

  @Test(
    "A-13: with reduced motion an endless chain is not faster than with full motion",
    arguments: Kind.allCases
  )
  func pulseReduced(kind: Kind) {
    let world = PulseWorld(motion: .reduced)
    world.pulse(kind)
    world.stage.advance(by: 4)
    #expect((7...10).contains(world.count), "\(world.count)")
    world.count = 1000
  }

  @Test(
    "A-13: an endless chain continues when motion is switched off and on", arguments: Kind.allCases)
  func pulseSwitched(kind: Kind) {
    let world = PulseWorld(motion: .full)
    world.pulse(kind)
    world.stage.advance(by: 1.1)
    #expect(world.count == 3)
    for motion in [Motion.off, .reduced, .full] {
      let before = world.count
      world.stage.window.dispatch(.settingsChanged(Settings(motion: motion)))
      world.stage.advance(by: 2)
      #expect((3...6).contains(world.count - before), "\(motion): \(world.count - before)")
    }
    world.count = 1000
  }

  @Test("DC-15: a slide show whose container leaves its window does not run without pauses")
  func slidesOffScreen() {
    let world = PulseWorld(motion: .full)
    world.pulse(.children)
    world.stage.advance(by: 0.1)
    world.stage.window.rootViewController = nil
    world.stage.advance(by: 2)
    #expect((3...6).contains(world.count), "\(world.count)")
    world.count = 1000
    let other = PulseWorld(motion: .full)
    other.root.view.removeFromSuperview()
    other.stage.settle()
    other.pulse(.children)
    #expect(other.count == 2)
    other.stage.advance(by: 0.51)
    #expect(other.count == 3)
    other.count = 1000
  }

  @Test("DC-17: two slide shows of the same views interrupt each other endlessly, once per step")
  func slidesTwice() {
    let world = PulseWorld(motion: .full)
    world.pulse(.children)
    world.pulse(.children)
    #expect(world.count < 10)
    world.stage.advance(by: 1)
    #expect(world.count < 40, "\(world.count)")
    world.count = 1000
    world.stage.settle()
  }

  @Test("DC-17: a transition that a completion starts begins after the transition that has ended")
  func overtaken() {
    let world = PulseWorld(motion: .full)
    let third = ViewController()
    world.root.addChild(third)
    let (a, b) = (world.pages[0], world.pages[1])
    var log: [String] = []
    func swap(
      _ from: ViewController, _ to: ViewController, _ name: String, then: (() -> Void)? = nil
    ) {
      world.root.transition(
        from: from, to: to, duration: 1, options: .transitionCrossDissolve
      ) {
      } completion: { finished in
        log.append("\(name) \(finished)")
        then?()
      }
    }
    swap(a, b, "first") { swap(b, third, "inner") }
    world.stage.advance(by: 0.2)
    swap(b, a, "outer")
    #expect(log == ["first false", "outer false"])
    world.stage.settle()
    #expect(log == ["first false", "outer false", "inner true"])
    #expect(third.view.superview === world.root.view && a.view.superview == nil)
  }

  @Test("A-12: an animator without duration that starts itself again lets each turn end")
  func animatorWithoutDuration() {
    let scene = AnimationScene()
    let animator = ViewPropertyAnimator(duration: 0, curve: .linear)
    var count = 0
    func next() {
      guard count < 1000 else { return }
      count += 1
      animator.addAnimations { scene.view.alpha = 1.5 - scene.view.alpha }
      animator.addCompletion { _ in next() }
      animator.startAnimation()
    }
    next()
    #expect(count == 1)
    scene.stage.turn()
    #expect(count > 1 && count < 1000)
    scene.stage.settle()
    #expect(count == 1000 && animator.state == .inactive && scene.stage.window.isIdle)
  }

  @Test("A-12: a block without changes that starts itself again traps with a message")
  func blockWithoutChanges() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActor func next() {
          View.animate(withDuration: 1, animations: {}, completion: { _ in next() })
        }
        next()
      }
    }
    #expect(
      trapMessage(result)
        == "320 completions of animations without duration are nested; give the "
        + "animations a duration and something that they change, without disabling animations, "
        + "or start the next animation later.")
  }

  @Test("DC-26: an animation of a view without a window ends by itself, in an idle program")
  func detached() {
    let stage = Stage()
    stage.window.addSubview(View())
    stage.settle()
    #expect(stage.host.frameDeadline == nil)
    let never = View()
    var log: [Bool] = []
    View.animate(withDuration: 0.2) {
      never.alpha = 0
    } completion: {
      log.append($0)
    }
    #expect(stage.host.frameDeadline == stage.window.currentTime)
    stage.turn()
    #expect(log == [true] && stage.window.isIdle)
  }

  @Test("DC-26: an animation of a view without a window that began in a completion ends too")
  func detachedInCompletion() {
    let scene = AnimationScene()
    let never = View()
    var log: [Bool] = []
    View.animate(withDuration: 0.1) {
      scene.view.alpha = 0.5
    } completion: { _ in
      View.animate(withDuration: 0.2) {
        never.alpha = 0
      } completion: {
        log.append($0)
      }
    }
    var turns = 0
    while let deadline = scene.stage.host.frameDeadline, turns < 100 {
      turns += 1
      scene.stage.window.dispatch(.frame(at: deadline))
    }
    #expect(log == [true] && turns < 20)
  }

  @Test("DC-26: an endless chain of a view without a window keeps its pace too")
  func detachedPulse() {
    let world = PulseWorld(motion: .full)
    world.view.removeFromSuperview()
    world.stage.settle()
    world.pulse(.block)
    world.stage.advance(by: 2.01)
    #expect((4...6).contains(world.count), "\(world.count)")
    world.count = 1000
  }

  @Test(
    "A-13: when a window is released, its animations end unfinished, and waiting closures are called"
  )
  func windowGone() {
    var log: [String] = []
    let kept = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let turned = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    weak var known: Window?
    do {
      let stage = Stage()
      known = stage.window
      stage.window.addSubview(kept)
      stage.window.addSubview(turned)
      stage.settle()
      View.animate(withDuration: 1) {
        kept.alpha = 0
      } completion: {
        log.append("fade \($0)")
      }
      View.transition(
        with: turned, duration: 1, options: .transitionFlipFromLeft, animations: nil,
        completion: { log.append("flip \($0)") })
      stage.advance(by: 0.1)
    }
    #expect(known == nil)
    #expect(log == ["fade false", "flip false"])
    #expect(kept.presentation.alpha == 0)
    do {
      let stage = Stage(settings: Settings(motion: .off))
      stage.window.addSubview(kept)
      stage.settle()
      View.animate(withDuration: 1) {
        kept.alpha = 1
      } completion: { _ in
        View.animate(withDuration: 1) {
          kept.alpha = 0
        } completion: { _ in
          log.append("late")
        }
      }
      #expect(log.count == 2)
    }
    #expect(log.last == "late")
  }
}
