import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The views of `transition(from:to:…)`: their superview, their visibility and their touches (DC-13, DC-14,
/// C-45).
@MainActor
struct ChildTransitionViewTests {
  @Test(
    "C-40, DC-14: the new view is inserted into the old view's superview, directly above the old view"
  )
  func anySuperview() {
    let swap = ChildSwap()
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

  @Test("DC-13: the old view stays until the end, but is not drawn in the new state")
  func newLook() {
    let swap = ChildSwap()
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

  @Test("DC-14: a new view that already has a superview stays there")
  func alreadyThere() {
    let swap = ChildSwap()
    swap.root.addChild(swap.b)
    swap.root.view.insertSubview(swap.b.view, at: 0)
    _ = swap.recording.turn()
    swap.root.transition(from: swap.a, to: swap.b, duration: 0)
    #expect(swap.root.view.subviews == [swap.b.view])
    // The view was on screen before, so it gets no appearance calls.
    #expect(swap.recording.tokens() == "A.wd A.dd")
  }

  @Test("DC-14: if the old view has no superview, the new view is added to the receiver's view")
  func nowhere() {
    let swap = ChildSwap()
    swap.a.view.removeFromSuperview()
    _ = swap.recording.turn()
    swap.run(duration: 0)
    #expect(
      swap.recording.tokens()
        == "B.wm(P) A.wm(nil) B.ld B.wa B.ia B.da done(yes) B.dm(P) A.dm(nil)")
    #expect(swap.root.view.subviews == [swap.b.view])
  }

  @Test("C-45: neither view gets touches during the transition, unless an option allows it")
  func shield() {
    for allows in [false, true] {
      let swap = ChildSwap()
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

  @Test("C-45: the touch shield is removed after a transition that ended early")
  func shieldAfterCut() {
    let swap = ChildSwap()
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
}
