import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The appearance calls of `perform(_:)`, in each order, finished and cancelled.
@MainActor
struct AppearanceOrderTests {
  nonisolated private static let finished: [(AppearanceOrder, String)] = [
    (.navigation, "B.ld A.wd(true) B.wa(true) B.ia(true) A.dd(true) B.da(true) B(done)"),
    (.swap, "B.ld A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) B(done)"),
    (.tab, "B.ld B.wa(true) A.wd(true) B.ia(true) A.dd(true) B.da(true) B(done)"),
    (.pageScroll, "B.ld B.wa(true) A.wd(true) B.ia(true) B.da(true) A.dd(true) B(done)"),
    (.pageCurl, "B.ld B.wa(true) A.wd(true) B.ia(true) A.dd(true) B.da(true) B(done)"),
  ]

  @Test("T2, C-31: each appearance order sends its own calls", arguments: finished)
  func finish(_ order: AppearanceOrder, _ log: String) {
    let scene = SwapScene()
    scene.root.perform(scene.transition(order: order))
    #expect(scene.tokensAtRest() == log)
    #expect(scene.root.view.subviews == [scene.b.view])
  }

  nonisolated private static let cancelled: [(AppearanceOrder, String)] = [
    (.navigation, "B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)"),
    (.swap, "B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)"),
    (.tab, "B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)"),
    (.pageScroll, "A.wa(true) A.da(true) B.wd(true) B.dd(true) B(not)"),
    (.pageCurl, "B.wd(true) A.wa(true) B.dd(true) A.da(true) B(not)"),
  ]

  @Test(
    "T3: each appearance order sends its own calls when an interactor cancels", arguments: cancelled
  )
  func cancel(_ order: AppearanceOrder, _ log: String) {
    let scene = SwapScene()
    scene.root.perform(scene.transition(order: order, byHand: true))
    scene.stage.turn()
    _ = scene.recording.tokens()
    scene.hand.update(0.5)
    scene.hand.cancel()
    #expect(scene.tokensAtRest() == log)
    #expect(scene.root.view.subviews == [scene.a.view])
    #expect(scene.animator.ends == [false])
  }

  @Test("DC-8: a transition without an animator ends before the call returns")
  func unanimated() {
    let scene = SwapScene()
    var transition = scene.transition()
    transition.animator = nil
    scene.root.perform(transition)
    #expect(scene.recording.tokens() == "B.ld A.wd B.wa B.ia B.da A.dd B(done)")
    #expect(!scene.root.isPerformingTransition)
  }

  @Test("DC-15, DC-23: off screen the views are exchanged without appearance calls")
  func offScreen() {
    let scene = SwapScene()
    scene.window.rootViewController = nil
    scene.stage.settle()
    _ = scene.recording.tokens()
    scene.root.perform(scene.transition())
    #expect(scene.recording.tokens() == "B.ld B(done)")
    #expect(scene.root.view.subviews == [scene.b.view])
    scene.window.rootViewController = scene.root
    #expect(scene.tokensAtRest() == "P.wa B.wa P.ia B.ia P.da B.da")
  }

  @Test("a transition may remove and add several controllers, and either list may be empty")
  func several() {
    let scene = SwapScene()
    var all = ContainerTransition(leaving: [], coming: [scene.b, scene.c], in: scene.root.view)
    scene.root.perform(all)
    #expect(scene.recording.tokens() == "B.ld C.ld B.wa C.wa B.ia B.da C.ia C.da")
    #expect(scene.root.view.subviews == [scene.a.view, scene.b.view, scene.c.view])
    all = ContainerTransition(
      leaving: [scene.a, scene.b], coming: [], in: scene.root.view)
    scene.root.perform(all)
    #expect(scene.recording.tokens() == "A.wd B.wd A.dd B.dd")
    #expect(scene.root.view.subviews == [scene.c.view])
  }

  @Test("C-28: the engine sends the children's calls even in a container that forwards manually")
  func manual() {
    let root = ScriptedController("P")
    root.forwards = false
    let scene = SwapScene(root: root)
    scene.a.beginAppearanceTransition(true, animated: false)
    scene.a.endAppearanceTransition()
    _ = scene.recording.tokens()
    root.perform(scene.transition())
    #expect(
      scene.tokensAtRest()
        == "B.ld A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) B(done)")
  }
}
