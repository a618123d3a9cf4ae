import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The engine that runs step animations.
@MainActor
struct StepAnimationTests {
  private let scene = StepScene()
  private let notes = StepNotes()

  private func step(
    _ tag: String, _ duration: Double = 0.4, _ change: LayerAnimation = .translation(x: 100, y: 20)
  ) -> AnimationStep {
    var step = AnimationStep(duration: duration, curve: .linear)
    step.tag = tag
    step.add(change, to: scene.a)
    return step
  }

  private func animation(_ steps: [AnimationStep]) -> StepAnimation {
    let animation = StepAnimation(steps)
    animation.delegate = notes
    animation.startBlock = { notes.log.append("start(\($0))") }
    animation.completionBlock = { notes.log.append("completion(\($0))") }
    return animation
  }

  private func isClose(_ a: UnitCurve, _ b: UnitCurve) -> Bool {
    let (one, two) = (a.controlPoint1 - b.controlPoint1, a.controlPoint2 - b.controlPoint2)
    return [one.x, one.y, two.x, two.y].allSatisfy { abs($0) < 1e-12 }
  }

  private var x: Double { scene.a.frame.origin.x }
  private func advance(_ seconds: Double) { scene.stage.advance(by: seconds) }

  @Test(
    "CK-A1: steps run one after another, the changes of one step run together, and both are copied")
  func order() {
    var first = step("one")
    first.add(.opacity(-0.5), to: scene.b)
    var steps = [first, step("two", 0.2, .translation(x: -40, y: 0))]
    let animation = StepAnimation(steps)
    steps[0].duration = 9
    #expect(abs(animation.duration - 0.6) < 1e-12)
    animation.play()
    advance(0.2)
    #expect(abs(x - 50) < 1e-9 && abs(scene.b.alpha - 0.75) < 1e-6)
    advance(0.3)
    #expect(abs(x - 80) < 1e-9 && scene.b.alpha == 0.5)
    advance(0.1)
    #expect(scene.a.frame.origin == Point(x: 60, y: 20))
  }

  @Test("CK-A2, CK-A4: properties and events are correct from start to end, including the delay")
  func events() {
    let animation = animation([step("one"), step("two")])
    #expect(animation.tag == nil && animation.userInfo.isEmpty && !animation.locksInteraction)
    func flags() -> String {
      [
        (animation.isRunning, "r"), (animation.isPlaying, "p"), (animation.isStarted, "s"),
        (animation.isPaused, "h"), (animation.isCancelling, "c"), (animation.isTerminating, "t"),
      ].filter(\.0).map(\.1).joined()
    }
    var seen: [String] = []
    notes.onStart = { _ in seen.append("start:\(flags())") }
    notes.onStep = { _ in seen.append("step:\(flags())") }
    notes.onStop = { _ in seen.append("stop:\(flags())") }
    let completion = animation.completionBlock
    animation.completionBlock = {
      seen.append("completion:\(flags())")
      completion?($0)
    }
    animation.play(afterDelay: 0.5)
    #expect(flags() == "rp" && notes.take().isEmpty)
    advance(0.45)
    #expect(notes.take().isEmpty && x == 0)
    advance(0.1)
    #expect(notes.take() == "willStart(true) start(true)" && flags() == "rps")
    advance(0.4)
    #expect(notes.take() == "one(true)")
    advance(0.4)
    #expect(notes.take() == "two(true) didStop(true) completion(true)" && flags().isEmpty)
    #expect(seen == ["start:rps", "step:rps", "step:rps", "stop:r", "completion:"])
    animation.play()
    #expect(notes.take() == "willStart(true) start(true)")
  }

  @Test("CK-A2: an animation whose delegate is released is cancelled")
  func delegateDies() {
    let animation = StepAnimation([step("one")])
    var mortal: StepNotes? = StepNotes()
    animation.delegate = mortal
    animation.locksInteraction = true
    var ends = 0
    animation.completionBlock = { _ in ends += 1 }
    animation.play()
    advance(0.1)
    _ = mortal
    mortal = nil
    advance(0.1)
    #expect(!animation.isRunning && ends == 0 && x == 100)
    #expect(!scene.stage.window.isIgnoringInteractionEvents)
  }

  @Test("CK-A3: repeat counts and start times are accepted, and invalid values are refused")
  func variants() {
    let animation = animation([step("one", 0.2)])
    animation.play(repeatCount: 3)
    animation.play(animated: false)
    advance(0.3)
    #expect(abs(x - 150) < 1e-9)
    advance(0.3)
    #expect(x == 300)
    #expect(
      notes.take()
        == "willStart(true) start(true) one(true) one(true) one(true) didStop(true) completion(true)"
    )
    animation.play(repeatCount: 0)
    animation.play(repeatCount: -4)
    animation.play(animated: false, repeatCount: StepAnimation.endless)
    #expect(!animation.isRunning && notes.take().isEmpty)
    animation.play(afterDelay: -1, repeatCount: 2, from: 0.3)
    #expect(notes.take() == "willStart(true) start(true)" && abs(x - 450) < 1e-9)
    advance(0.1)
    #expect(x == 500)
    #expect(notes.take() == "one(true) didStop(true) completion(true)")
    animation.play(from: -3)
    advance(0.1)
    #expect(abs(x - 550) < 1e-9)
    animation.cancel()
    animation.play(from: 99)
    #expect(x == 700)
    animation.play(afterDelay: .nan, from: .nan)
    advance(0.2)
    #expect(x == 800)
  }

  @Test("CK-A3: two repetitions follow each other without a gap")
  func drift() {
    let animation = animation([step("one", 0.11, .translation(x: 11, y: 0))])
    animation.play(repeatCount: StepAnimation.endless)
    advance(10)
    #expect(abs(x - 1000) < 1e-6)
    animation.cancel()
    #expect(abs(x - 1001) < 1e-6)
  }

  @Test(
    "CK-A5: without animation all steps end in the call, and a step of zero duration keeps the animated flag"
  )
  func notAnimated() {
    let animation = animation([step("one"), step("two", 0)])
    animation.play(animated: false, afterDelay: 5, repeatCount: 2)
    #expect(
      notes.take()
        == "willStart(false) start(false) one(false) two(false) one(false) two(false) didStop(false) "
        + "completion(false)")
    #expect(x == 400)
    animation.play()
    advance(0.4)
    #expect(
      notes.take()
        == "willStart(true) start(true) one(true) two(true) didStop(true) completion(true)")
    let still = StepScene(settings: Settings(motion: .off))
    var step = AnimationStep()
    step.add(.opacity(-0.25), to: still.a)
    let other = StepAnimation([step])
    other.delegate = notes
    other.play(afterDelay: 3)
    #expect(notes.take() == "willStart(false) step(false) didStop(false)" && still.a.alpha == 0.75)
  }

  @Test(
    "CK-A6, CK-X23, CK-X24: an empty animation starts and stops, and a start at the end applies all steps"
  )
  func empty() {
    let animation = animation([])
    animation.play()
    #expect(notes.take() == "willStart(true) start(true) didStop(true) completion(true)")
    animation.window = scene.stage.window
    animation.play(afterDelay: 0.3)
    advance(0.2)
    #expect(notes.take().isEmpty)
    advance(0.2)
    #expect(notes.take() == "willStart(true) start(true) didStop(true) completion(true)")
    let full = self.animation([step("one"), step("two")])
    full.play(from: full.duration)
    #expect(
      notes.take()
        == "willStart(true) start(true) two(true) didStop(true) completion(true)")
    #expect(x == 200 && !full.isRunning)
  }

  @Test(
    "CK-A3: steps that end before the start time send no events, and a step that ends at the start time does"
  )
  func startTimes() {
    var blocks: [String] = []
    func step(_ tag: String, _ duration: Double) -> AnimationStep {
      var step = self.step(tag, duration)
      step.completion = { _ in blocks.append(tag) }
      return step
    }
    let animation = animation([step("one", 0.2), step("none", 0), step("two", 0.4)])
    animation.play(from: 0.1)
    advance(0.5)
    #expect(
      notes.take()
        == "willStart(true) start(true) one(true) none(true) two(true) didStop(true) completion(true)"
    )
    animation.play(from: 0.2)
    #expect(notes.take() == "willStart(true) start(true) one(true) none(true)" && x == 500)
    animation.cancel()
    blocks = []
    animation.play(from: 0.3)
    #expect(notes.take() == "willStart(true) start(true)" && abs(x - 825) < 1e-9)
    animation.pause()
    animation.resume()
    advance(0.3)
    #expect(notes.take() == "two(true) didStop(true) completion(true)" && blocks == ["two"])
    // The start time is in the second of three repetitions.
    animation.play(repeatCount: 3, from: 1.1)
    #expect(notes.take() == "willStart(true) start(true)")
    animation.terminate()
    #expect(
      notes.take()
        == "two(false) one(false) none(false) two(false) didStop(false) completion(false)")
    #expect(x == 1800)
    animation.play(animated: false, from: 0.3)
    #expect(
      notes.take() == "willStart(false) start(false) two(false) didStop(false) completion(false)")
    animation.play(afterDelay: 0.5, from: 0.3)
    advance(0.4)
    #expect(notes.take().isEmpty)
    advance(0.5)
    #expect(
      notes.take() == "willStart(true) start(true) two(true) didStop(true) completion(true)")
  }

  @Test(
    "CK-A7, CK-X25: terminate sends the remaining events at once, cancel sends none, and both apply the end values"
  )
  func ends() {
    let animation = animation([step("one"), step("two")])
    animation.play(repeatCount: 2)
    advance(0.5)
    _ = notes.take()
    animation.terminate()
    #expect(
      notes.take() == "two(false) one(false) two(false) didStop(false) completion(false)")
    #expect(x == 400 && !animation.isRunning && !animation.isTerminating)
    animation.play(repeatCount: 2)
    advance(0.5)
    _ = notes.take()
    animation.cancel()
    advance(2)
    #expect(notes.take().isEmpty && x == 800 && !animation.isRunning)
    animation.play(afterDelay: 1)
    animation.terminate()
    #expect(
      notes.take()
        == "willStart(false) start(false) one(false) two(false) didStop(false) completion(false)")
    animation.play(afterDelay: 1)
    animation.cancel()
    #expect(notes.take().isEmpty && x == 1200)
    animation.play(repeatCount: StepAnimation.endless)
    advance(8.9)
    _ = notes.take()
    animation.terminate()
    #expect(notes.take() == "one(false) two(false) didStop(false) completion(false)")
    animation.cancel()
    animation.terminate()
    #expect(notes.take().isEmpty)
    animation.play(repeatCount: StepAnimation.endless)
    advance(8.9)
    _ = notes.take()
    animation.cancel()
    advance(5)
    #expect(notes.take().isEmpty && !animation.isRunning)
  }

  @Test("CK-A7: pause and resume work even in the delay, and calling either twice is harmless")
  func pauses() {
    let animation = animation([step("one")])
    animation.pause()
    animation.resume()
    animation.play(afterDelay: 0.5)
    advance(0.2)
    animation.pause()
    animation.pause()
    #expect(animation.isPaused && animation.isPlaying)
    advance(3)
    #expect(notes.take().isEmpty)
    animation.resume()
    animation.resume()
    advance(0.5)
    #expect(abs(x - 50) < 1e-9)
    animation.pause()
    advance(1)
    #expect(abs(x - 50) < 1e-9 && animation.isPlaying)
    animation.resume()
    advance(0.1)
    #expect(abs(x - 75) < 1e-9)
    animation.pause()
    animation.terminate()
    #expect(x == 100 && !animation.isPaused && !animation.isRunning)
  }

  @Test("CK-A4: event handlers may pause, cancel, terminate or play again")
  func reentrancy() {
    let animation = animation([step("one", 0.1), step("two", 0.1)])
    notes.onStep = { $0.cancel() }
    animation.play()
    advance(1)
    #expect(notes.take() == "willStart(true) start(true) one(true)" && x == 200)
    notes.onStep = { $0.terminate() }
    animation.play()
    advance(1)
    #expect(
      notes.take()
        == "willStart(true) start(true) one(true) two(false) didStop(false) completion(false)")
    notes.onStep = nil
    notes.onStart = { $0.cancel() }
    animation.play()
    #expect(notes.take() == "willStart(true)" && !animation.isRunning)
    notes.onStart = { $0.pause() }
    animation.play()
    advance(1)
    #expect(notes.take() == "willStart(true) start(true)" && animation.isPaused)
    notes.onStart = nil
    animation.cancel()
    var again = 0
    animation.completionBlock = { _ in
      again += 1
      if again < 3 { animation.play() }
    }
    animation.play()
    advance(1)
    #expect(again == 3 && !animation.isRunning)
  }

  @Test("CK-A8: scaled, reversed and looped animations keep their tags")
  func derived() {
    var first = step("one", 0.1)
    first.curve = .easeIn
    first.completion = { _ in notes.log.append("block") }
    let animation = animation([first, step("", 0.3, .rotation(1)), AnimationStep(duration: 0)])
    animation.tag = "walk"
    animation.userInfo["key"] = 7
    let slow = animation.animation(duration: 0.8)
    let times = (slow?.steps ?? []).map { ($0.duration * 1e9).rounded() / 1e9 }
    #expect(times == [0.2, 0.6, 0])
    #expect(slow?.tag == "walk" && slow?.userInfo["key"] as? Int == 7)
    #expect(animation.animation(duration: 0)?.steps.map(\.duration) == [0, 0, 0])
    #expect(animation.animation(duration: -1) == nil)
    #expect(animation.animation(duration: .infinity) == nil)
    let reversed = animation.reversed
    #expect(reversed.tag == "reverse_walk" && reversed.startBlock == nil)
    #expect(reversed.steps.map(\.tag) == [nil, "", "reverse_one"])
    #expect(isClose(reversed.steps[2].curve, .easeOut) && reversed.steps[2].completion == nil)
    let looped = animation.looped
    #expect(looped.tag == "loop_walk" && looped.completionBlock == nil)
    #expect(looped.steps.map(\.tag) == ["loop_one", "", nil, nil, "", "loop_reverse_one"])
    looped.play(animated: false)
    #expect(scene.isUntouched(scene.a))
    #expect(StepAnimation([]).reversed.tag == nil)
  }

  @Test(
    "CK-A9, CK-X26: the time stops while the window is not visible, and a paused animation stays paused"
  )
  func background() {
    let animation = animation([step("one", 1)])
    animation.play()
    advance(0.25)
    for _ in 0..<2 {
      scene.stage.window.dispatch(.visibility(false))
      advance(5)
      scene.stage.window.dispatch(.visibility(false))
      advance(5)
      scene.stage.window.dispatch(.visibility(true))
      scene.stage.turn()
    }
    #expect(x >= 25 - 1e-9 && x < 30)
    animation.pause()
    scene.stage.window.dispatch(.visibility(false))
    advance(1)
    scene.stage.window.dispatch(.visibility(true))
    advance(1)
    #expect(animation.isPaused && x < 30)
    animation.resume()
    advance(1)
    #expect(x == 100 && !animation.isRunning)
  }

  @Test("CK-A10: the default step takes 0.2 s with ease-in and ease-out")
  func defaults() {
    let step = AnimationStep()
    #expect(step.duration == 0.2 && step.curve == .easeInOut)
    #expect(isClose(AnimationStep(curve: .easeIn).reversed.curve, .easeOut))
    #expect(isClose(AnimationStep(curve: .easeOut).reversed.curve, .easeIn))
    #expect(AnimationStep(duration: -2).duration == 0)
    #expect(AnimationStep(duration: .infinity).duration == 0)
  }

  @Test("CK-A11: a reversed curve is the exact reversal in time")
  func curves() {
    let curves = [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .standard,
      UnitCurve(x1: 0.45, y1: 0.5, x2: 1, y2: 1), UnitCurve(x1: 0.25, y1: 0.85, x2: 0.7, y2: 0.3),
    ]
    for curve in curves {
      for index in 0...1000 {
        let time = Double(index) / 1000
        #expect(abs(curve.reversed.value(at: time) - (1 - curve.value(at: 1 - time))) < 1e-9)
      }
    }
    #expect(isClose(UnitCurve.easeIn.reversed, .easeOut))
  }

  @Test("CK-A12: rotation, scale and translation are relative to the centre, and accumulate")
  func composition() {
    let turn = LayerAnimation(
      rotation: LayerAnimation.Rotation(angle: .pi / 2), scale: SIMD3(2, 3, 1),
      translation: SIMD3(10, 20, 0))
    StepAnimation([step("one", 0.2, turn)]).play(animated: false)
    // The rotation comes first, so the view's x axis points down and gets the factor of y.
    #expect(scene.a.transform == AffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 10, ty: 20))
    StepAnimation([step("two", 0.2, turn)]).play(animated: false)
    #expect(scene.a.transform == AffineTransform(a: -6, b: 0, c: 0, d: -6, tx: 20, ty: 40))
    StepAnimation([step("three", 0.2, .opacity(-0.8)), step("", 0.2, .opacity(-0.8))])
      .play(animated: false)
    #expect(scene.a.alpha == 0 && abs(scene.a.layerValues.opacity + 0.6) < 1e-12)
    StepAnimation([step("", 0.2, .opacity(1)), step("", 0.2, .opacity(5))]).play(animated: false)
    #expect(scene.a.alpha == 1 && abs(scene.a.layerValues.opacity - 1.4) < 1e-12)
    // Values that other code sets become the new rest values.
    scene.a.alpha = 0.5
    scene.a.transform = AffineTransform(translationX: 7, y: 0)
    StepAnimation([step("", 0.2, LayerAnimation(translation: SIMD3(1, 0, 0), opacity: 0.25))])
      .play(animated: false)
    #expect(scene.a.alpha == 0.75 && scene.a.transform.tx == 8)
  }

  @Test("CK-A12: a camera shows the subviews in perspective, wherever their frames are")
  func camera() {
    scene.a.frame = Rect(x: 300, y: 100, width: 100, height: 100)
    var step = AnimationStep(duration: 0)
    step.add(
      LayerAnimation(sublayerTranslation: SIMD3(0, 0, -400), sublayerCamera: 400), to: scene.group)
    StepAnimation([step]).play(animated: false)
    // Twice as far from the camera, the view has half the size about the group's centre at 200, 150.
    #expect(scene.a.frame == Rect(x: 250, y: 125, width: 50, height: 50))
    #expect(scene.group.transform3D.isIdentity)
    StepAnimation([step.reversed]).play(animated: false)
    #expect(scene.a.frame == Rect(x: 300, y: 100, width: 100, height: 100))
    var tilt = AnimationStep(duration: 0)
    tilt.add(
      LayerAnimation(
        sublayerRotation: LayerAnimation.Rotation(angle: .pi / 3, axis: SIMD3(0, 1, 0)),
        sublayerCamera: 800), to: scene.group)
    StepAnimation([tilt]).play(animated: false)
    // The right edge is 200 from the axis, so it is sin 60° · 200 further away.
    let right = 200 + 200 * 0.5 / (1 + 200 * 0.75.squareRoot() / 800)
    #expect(abs(scene.a.frame.maxX - right) < 1e-9)
    #expect(scene.a.transform3D.m14 != 0)
  }

  @Test("CK-A13: each change has its inverse, even rotation combined with different scales")
  func inverses() {
    let change = LayerAnimation(
      rotation: LayerAnimation.Rotation(angle: 0.7, axis: SIMD3(1, 2, 3)), scale: SIMD3(2, 0.3, 4),
      translation: SIMD3(5, 6, 7), anchorPoint: SIMD3(0.5, -0.25, 9), opacity: -0.4,
      sublayerRotation: LayerAnimation.Rotation(angle: -1, axis: SIMD3(0, 1, 0)),
      sublayerScale: SIMD3(3, 5, 1), sublayerTranslation: SIMD3(1, 2, 3), sublayerCamera: 500,
      rasterizes: true, rasterizationScale: -0.5)
    let inverse = change.inverted
    #expect(inverse.rotation.angle == -0.7 && inverse.scale == SIMD3(0.5, 1 / 0.3, 0.25))
    #expect(inverse.translation == SIMD3(-5, -6, -7) && inverse.opacity == 0.4)
    #expect(inverse.anchorPoint == SIMD3(-0.5, 0.25, -9) && inverse.sublayerCamera == -500)
    #expect(inverse.rasterizes == false && inverse.rasterizationScale == 0.5)
    #expect(inverse.inverted == change)
    let there = step("", 0.2, change)
    StepAnimation([there]).play(animated: false)
    #expect(scene.a.layerValues != .identity)
    StepAnimation([there.reversed]).play(animated: false)
    #expect(scene.isUntouched(scene.a))
  }

  @Test("CK-A14: a view animation changes the frame about its centre, and lays out the subviews")
  func frames() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.a.addSubview(inner)
    var step = AnimationStep(duration: 0.4, curve: .linear)
    let change = ViewAnimation(
      scale: Size(width: 0.5, height: 2), translation: Vector(dx: 40, dy: -20), alpha: -0.5)
    step.add(change, to: scene.a)
    let animation = StepAnimation([step])
    animation.play()
    advance(0.2)
    #expect(abs(scene.a.frame.width - 300) < 1e-9 && abs(inner.frame.width - 300) < 1e-9)
    advance(0.2)
    #expect(scene.a.frame == Rect(x: 140, y: -170, width: 200, height: 600))
    #expect(inner.frame == Rect(x: 0, y: 0, width: 200, height: 600) && scene.a.alpha == 0.5)
    animation.reversed.play(animated: false)
    #expect(scene.a.frame == scene.bounds && scene.a.alpha == 1)
    #expect(
      ViewAnimation(
        from: Rect(x: 0, y: 0, width: 100, height: 50),
        to: Rect(x: 10, y: 20, width: 50, height: 100))
        == ViewAnimation(
          scale: Size(width: 0.5, height: 2), translation: Vector(dx: -15, dy: 45)))
    #expect(
      ViewAnimation(from: Rect(x: 0, y: 0, width: 0, height: 5), to: scene.bounds) == nil)
  }

  @Test("CK-A15, CK-O19: the input lock is counted and always released")
  func lock() {
    let window = scene.stage.window
    let (one, two) = (animation([step("one", 0.2)]), animation([step("two", 0.6)]))
    (one.locksInteraction, two.locksInteraction) = (true, true)
    one.play(afterDelay: 0.1)
    two.play()
    advance(0.4)
    #expect(!one.isRunning && window.isIgnoringInteractionEvents)
    advance(0.3)
    #expect(!two.isRunning && !window.isIgnoringInteractionEvents)
    one.play()
    one.cancel()
    #expect(!window.isIgnoringInteractionEvents)
    one.play()
    var held = false
    notes.onStop = { _ in held = window.isIgnoringInteractionEvents }
    one.terminate()
    #expect(!window.isIgnoringInteractionEvents && !held)
    var mortal: StepAnimation? = StepAnimation([step("three")])
    mortal?.locksInteraction = true
    mortal?.play()
    mortal?.pause()
    #expect(window.isIgnoringInteractionEvents)
    mortal = nil
    #expect(!window.isIgnoringInteractionEvents)
    one.play(animated: false)
    #expect(!window.isIgnoringInteractionEvents)
  }

  @Test(
    "CK-A9: with reduced motion steps move at once and fade over time, and a view may be removed during a step"
  )
  func reduced() {
    let scene = StepScene(settings: Settings(motion: .reduced))
    var step = AnimationStep(duration: 0.4, curve: .linear)
    step.add(LayerAnimation(translation: SIMD3(50, 0, 0), opacity: -0.5), to: scene.a)
    let animation = StepAnimation([step])
    animation.play()
    advanceAll(scene, 0.2)
    #expect(scene.a.frame.origin.x == 50 && abs(scene.a.alpha - 0.75) < 1e-6)
    scene.a.removeFromSuperview()
    advanceAll(scene, 0.2)
    #expect(!animation.isRunning && scene.a.alpha == 0.5)
  }

  private func advanceAll(_ scene: StepScene, _ seconds: Double) {
    scene.stage.advance(by: seconds)
  }

  @Test("CK-A15: a playing animation stays alive without references, as long as its window")
  func leaks() {
    weak var playing: StepAnimation?
    weak var dropped: StepAnimation?
    weak var view: View?
    do {
      let scene = StepScene()
      var step = AnimationStep()
      step.add(.opacity(-1), to: scene.a)
      playing = {
        let animation = StepAnimation([step])
        animation.play()
        return animation
      }()
      scene.stage.advance(by: 0.1)
      #expect(playing?.isPlaying == true)
      scene.stage.advance(by: 0.2)
      #expect(playing == nil && scene.a.alpha == 0)
      dropped = {
        let animation = StepAnimation([step])
        animation.play(repeatCount: StepAnimation.endless)
        return animation
      }()
      view = scene.a
      scene.stage.close()
    }
    #expect(dropped == nil && view == nil)
  }
}
