import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The context of an animator: controllers, views, frames, and superviews (M-8).
@MainActor
struct TransitionContextTests {
  private static let full = Rect(x: 0, y: 0, width: 400, height: 600)

  @Test(
    "M-8: in a swap the outgoing view is in the container view at first, and the incoming view is not"
  )
  func swap() {
    let scene = SwapScene()
    var seen = 0
    scene.animator.onStart = { context in
      seen += 1
      #expect(context.containerView.subviews == [scene.a.view])
      #expect(scene.b.view.superview == nil)
      #expect(context.viewController(forKey: .from) === scene.a)
      #expect(context.viewController(forKey: .to) === scene.b)
      #expect(context.view(forKey: .from) === scene.a.view)
      #expect(context.view(forKey: .to) === scene.b.view)
      #expect(context.initialFrame(for: scene.a) == Self.full)
      #expect(context.finalFrame(for: scene.a) == .zero)
      #expect(context.initialFrame(for: scene.b) == .zero)
      #expect(context.finalFrame(for: scene.b) == Self.full)
      #expect(context.presentationStyle == .none && context.presentationStyle.rawValue == -1)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
    }
    scene.root.perform(scene.transition())
    scene.stage.settle()
    #expect(seen == 1)
  }

  @Test("M-8: frames that the container provides are used, even before the incoming view is added")
  func ownFrames() {
    let scene = SwapScene()
    let column = Rect(x: 100, y: 0, width: 300, height: 600)
    var transition = scene.transition()
    transition.initialFrame = { _ in Rect(x: 1, y: 2, width: 3, height: 4) }
    transition.finalFrame = { $0 === scene.b ? column : .zero }
    var appearing = Rect.zero
    scene.b.onWillAppear = { appearing = scene.b.view.frame }
    scene.animator.onStart = { context in
      #expect(context.initialFrame(for: scene.b) == Rect(x: 1, y: 2, width: 3, height: 4))
    }
    scene.root.perform(transition)
    #expect(appearing == column)
    scene.stage.settle()
    #expect(scene.b.view.frame == column)
  }

  @Test("an outgoing view in another part of the container is moved into the container view")
  func wrapped() {
    let scene = SwapScene()
    let place = View(frame: Rect(x: 50, y: 50, width: 300, height: 500))
    scene.root.view.addSubview(place)
    scene.stage.settle()
    _ = scene.recording.tokens()
    var transition = ContainerTransition(from: scene.a, to: scene.b, in: place)
    transition.animator = scene.animator
    scene.animator.onStart = { context in
      #expect(place.subviews == [scene.a.view])
      #expect(context.initialFrame(for: scene.a) == Rect(x: -50, y: -50, width: 400, height: 600))
    }
    scene.root.perform(transition)
    #expect(
      scene.tokensAtRest() == "B.ld A.wd(true) B.wa(true) B.ia(true) B.da(true) A.dd(true)")
    #expect(place.subviews == [scene.b.view] && scene.a.view.superview == nil)
  }

  @Test(
    "M-8: in full screen the container view contains the presenter's view, which a dismissal returns to its superview"
  )
  func fullScreen() throws {
    let (scene, animator) = (PresentationScene(), FadeAnimator())
    let delegate = TransitionDelegate(animator: animator)
    scene.modal.transitioningDelegate = delegate
    scene.present(animated: true)
    scene.stage.turn()
    var context = try #require(animator.context)
    #expect(animator.subviews == [scene.root.view])
    #expect(scene.window.subviews == [context.containerView])
    #expect(context.view(forKey: .from) === scene.root.view)
    #expect(context.initialFrame(for: scene.root) == Self.full)
    #expect(context.finalFrame(for: scene.root) == .zero)
    #expect(context.initialFrame(for: scene.modal) == .zero)
    #expect(context.finalFrame(for: scene.modal) == Self.full)
    scene.settle()
    #expect(scene.root.view.window == nil)
    scene.dismiss(animated: true)
    scene.stage.turn()
    context = try #require(animator.context)
    #expect(animator.subviews == [scene.modal.view])
    #expect(context.view(forKey: .to) === scene.root.view)
    #expect(context.initialFrame(for: scene.modal) == Self.full)
    #expect(context.finalFrame(for: scene.modal) == Self.full)
    #expect(context.initialFrame(for: scene.root) == .zero)
    #expect(context.finalFrame(for: scene.root) == Self.full)
    // The animator moves the presenter's view into the container view.
    context.containerView.insertSubview(scene.root.view, at: 0)
    scene.settle()
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test("M-8: the presenter's view returns to its superview after a cancelled presentation")
  func cancelledPresentation() {
    let (scene, animator) = (PresentationScene(), FadeAnimator())
    let delegate = TransitionDelegate(animator: animator)
    let hand = PercentDrivenInteractiveTransition()
    delegate.presentInteractor = hand
    scene.modal.transitioningDelegate = delegate
    scene.present(animated: true)
    scene.stage.turn()
    #expect(scene.root.view.superview === animator.context?.containerView)
    hand.update(0.5)
    hand.cancel()
    scene.settle()
    #expect(scene.window.subviews == [scene.root.view])
    #expect(scene.root.view.frame == Self.full)
  }

  @Test("C.7: a new root during a presentation ends the presentation")
  func rootReplaced() {
    let scene = PresentationScene()
    scene.present(animated: true)
    scene.stage.advance(by: 0.1)
    let other = Recording.controller("B")
    scene.window.rootViewController = other
    scene.settle()
    #expect(scene.window.subviews == [other.view])
    #expect(scene.root.view.superview == nil && scene.modal.view.window == nil)
  }

  @Test("M-8: a presenter that is scaled while it is covered keeps its transform")
  func scaledPresenter() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    scene.root.view.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    scene.stage.resize(to: Size(width: 500, height: 700), isLive: true)
    scene.dismiss(animated: true)
    scene.settle()
    #expect(scene.root.view.transform == AffineTransform(scaleX: 0.5, y: 0.5))
    #expect(scene.root.view.bounds.size == Size(width: 500, height: 700))
    #expect(scene.root.view.center == Point(x: 250, y: 350))
  }

  @Test("M-2: a custom presentation follows its autoresizing mask in a resize")
  func customResize() {
    let (scene, delegate) = (PresentationScene(style: .custom), TransitionDelegate())
    scene.modal.transitioningDelegate = delegate
    scene.present()
    scene.settle()
    scene.modal.view.autoresizingMask = [.flexibleLeftMargin]
    scene.modal.view.frame = Rect(x: 100, y: 50, width: 300, height: 200)
    scene.stage.resize(to: Size(width: 500, height: 700), isLive: true)
    #expect(scene.modal.view.frame == Rect(x: 200, y: 50, width: 300, height: 200))
  }

  @Test("presenting with the style .none traps with a message")
  func noStyle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene(style: .none)
        scene.present()
      }
    }
    #expect(
      trapMessage(result)
        == "M cannot be presented with the modalPresentationStyle .none, which has no presentation "
        + "controller; choose another style.")
  }
}
