import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Transitions during resizes and removals, with animators that omit some of their duties, and with reduced
/// motion.
@MainActor
struct TransitionSurvivalTests {
  @Test(
    "after a resize the incoming view has its final frame, and the outgoing view is beyond the same edge"
  )
  func resize() {
    let scene = SwapScene()
    scene.animator.uncovers = true
    scene.root.perform(scene.transition())
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: Size(width: 700, height: 500), isLive: true)
    #expect(scene.b.view.frame == Rect(x: 0, y: 0, width: 700, height: 500))
    #expect(scene.a.view.frame == Rect(x: 700, y: 0, width: 700, height: 500))
    scene.stage.settle()
    #expect(scene.root.view.subviews == [scene.b.view])
    #expect(scene.b.view.frame == scene.root.view.bounds)
  }

  @Test("after a resize during an interaction that is cancelled, the old view fills the new size")
  func resizeInHand() {
    let scene = SwapScene()
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.hand.update(0.5)
    scene.stage.resize(to: Size(width: 700, height: 500), isLive: true)
    scene.hand.cancel()
    scene.stage.settle()
    #expect(scene.root.view.subviews == [scene.a.view])
    #expect(scene.a.view.frame == scene.root.view.bounds)
  }

  @Test(
    "C-42: when the container leaves its window, each call is sent once and the transition ends")
  func containerGone() {
    let scene = SwapScene()
    scene.root.perform(scene.transition())
    scene.stage.advance(by: 0.1)
    _ = scene.recording.tokens()
    scene.window.rootViewController = nil
    #expect(scene.tokensAtRest() == "P.wd B.wd A.dd(true) B(done) P.dd B.dd")
    #expect(!scene.root.isPerformingTransition)
    scene.window.rootViewController = scene.root
    #expect(scene.tokensAtRest() == "P.wa B.wa P.ia B.ia P.da B.da")
  }

  @Test("C-42: an interactive transition ends when its container leaves the window")
  func containerGoneInHand() {
    let scene = SwapScene()
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.hand.update(0.5)
    scene.window.rootViewController = nil
    scene.stage.settle()
    #expect(!scene.root.isPerformingTransition)
    scene.hand.update(0.7)
    scene.hand.cancel()
    #expect(
      scene.recording.tokens()
        == "B.ld A.wd(true) B.wa(true) B.ia(true) P.wd B.wd A.dd(true) B(done) P.dd B.dd")
    #expect(scene.root.view.subviews == [scene.b.view])
  }

  @Test(
    "a window that is released ends its running transitions, even before their animators start",
    arguments: [false, true])
  func windowGone(hasStarted: Bool) {
    let root = ScriptedController("P")
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    var ends: [Bool] = []
    let hand = PercentDrivenInteractiveTransition()
    do {
      let recording = Recording.atRest(root: root)
      recording.add(a, to: root)
      root.addChild(b)
      recording.stage.settle()
      var transition = ContainerTransition(from: a, to: b, in: root.view)
      transition.animator = SlidingAnimator()
      transition.interactor = hasStarted ? hand : RestingHand()
      transition.completion = { ends.append($0) }
      root.perform(transition)
      recording.stage.turn()
      hand.update(0.5)
    }
    #expect(ends == [true])
    #expect(!root.isPerformingTransition)
  }

  @Test(
    "a window that closes ends its transition, and the calls are balanced",
    arguments: [false, true])
  func windowClosed(byHand: Bool) {
    let scene = SwapScene()
    scene.root.perform(scene.transition(byHand: byHand))
    scene.stage.advance(by: 0.1)
    scene.hand.update(0.5)
    _ = scene.recording.tokens()
    scene.stage.close()
    #expect(scene.recording.tokens() == "P.wd B.wd A.dd(true) B(done) P.dd B.dd")
    #expect(!scene.root.isPerformingTransition && scene.window.isIdle)
  }

  @Test("if its container reappeared during the interaction, only the remaining child gets calls")
  func containerBack() {
    let scene = SwapScene()
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.window.isHidden = true
    scene.stage.turn()
    scene.window.isHidden = false
    scene.stage.turn()
    scene.hand.cancel()
    scene.stage.settle()
    _ = scene.recording.tokens()
    scene.window.rootViewController = nil
    #expect(scene.tokensAtRest() == "P.wd A.wd P.dd A.dd")
  }

  // Optimized builds do not watch animators.
  #if DEBUG
    @Test("a warning names an animator that has not completed five seconds after its end was due")
    func forgotten() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let capture = LogCapture()
          let scene = SwapScene()
          scene.animator.completes = false
          scene.root.perform(scene.transition())
          scene.stage.advance(by: 5.3)
          precondition(capture.messages.isEmpty)
          scene.stage.advance(by: 0.2)
          precondition(capture.messages.count == 1)
          precondition(
            capture.messages[0].contains(
              "SlidingAnimator has not called completeTransition(_:) 5.4 s after"))
          scene.root.finishTransitions()
          precondition(!scene.root.isPerformingTransition)
        }
      }
    }
  #endif

  @Test(
    "a first responder resigns when its view is removed, and is focused again after its return or a cancellation"
  )
  func keyboard() {
    let scene = SwapScene()
    let field = KeyboardView()
    scene.a.view.addSubview(field)
    field.becomeFirstResponder()
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    #expect(scene.window.firstResponder == nil)
    scene.hand.cancel()
    scene.stage.settle()
    #expect(scene.window.firstResponder === field)
    scene.root.perform(scene.transition())
    scene.stage.settle()
    #expect(scene.window.firstResponder == nil)
    scene.root.perform(scene.transition(from: scene.b, to: scene.a))
    scene.stage.settle()
    #expect(scene.window.firstResponder === field)
  }

  @Test(
    "a first responder that is restored after a controller without one has its focus ring again")
  func focusRing() {
    let scene = SwapScene()
    let field = FocusableView("a", frame: Rect(x: 10, y: 10, width: 40, height: 20))
    scene.a.view.addSubview(field)
    scene.stage.turn()
    scene.stage.key("Tab")
    #expect(field.showsFocusRing)
    scene.root.perform(scene.transition())
    scene.stage.settle()
    #expect(scene.window.firstResponder == nil)
    scene.root.perform(scene.transition(from: scene.b, to: scene.a))
    scene.stage.settle()
    #expect(field.showsFocusRing)
  }

  @Test("C-45: neither view receives touches during a swap")
  func input() {
    let scene = SwapScene()
    scene.root.perform(scene.transition())
    scene.stage.advance(by: 0.1)
    let point = Point(x: 20, y: 300)
    #expect(scene.window.hitTest(point, with: nil) === scene.root.view)
    scene.stage.settle()
    #expect(scene.window.hitTest(point, with: nil) === scene.b.view)
  }

  @Test("DC-8: with motion off a swap has no duration")
  func motionOff() {
    let scene = SwapScene(settings: Settings(motion: .off))
    scene.root.perform(scene.transition())
    #expect(scene.recording.tokens() == "B.ld A.wd B.wa B.ia B.da A.dd B(done)")
  }

  @Test("with reduced motion the incoming view fades in at its position, in 0.2 s at most")
  func motionReduced() {
    let scene = SwapScene(settings: Settings(motion: .reduced))
    scene.root.perform(scene.transition())
    scene.stage.advance(by: 0.1)
    #expect(scene.b.view.presentation.frame.minX == 0)
    #expect(scene.b.view.presentation.alpha < 1)
    scene.stage.advance(by: 0.15)
    #expect(
      scene.recording.tokens()
        == "B.ld A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true) B(done)")
  }

  @Test("DC-17: a child that a callback removes does not appear")
  func takenElsewhere() {
    let scene = SwapScene()
    scene.a.onWillDisappear = { [scene] in scene.b.removeFromParent() }
    scene.root.perform(scene.transition())
    scene.stage.settle()
    #expect(scene.recording.tokens() == "B.ld A.wd(true) B.dm(nil) A.dd(true) B(done)")
  }

  @Test("an incoming child that is removed from its container before the layout is not loaded")
  func takenOutBeforeLayout() {
    let scene = SwapScene()
    var transition = scene.transition(byHand: true)
    transition.beginning = .nextLayout
    scene.root.perform(transition)
    scene.b.removeFromParent()
    scene.stage.turn()
    // The animator has no view to move, so the transition completes at once.
    #expect(scene.tokensAtRest() == "B.dm(nil) A.wd(true) A.dd(true) B(done)")
    #expect(!scene.b.isViewLoaded)
  }

  @Test("a view that is moved outside the window does not prevent the end of the transition")
  func movesOutside() {
    let scene = SwapScene()
    scene.animator.uncovers = true
    var transition = scene.transition(byHand: true)
    transition.beginning = .nextLayout
    scene.root.perform(transition)
    scene.a.view.removeFromSuperview()
    scene.stage.turn()
    scene.hand.update(0.5)
    _ = scene.recording.tokens()
    scene.hand.finish()
    #expect(scene.tokensAtRest() == "B.da(true) B(done)")
  }

  @Test("an incoming child that moved to another container stays there after a cancellation")
  func takenOverInHand() {
    let scene = SwapScene()
    scene.animator.uncovers = true
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.b.view.removeFromSuperview()
    scene.recording.add(scene.c, to: scene.root)
    scene.recording.add(scene.b, to: scene.c)
    scene.stage.turn()
    _ = scene.recording.tokens()
    scene.hand.cancel()
    #expect(scene.tokensAtRest() == "A.wa(true) A.da(true) B(not)")
    #expect(scene.b.view.superview === scene.c.view)
  }

  @Test("a transition that ends in one of its own will calls has balanced calls")
  func endInBeginning() {
    let scene = SwapScene()
    scene.b.onWillAppear = { [scene] in scene.root.finishTransitions() }
    scene.root.perform(scene.transition(order: .tab))
    #expect(scene.tokensAtRest() == "B.ld B.wa(true) A.wd B(done) B.ia(true) B.da(true) A.dd")
    #expect(scene.root.view.subviews == [scene.b.view])
  }

  @Test("in a hidden window an interactive transition ends with the window's root")
  func rootGoneWhileHidden() {
    let scene = SwapScene()
    var transition = scene.transition()
    transition.interactor = RestingHand()
    scene.root.perform(transition)
    scene.stage.turn()
    scene.window.isHidden = true
    scene.stage.settle()
    #expect(scene.root.isPerformingTransition)
    #expect(scene.window.isIdle)
    scene.window.rootViewController = nil
    #expect(!scene.window.isIdle)
    scene.stage.settle()
    #expect(!scene.root.isPerformingTransition)
  }

  @Test("a cancelled gesture that ends where it began ends its transition, even with a spring")
  func cancelledAtTheBeginning() {
    let scene = SwapScene()
    scene.hand.timingCurve = SpringTimingParameters(dampingRatio: 1)
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.hand.update(0)
    scene.stage.advance(by: 0.1)
    scene.hand.cancel()
    #expect(
      scene.tokensAtRest()
        == "B.ld A.wd(true) B.wa(true) B.ia(true) B.wd(true) B.dd(true) A.wa(true) A.da(true) B(not)"
    )
    #expect(scene.root.view.subviews == [scene.a.view])
  }
}

extension TransitionSurvivalTests {
  @Test("a transition that ends in its own first call off screen ends once")
  func endInBeginningOffScreen() {
    let scene = SwapScene()
    scene.window.isHidden = true
    scene.stage.settle()
    let coming = EndingController()
    scene.root.addChild(coming)
    var results: [Bool] = []
    var transition = ContainerTransition(from: scene.a, to: coming, in: scene.root.view)
    transition.completion = { results.append($0) }
    scene.root.perform(transition)
    #expect(results == [true])
    #expect(scene.root.view.subviews == [coming.view] && !scene.root.isPerformingTransition)
  }
}

/// A controller that ends the transitions of its container while the controller's own view is being loaded.
private final class EndingController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    parent?.finishTransitions()
  }
}

/// An interactor that does nothing and does not even start the animator.
private final class RestingHand: ViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {}
}

private final class KeyboardView: View {
  override var canBecomeFirstResponder: Bool { true }
}
