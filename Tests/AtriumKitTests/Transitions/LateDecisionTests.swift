import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A container that decides, just before its transition begins, which child is shown and which child is
/// removed.
@MainActor
struct LateDecisionTests {
  private let scene = SwapScene()

  @Test("willBegin may change the children of a transition that was requested for others")
  func children() {
    var transition = scene.transition(to: scene.b)
    transition.beginning = .nextLayout
    transition.willBegin = { [scene] in $0.coming = [scene.c] }
    scene.root.perform(transition)
    #expect(
      scene.tokensAtRest()
        == "C.ld A.wd(true) C.wa(true) C.ia(true) C.da(true) A.dd(true) B(done)")
    #expect(scene.root.view.subviews == [scene.c.view] && !scene.b.isViewLoaded)
  }

  @Test("willBegin may remove the animator and all children from the transition")
  func nothing() {
    var transition = scene.transition()
    transition.willBegin = {
      $0.animator = nil
      ($0.leaving, $0.coming) = ([], [])
    }
    scene.root.perform(transition)
    #expect(scene.tokensAtRest() == "B(done)")
    #expect(scene.root.view.subviews == [scene.a.view])
  }

  @Test("the progress of a gesture before the transition began is kept")
  func gesture() {
    var transition = scene.transition(byHand: true)
    transition.beginning = .nextLayout
    transition.willBegin = { _ in }
    scene.root.perform(transition)
    scene.hand.update(0.5)
    scene.stage.turn()
    #expect(scene.root.transitionCoordinator?.percentComplete == 0.5)
    scene.hand.cancel()
    scene.stage.settle()
    #expect(scene.root.view.subviews == [scene.a.view])
  }

  @Test(
    "C-28: a transition whose container disappears before it begins ends, and the outgoing child gets its calls"
  )
  func containerLeaves() {
    let container = HandForwarding("H")
    let scene = SwapScene(root: container)
    container.child = scene.a
    var transition = scene.transition()
    transition.beginning = .nextLayout
    scene.root.perform(transition)
    scene.window.isHidden = true
    #expect(scene.recording.tokens() == "H.wd B.ld A.wd A.dd B(done)")
    scene.stage.settle()
    #expect(scene.recording.tokens() == "H.dd")
  }
}

/// A container that does not forward automatically while `child` is set, and ends its transitions when it is about to
/// disappear.
@MainActor
private final class HandForwarding: ViewController {
  var child: ViewController?

  init(_ name: String) {
    super.init()
    title = name
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { child == nil }

  override func viewWillDisappear(_ animated: Bool) {
    finishTransitions()
    super.viewWillDisappear(animated)
  }
}
