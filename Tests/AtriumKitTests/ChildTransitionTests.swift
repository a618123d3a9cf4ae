import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// `transition(from:to:…)` (C-38 … C-47, T6, DC-8, DC-13 … DC-17).
@MainActor
struct ChildTransitionTests {
  /// A visible container P that shows A and has B ready, with the usual calls of the docs (T6).
  @MainActor
  private struct Swap {
    let recording: Recording
    let a = ScriptedController("A")
    let b = ScriptedController("B")

    init(settings: Settings = Settings(), visible: Bool = true) {
      recording =
        visible ? Recording.atRest(settings: settings) : Recording(settings: settings)
      recording.add(a, to: recording.root)
      recording.stage.settle()
      _ = recording.tokens()
    }

    var root: ViewController { recording.root }

    func run(
      duration: Double, options: View.AnimationOptions = [], animations: (() -> Void)? = nil
    ) {
      root.addChild(b)
      a.willMove(toParent: nil)
      root.transition(
        from: a, to: b, duration: duration, options: options, animations: animations
      ) { finished in
        recording.recorder.note("done(\(finished ? "yes" : "no"))")
        b.didMove(toParent: root)
        a.removeFromParent()
      }
    }
  }

  nonisolated private static let kinds: [View.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
  ]

  // Rules: §10.8, BC-8, BC-9
  @Test("T6, DC-13: an animated transition, from its first call to its last")
  func animated() {
    let swap = Swap()
    swap.b.view.alpha = 0
    _ = swap.recording.tokens()
    swap.run(duration: 1) { swap.b.view.alpha = 1 }
    #expect(
      swap.recording.turn() == "B.wm(P) A.wm(nil) A.wd(true) B.wa(true) || B.ia(true)")
    #expect(swap.root.view.subviews == [swap.a.view, swap.b.view])
    #expect(swap.root.children == [swap.a, swap.b])
    swap.recording.stage.advance(by: 0.98)
    #expect(swap.recording.tokens().isEmpty)
    swap.recording.stage.advance(by: 0.03)
    #expect(
      swap.recording.tokens() == "B.da(true) A.dd(true) done(yes) B.dm(P) A.dm(nil)")
    #expect(swap.root.view.subviews == [swap.b.view])
    #expect(swap.root.children == [swap.b])
  }

  @Test("T6, C-44: every kind of transition sends the same calls", arguments: kinds)
  func kind(_ option: View.AnimationOptions) {
    let swap = Swap()
    swap.run(duration: 0.4, options: option)
    #expect(
      swap.recording.turn() == "B.wm(P) A.wm(nil) B.ld A.wd(true) B.wa(true) || B.ia(true)")
    swap.recording.stage.advance(by: 0.39)
    #expect(swap.recording.tokens().isEmpty)
    swap.recording.stage.advance(by: 0.02)
    #expect(
      swap.recording.tokens() == "B.da(true) A.dd(true) done(yes) B.dm(P) A.dm(nil)")
    #expect(swap.root.view.subviews == [swap.b.view])
  }

  @Test("C-41, DC-8: without duration everything happens before the call returns")
  func zero() {
    let swap = Swap()
    swap.run(duration: 0, options: .transitionCurlUp) { swap.b.view.alpha = 0.5 }
    #expect(
      swap.recording.turn()
        == "B.wm(P) A.wm(nil) B.ld A.wd B.wa B.ia B.da A.dd done(yes) B.dm(P) A.dm(nil) || ")
    #expect(swap.b.view.presentation.alpha == 0.5)
    #expect(swap.root.view.subviews == [swap.b.view])
  }

  @Test("DC-8: with motion off a transition has no duration")
  func motionOff() {
    let swap = Swap(settings: Settings(motion: .off))
    swap.run(duration: 1, options: .transitionFlipFromLeft)
    #expect(
      swap.recording.turn()
        == "B.wm(P) A.wm(nil) B.ld A.wd B.wa B.ia B.da A.dd done(yes) B.dm(P) A.dm(nil) || ")
  }

  @Test("with reduced motion the two fade into each other, in 0.2 s at most", arguments: [0, 1])
  func motionReduced(_ index: Int) {
    let swap = Swap(settings: Settings(motion: .reduced))
    swap.a.view.backgroundColor = .black
    swap.b.view.backgroundColor = .white
    swap.b.view.frame = swap.root.view.bounds
    _ = swap.recording.tokens()
    swap.recording.stage.settle()
    swap.run(duration: 1, options: index == 0 ? [.curveLinear] : [.transitionCurlUp, .curveLinear])
    _ = swap.recording.turn()
    swap.recording.stage.advance(by: 0.1)
    #expect(abs(Int(swap.recording.stage.snapshot().color(atX: 200, y: 300).red * 255) - 127) < 3)
    #expect(swap.recording.tokens().isEmpty)
    swap.recording.stage.advance(by: 0.11)
    #expect(
      swap.recording.tokens() == "B.da(true) A.dd(true) done(yes) B.dm(P) A.dm(nil)")
  }

  @Test("C-43: without animations there is nothing to wait for")
  func nothingToAnimate() {
    let swap = Swap()
    swap.run(duration: 1)
    #expect(
      swap.recording.turn()
        == "B.wm(P) A.wm(nil) B.ld A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) "
        + "done(yes) B.dm(P) A.dm(nil) || ")
  }

  @Test("C-40, DC-14: the new view goes where the old one is, directly above it")
  func anySuperview() {
    let swap = Swap()
    let (wrapper, above) = (View(frame: Rect(x: 20, y: 20, width: 300, height: 300)), View())
    swap.root.view.addSubview(wrapper)
    wrapper.addSubview(swap.a.view)
    wrapper.addSubview(above)
    swap.b.view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    _ = swap.recording.turn()
    swap.run(duration: 0.2, options: .transitionCrossDissolve)
    #expect(wrapper.subviews == [swap.a.view, swap.b.view, above])
    swap.recording.stage.settle()
    #expect(wrapper.subviews == [swap.b.view, above])
    #expect(swap.b.view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("DC-13: the old view stays until the end, but is no part of the new look")
  func newLook() {
    let swap = Swap()
    let background = Color(hex: 0x102030)
    swap.root.view.backgroundColor = background
    swap.a.view.backgroundColor = .white
    swap.b.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    swap.recording.stage.settle()
    swap.run(duration: 1, options: .transitionFlipFromLeft)
    swap.recording.stage.advance(by: 0.99)
    #expect(swap.a.view.superview === swap.root.view)
    let color = swap.recording.stage.snapshot().color(atX: 200, y: 300)
    #expect(abs(color.red - background.red) < 0.02)
  }

  @Test("DC-14: a new view that is already there stays where it is")
  func alreadyThere() {
    let swap = Swap()
    swap.root.addChild(swap.b)
    swap.root.view.insertSubview(swap.b.view, at: 0)
    _ = swap.recording.turn()
    swap.root.transition(from: swap.a, to: swap.b, duration: 0)
    #expect(swap.root.view.subviews == [swap.b.view])
    // It was on screen before: it has nothing to be told.
    #expect(swap.recording.tokens() == "A.wd A.dd")
  }

  @Test("DC-14: if the old view is nowhere, the receiver's view takes the new one")
  func nowhere() {
    let swap = Swap()
    swap.a.view.removeFromSuperview()
    _ = swap.recording.turn()
    swap.run(duration: 0)
    #expect(
      swap.recording.tokens()
        == "B.wm(P) A.wm(nil) B.ld B.wa B.ia B.da done(yes) B.dm(P) A.dm(nil)")
    #expect(swap.root.view.subviews == [swap.b.view])
  }

  @Test("DC-15: a receiver off screen swaps the views and sends no appearance calls")
  func offScreen() {
    let swap = Swap(visible: false)
    swap.run(duration: 1, options: .transitionCurlUp) { swap.b.view.alpha = 0.5 }
    #expect(
      swap.recording.tokens() == "B.wm(P) A.wm(nil) B.ld done(yes) B.dm(P) A.dm(nil)")
    #expect(swap.root.view.subviews == [swap.b.view])
    #expect(swap.b.view.alpha == 0.5)
    swap.recording.stage.window.rootViewController = swap.root
    #expect(swap.recording.turn() == "P.wa B.wa || P.ia B.ia P.da B.da")
  }

  @Test("DC-6: a transition while the container appears ends with the container, not before")
  func containerAppearing() {
    let root = ScriptedController("P")
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    let recording = Recording(root: root)
    root.loadViewIfNeeded()
    recording.add(a, to: root)
    root.addChild(b)
    _ = recording.tokens()
    root.onIsAppearing = { root.transition(from: a, to: b, duration: 0) }
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.wa A.wa || P.ia B.ld A.wd B.wa A.dd B.ia P.da B.da")
  }

  @Test("DC-23: in a container whose phase is gone the views move, nobody is told")
  func containerGone() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let middle = ScriptedController("M")
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    recording.add(middle, to: root)
    recording.add(a, to: middle)
    middle.addChild(b)
    _ = recording.turn()
    middle.transition(from: a, to: b, duration: 0.2, options: .transitionCrossDissolve) {
    } completion: { _ in
      recording.recorder.note("done")
    }
    recording.stage.settle()
    #expect(recording.tokens() == "B.ld done")
    #expect(middle.view.subviews == [b.view])
  }

  @Test("C-42: leaving the window in between cuts it short; everybody is told of the end")
  func cutShort() {
    let swap = Swap()
    swap.run(duration: 1, options: .transitionFlipFromTop)
    swap.recording.stage.advance(by: 0.3)
    _ = swap.recording.tokens()
    swap.recording.stage.window.rootViewController = nil
    #expect(
      swap.recording.turn() == "P.wd B.wd || A.dd(true) done(no) B.dm(P) A.dm(nil) P.dd B.dd")
    #expect(swap.root.view.subviews == [swap.b.view])
    swap.recording.stage.window.rootViewController = swap.root
    #expect(swap.recording.turn() == "P.wa B.wa || P.ia B.ia P.da B.da")
  }

  @Test("DC-17: a second transition brings the first to its end, then starts")
  func overtaken() {
    let swap = Swap()
    let c = ScriptedController("C")
    swap.run(duration: 1, options: .transitionCurlUp)
    swap.recording.stage.advance(by: 0.3)
    _ = swap.recording.tokens()
    swap.root.addChild(c)
    swap.root.transition(
      from: swap.b, to: c, duration: 0.5, options: .transitionCurlUp, animations: nil
    ) { finished in
      swap.recording.recorder.note("second(\(finished ? "yes" : "no"))")
    }
    #expect(
      swap.recording.turn()
        == "C.wm(P) B.da(true) A.dd(true) done(no) B.dm(P) A.dm(nil) C.ld B.wd(true) C.wa(true) "
        + "|| C.ia(true)")
    #expect(swap.root.view.subviews == [swap.b.view, c.view])
    swap.recording.stage.settle()
    #expect(swap.recording.tokens() == "C.da(true) B.dd(true) second(yes)")
    #expect(swap.root.view.subviews == [c.view])
  }

  @Test("DC-17: back again in mid-transition, for a block that moves views")
  func backAgain() {
    let swap = Swap()
    swap.b.view.center.x = 600
    _ = swap.recording.tokens()
    swap.root.addChild(swap.b)
    swap.root.transition(from: swap.a, to: swap.b, duration: 1) {
      swap.b.view.center.x = 200
    } completion: { finished in
      swap.recording.recorder.note("first(\(finished ? "yes" : "no"))")
    }
    swap.recording.stage.advance(by: 0.3)
    #expect(swap.b.view.presentation.center.x > 200)
    _ = swap.recording.tokens()
    swap.root.transition(from: swap.b, to: swap.a, duration: 1) {
      swap.a.view.alpha = 0.5
    } completion: { finished in
      swap.recording.recorder.note("second(\(finished ? "yes" : "no"))")
    }
    #expect(swap.b.view.presentation.center.x == 200)
    #expect(
      swap.recording.turn()
        == "B.da(true) A.dd(true) first(no) B.wd(true) A.wa(true) || A.ia(true)")
    swap.recording.stage.settle()
    #expect(swap.recording.tokens() == "A.da(true) B.dd(true) second(yes)")
  }

  @Test("two transitions of different children run side by side")
  func sideBySide() {
    let recording = Recording.atRest()
    let controllers = ["A", "B", "C", "D"].map { ScriptedController($0) }
    for controller in controllers { recording.root.addChild(controller) }
    for controller in controllers.prefix(2) { recording.root.view.addSubview(controller.view) }
    recording.stage.settle()
    _ = recording.tokens()
    for index in 0..<2 {
      let new = controllers[index + 2]
      new.view.alpha = 0
      recording.root.transition(
        from: controllers[index], to: new, duration: 0.3,
        animations: { new.view.alpha = 1 },
        completion: { recording.recorder.note("done(\($0 ? "yes" : "no"))") })
    }
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "C.ld A.wd(true) C.wa(true) D.ld B.wd(true) D.wa(true) C.ia(true) D.ia(true) "
        + "C.da(true) A.dd(true) done(yes) D.da(true) B.dd(true) done(yes)")
  }

  @Test("C-45: touches reach neither view while it runs, unless that is allowed")
  func shield() {
    for allows in [false, true] {
      let swap = Swap()
      let point = Point(x: 200, y: 300)
      swap.run(
        duration: 0.5,
        options: allows
          ? [.transitionCrossDissolve, .allowUserInteraction] : .transitionCrossDissolve)
      swap.b.view.frame = swap.root.view.bounds
      swap.recording.stage.advance(by: 0.1)
      let hit = swap.recording.stage.window.hitTest(point, with: nil)
      #expect(hit === (allows ? swap.b.view : swap.root.view))
      swap.recording.stage.settle()
      #expect(swap.recording.stage.window.hitTest(point, with: nil) === swap.b.view)
    }
  }

  @Test("C-45: the shield is gone after a transition that was cut short")
  func shieldAfterCut() {
    let swap = Swap()
    swap.run(duration: 1, options: .transitionCurlDown)
    swap.recording.stage.advance(by: 0.1)
    swap.recording.stage.window.rootViewController = nil
    swap.recording.stage.settle()
    swap.recording.stage.window.rootViewController = swap.root
    swap.b.view.frame = swap.root.view.bounds
    swap.recording.stage.settle()
    #expect(
      swap.recording.stage.window.hitTest(Point(x: 200, y: 300), with: nil) === swap.b.view)
  }

  @Test("L-24: both controllers live until the last call, and not longer")
  func ownership() {
    let recording = Recording.atRest()
    let log = Log()
    weak var (oldOne, newOne): (Mortal?, Mortal?)
    do {
      let (a, b) = (Mortal(), Mortal())
      (a.title, b.title) = ("A", "B")
      (a.log, b.log) = (log, log)
      (oldOne, newOne) = (a, b)
      recording.add(a, to: recording.root)
      recording.stage.settle()
      recording.root.addChild(b)
      recording.root.transition(
        from: a, to: b, duration: 0.3, options: .transitionFlipFromRight, animations: nil,
        completion: nil)
      // Out of the container in mid-transition: only the transition still holds it.
      a.removeFromParent()
    }
    recording.stage.advance(by: 0.1)
    #expect(oldOne != nil && newOne != nil)
    recording.stage.settle()
    #expect(log.lines == ["A.dd", "A gone"])
    #expect(oldOne == nil)
    if let newOne { recording.remove(newOne) }
    recording.stage.settle()
    #expect(newOne == nil)
    #expect(log.lines == ["A.dd", "A gone", "B.dd", "B gone"])
  }

  @Test("C-46: containers that forward by hand write it out with begin, end and View.transition")
  func byHand() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    recording.add(a, to: root)
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    root.addChild(b)
    _ = recording.turn()
    a.beginAppearanceTransition(false, animated: true)
    b.beginAppearanceTransition(true, animated: true)
    View.transition(from: a.view, to: b.view, duration: 0.2, options: .transitionFlipFromLeft) {
      _ in
      b.endAppearanceTransition()
      a.endAppearanceTransition()
      b.didMove(toParent: root)
      a.removeFromParent()
    }
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "A.wd(true) B.wa(true) B.ld B.ia(true) B.da(true) A.dd(true) B.dm(P) A.dm(nil)")
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class Mortal: ViewController {
  var log: Log?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.lines.append("\(title ?? "").dd")
  }

  isolated deinit {
    log?.lines.append("\(title ?? "") gone")
  }
}
