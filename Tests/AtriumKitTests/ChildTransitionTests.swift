import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The calls that `transition(from:to:…)` sends (C-38 … C-47, T6, DC-8, DC-13 … DC-16).
@MainActor
struct ChildTransitionTests {
  nonisolated private static let kinds: [View.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
  ]

  // Rules: §10.8, BC-8, BC-9
  @Test("T6, DC-13: an animated transition sends the documented calls in order")
  func animated() {
    let swap = ChildSwap()
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
    let swap = ChildSwap()
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

  @Test("C-41, DC-8: without a duration everything happens before the call returns")
  func zero() {
    let swap = ChildSwap()
    swap.run(duration: 0, options: .transitionCurlUp) { swap.b.view.alpha = 0.5 }
    #expect(
      swap.recording.turn()
        == "B.wm(P) A.wm(nil) B.ld A.wd B.wa B.ia B.da A.dd done(yes) B.dm(P) A.dm(nil) || ")
    #expect(swap.b.view.presentation.alpha == 0.5)
    #expect(swap.root.view.subviews == [swap.b.view])
  }

  @Test("DC-8: with motion off a transition has no duration")
  func motionOff() {
    let swap = ChildSwap(settings: Settings(motion: .off))
    swap.run(duration: 1, options: .transitionFlipFromLeft)
    #expect(
      swap.recording.turn()
        == "B.wm(P) A.wm(nil) B.ld A.wd B.wa B.ia B.da A.dd done(yes) B.dm(P) A.dm(nil) || ")
  }

  @Test("with reduced motion the two views cross-fade, in 0.2 s at most", arguments: [0, 1])
  func motionReduced(_ index: Int) {
    let swap = ChildSwap(settings: Settings(motion: .reduced))
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

  @Test("C-43: without animations the transition does not wait")
  func nothingToAnimate() {
    let swap = ChildSwap()
    swap.run(duration: 1)
    #expect(
      swap.recording.turn()
        == "B.wm(P) A.wm(nil) B.ld A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) "
        + "done(yes) B.dm(P) A.dm(nil) || ")
  }

  @Test("DC-15: off screen, a child that was made to appear manually gets its end calls")
  func appearedOffScreen() {
    let swap = ChildSwap(visible: false)
    swap.root.loadViewIfNeeded()
    swap.root.beginAppearanceTransition(true, animated: false)
    swap.root.endAppearanceTransition()
    _ = swap.recording.tokens()
    swap.run(duration: 0.3)
    #expect(
      swap.recording.tokens() == "B.wm(P) A.wm(nil) B.ld A.wd A.dd done(yes) B.dm(P) A.dm(nil)")
    #expect(swap.a.appearancePhase == .disappeared && swap.b.appearancePhase == .disappeared)
  }

  @Test("DC-15: a receiver off screen exchanges the views and sends no appearance calls")
  func offScreen() {
    let swap = ChildSwap(visible: false)
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

  @Test(
    "DC-23: in a container that has disappeared the views are exchanged, and no controller receives a call"
  )
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

  @Test(
    "C-46: a container that forwards manually makes a transition with begin, end and View.transition"
  )
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
        == "A.wd(true) B.ld B.wa(true) B.ia(true) B.da(true) A.dd(true) B.dm(P) A.dm(nil)")
  }
}
