import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// A second request while a transition of the container runs (DC-17, C-36).
@MainActor
struct OverlapPolicyTests {
  /// The warning that a refused request logs.
  private static let refusal =
    "A transition of P is refused since another transition has not ended; wait for its completion, or "
    + "choose another overlap policy."

  private let scene = SwapScene()

  /// Begins a transition from A to B, and requests a transition from B to C while the first transition runs.
  private func run(_ policy: OverlapPolicy) -> Bool {
    scene.root.perform(scene.transition())
    scene.stage.advance(by: 0.1)
    _ = scene.recording.tokens()
    var second = scene.transition(from: scene.b, to: scene.c)
    second.overlap = policy
    return scene.root.perform(second)
  }

  @Test("DC-17: with queue, the second transition begins when the first has ended")
  func queue() {
    #expect(run(.queue))
    #expect(scene.recording.tokens().isEmpty)
    #expect(
      scene.tokensAtRest()
        == "B.da(true) A.dd(true) B(done) C.ld B.wd(true) C.wa(true) C.ia(true) C.da(true) "
        + "B.dd(true) C(done)")
    #expect(scene.root.view.subviews == [scene.c.view])
  }

  @Test("DC-17: with latest, a waiting request is replaced, and its completion receives false")
  func latest() {
    #expect(run(.latest))
    var third = scene.transition(from: scene.b, to: scene.a)
    third.overlap = .latest
    scene.root.perform(third)
    #expect(
      scene.tokensAtRest()
        == "C(not) B.da(true) A.dd(true) B(done) B.wd(true) A.wa(true) A.ia(true) A.da(true) "
        + "B.dd(true) A(done)")
  }

  @Test(
    "DC-17: with supersede, the first transition ends at once, and the second starts from the visible values"
  )
  func supersede() {
    #expect(run(.supersede))
    #expect(
      scene.recording.tokens()
        == "B.da(true) A.dd(true) B(done) C.ld B.wd(true) C.wa(true)")
    #expect(isNear(scene.b.view.presentation.frame.minX, 300, 1))
    #expect(scene.tokensAtRest() == "C.ia(true) C.da(true) B.dd(true) C(done)")
    #expect(scene.root.view.subviews == [scene.c.view])
  }

  @Test("DC-17: with refuse, the second request only logs a warning")
  func refuse() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let tests = OverlapPolicyTests()
        #expect(!tests.run(.refuse))
        #expect(tests.scene.tokensAtRest() == "B.da(true) A.dd(true) B(done)")
        #expect(tests.scene.root.view.subviews == [tests.scene.b.view])
        #expect(capture.messages == ["warning: \(Self.refusal)"])
      }
    }
  }

  @Test("DC-17: finishTransitions ends the running and the waiting transitions, in order")
  func finishAll() {
    _ = run(.queue)
    scene.root.finishTransitions()
    #expect(
      scene.recording.tokens()
        == "B.da(true) A.dd(true) B(done) C.ld B.wd(true) C.wa(true) C.ia(true) C.da(true) "
        + "B.dd(true) C(done)")
    #expect(!scene.root.isPerformingTransition)
    #expect(scene.root.view.subviews == [scene.c.view])
  }

  @Test("C-38: a controller that is not a child traps, and the message names both controllers")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = SwapScene()
        scene.c.removeFromParent()
        scene.root.perform(scene.transition(to: scene.c))
      }
    }
    #expect(
      trapMessage(result)
        == "P cannot perform a transition with C, since its parent is nil; call P.addChild(C) before, "
        + "and remove children in the completion only.")
  }

  @Test(
    "a child in both lists of a transition traps, and so does another controller's container view")
  func misuse() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = SwapScene()
        scene.root.perform(scene.transition(to: scene.a))
      }
    }
    #expect(
      trapMessage(twice)
        == "P cannot perform a transition that names a child twice, among [\"A\", \"A\"]; list each "
        + "controller once.")
    let elsewhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = SwapScene()
        var transition = scene.transition()
        transition.containerView = View()
        scene.root.perform(transition)
      }
    }
    #expect(
      trapMessage(elsewhere)
        == "P cannot perform a transition in a View that is not inside its view; use its view, or a "
        + "view inside it.")
  }
}
