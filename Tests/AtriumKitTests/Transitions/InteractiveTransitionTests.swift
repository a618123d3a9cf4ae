import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Interactive transitions that are updated, finished, paused a second time, or reversed (M-8, A-30).
@MainActor
struct InteractiveTransitionTests {
  private let scene = SwapScene()

  private var x: Double { scene.b.view.presentation.frame.minX }

  private func begin(byHand: Bool = true) {
    scene.root.perform(scene.transition(byHand: byHand))
    scene.stage.turn()
    _ = scene.recording.tokens()
  }

  @Test("M-8: one interactor drives one transition after another, even after a cancellation")
  func reuse() {
    for part in [0.25, 0.5] {
      begin()
      #expect(x == 400)
      scene.hand.update(part)
      #expect(isNear(x, 400 * (1 - part)))
      scene.hand.cancel()
      #expect(scene.tokensAtRest() == "B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)")
    }
    begin()
    scene.hand.finish()
    #expect(scene.tokensAtRest() == "B.da(true) A.dd(true) B(done)")
  }

  @Test(
    "T3: a cancelled transition sends its calls in the same order if the animator removes the incoming view",
    arguments: [AppearanceOrder.swap, .navigation, .tab, .pageScroll, .pageCurl])
  func takenOut(order: AppearanceOrder) {
    var logs: [String] = []
    for takesOut in [false, true] {
      let scene = SwapScene()
      scene.animator.takesOut = takesOut
      scene.root.perform(scene.transition(order: order, byHand: true))
      scene.stage.turn()
      scene.hand.update(0.5)
      _ = scene.recording.tokens()
      scene.hand.cancel()
      logs.append(scene.tokensAtRest())
      #expect(scene.b.view.superview == nil && scene.a.view.window != nil)
    }
    #expect(logs[0].contains("B.wd(true)") && logs[0].contains("A.da(true)"))
    #expect(logs[1] == logs[0])
  }

  @Test("a running transition is paused at its current moment, updated and finished")
  func pause() {
    scene.hand.wantsInteractiveStart = false
    begin()
    scene.stage.advance(by: 0.1)
    #expect(isNear(x, 300, 1))
    scene.hand.pause()
    let held = x
    scene.stage.advance(by: 1)
    #expect(x == held && scene.window.isIdle)
    #expect(isNear(scene.hand.percentComplete, 1 - held / 400))
    scene.hand.update(0.75)
    #expect(isNear(x, 100))
    scene.hand.finish()
    scene.stage.advance(by: 0.05)
    #expect(isNear(x, 50, 1))
    #expect(scene.tokensAtRest() == "B.da(true) A.dd(true) B(done)")
  }

  @Test("a reversing transition can be paused again, and then finished")
  func pauseOnTheWayBack() {
    begin()
    scene.hand.update(0.5)
    scene.hand.cancel()
    scene.stage.advance(by: 0.1)
    #expect(isNear(x, 300, 1))
    scene.hand.pause()
    scene.hand.update(0.5)
    scene.hand.finish()
    #expect(scene.tokensAtRest() == "B.da(true) A.dd(true) B(done)")
    #expect(scene.b.view.frame.minX == 0)
  }

  @Test(
    "a reversing transition that ends early restores its changes, and later changes are kept",
    arguments: [false, true])
  func cutShortOnTheWayBack(interruptible: Bool) {
    scene.animator.uncovers = true
    let moving = InterruptibleAnimator(duration: 0.4, distance: Point(x: 400, y: 0))
    var transition = scene.transition(byHand: true)
    if interruptible { transition.animator = moving }
    scene.root.perform(transition)
    scene.stage.turn()
    // An interruptible animator moves the incoming view, and the other animator moves the outgoing view.
    let view: View = interruptible ? scene.b.view : scene.a.view
    scene.hand.update(0.5)
    scene.hand.cancel()
    scene.stage.advance(by: 0.1)
    #expect(isNear(view.presentation.frame.minX, interruptible ? 300 : 100, 1))
    scene.root.finishTransitions()
    #expect(view.frame.minX == (interruptible ? 400 : 0))
    if !interruptible {
      #expect(isNear(view.presentation.frame.minX, 100, 1), "It moves back from where it is seen.")
    }
    view.frame.origin.x = 30
    scene.stage.settle()
    #expect(view.frame.minX == 30)
  }

  @Test("the context can pause a transition that has no interactor")
  func pauseByContext() {
    var context: (any ViewControllerContextTransitioning)?
    scene.animator.onStart = { context = $0 }
    begin(byHand: false)
    scene.stage.advance(by: 0.2)
    context?.pauseInteractiveTransition()
    let held = x
    #expect(isNear(held, 200, 1))
    scene.stage.advance(by: 1)
    #expect(x == held && context?.isInteractive == true)
    scene.root.finishTransitions()
    #expect(scene.recording.tokens() == "B.da(true) A.dd(true) B(done)")
  }

  @Test("a spring continues with the velocity of the gesture")
  func spring() {
    begin()
    for part in [0.1, 0.2, 0.3] {
      scene.hand.update(part)
      scene.stage.advance(by: 1.0 / 60)
    }
    scene.hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    let before = x
    scene.hand.finish()
    scene.stage.advance(by: 1.0 / 60)
    // The gesture moved 40 points per frame. A spring that starts without velocity would move the view by
    // only one or two points.
    #expect(before - x > 25)
    #expect(scene.tokensAtRest() == "B.da(true) A.dd(true) B(done)")
  }

  @Test("with a completion speed of 2 the reversal takes half the time")
  func speed() {
    begin()
    scene.hand.update(0.5)
    scene.hand.completionSpeed = 2
    scene.hand.cancel()
    scene.stage.advance(by: 0.05)
    #expect(isNear(x, 300, 1))
    scene.stage.advance(by: 0.06)
    #expect(scene.recording.tokens() == "B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)")
  }

  @Test("A-30: an implementation of interruptibleAnimator with UIKit's signature is called")
  func interruptible() {
    let animator = InterruptibleAnimator(duration: 0.4, distance: Point(x: 400, y: 0))
    var transition = scene.transition(byHand: true)
    transition.animator = animator
    scene.root.perform(transition)
    scene.stage.turn()
    _ = scene.recording.tokens()
    scene.hand.update(0.5)
    #expect(isNear(x, 200))
    #expect(animator.animator?.state == .active && animator.animator?.isRunning == false)
    scene.hand.cancel()
    #expect(scene.tokensAtRest() == "B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)")
  }

  @Test("M-8: an interactor reports its progress to a context of another type")
  func foreignContext() {
    let context = ForeignContext()
    scene.hand.startInteractiveTransition(context)
    scene.hand.update(0.5)
    scene.hand.pause()
    scene.hand.cancel()
    #expect(context.log == ["0.0", "0.5", "pause", "cancel"])
  }
}

@MainActor
private final class ForeignContext: ViewControllerContextTransitioning {
  var log: [String] = []
  let containerView = View()
  let isAnimated = true
  let isInteractive = true
  let transitionWasCancelled = false
  let presentationStyle = ModalPresentationStyle.none
  let targetTransform = AffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: Double) { log.append("\(percentComplete)") }
  func finishInteractiveTransition() { log.append("finish") }
  func cancelInteractiveTransition() { log.append("cancel") }
  func pauseInteractiveTransition() { log.append("pause") }
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
  func view(forKey key: TransitionContextViewKey) -> View? { nil }
  func initialFrame(for viewController: ViewController) -> Rect { .zero }
  func finalFrame(for viewController: ViewController) -> Rect { .zero }
}
