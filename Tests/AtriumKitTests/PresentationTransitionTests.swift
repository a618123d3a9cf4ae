import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Animators, interactors and presentation controllers that a program writes.
@MainActor
struct PresentationTransitionTests {
  private let fade = FadeAnimator()
  private let delegate: TransitionDelegate

  init() {
    delegate = TransitionDelegate(animator: fade)
  }

  private func scene(style: ModalPresentationStyle = .fullScreen) -> PresentationScene {
    let scene = PresentationScene(style: style)
    scene.modal.transitioningDelegate = delegate
    fade.log = scene.note
    return scene
  }

  /// Makes custom presentation controllers, which log their calls.
  private func makeControllers(in scene: PresentationScene, removingPresenter: Bool = false) {
    delegate.makeController = { presented, presenting in
      let controller = InsetController(presentedViewController: presented, presenting: presenting)
      controller.log = scene.note
      controller.removes = removingPresenter
      return controller
    }
  }

  @Test(
    "M-8: the delegate is asked for an animator, which runs after the layout, and its end ends the transition"
  )
  func animator() {
    let scene = scene()
    scene.present(animated: true)
    #expect(
      scene.turn()
        == "M.ld P.wd(true) C.wd(true) M.wa(true) || animate M (0,0 400x600) M.ia(true)")
    scene.stage.advance(by: 0.4)
    #expect(scene.recording.tokens().isEmpty)
    scene.stage.advance(by: 0.11)
    #expect(
      scene.recording.tokens() == "M.da(true) P.dd(true) C.dd(true) ended true completion")
    scene.dismiss(animated: true)
    scene.stage.turn()
    #expect(
      scene.recording.tokens()
        == "M.wd(true) P.wa(true) C.wa(true) P.ia(true) C.ia(true) animate M (0,0 400x600)")
    #expect(scene.tokensAtRest() == "P.da(true) C.da(true) M.dd(true) ended true completion")
  }

  @Test("M-8: the context provides controllers, views and frames")
  func context() throws {
    let scene = scene()
    scene.present(animated: true)
    scene.stage.turn()
    let context = try #require(fade.context)
    #expect(context.viewController(forKey: .from) === scene.root)
    #expect(context.viewController(forKey: .to) === scene.modal)
    #expect(context.view(forKey: .from) === scene.root.view)
    #expect(context.view(forKey: .to) === scene.modal.view)
    #expect(context.finalFrame(for: scene.modal) == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(context.initialFrame(for: scene.root) == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(context.isAnimated && !context.isInteractive)
    #expect(context.presentationStyle == .fullScreen)
    scene.settle()
    let sheet = self.scene(style: .overFullScreen)
    sheet.present(animated: true)
    sheet.stage.turn()
    #expect(try #require(fade.context).view(forKey: .from) == nil)
  }

  @Test(
    "M-8, T3: a cancelled interactive presentation sends the same calls whether or not the animator removes the view",
    arguments: [false, true])
  func cancelledPresentation(ownsViews: Bool) {
    fade.ownsViews = ownsViews
    let hand = PercentDrivenInteractiveTransition()
    delegate.presentInteractor = hand
    let scene = scene()
    scene.present(animated: true)
    scene.stage.turn()
    _ = scene.recording.tokens()
    hand.update(0.4)
    scene.stage.advance(by: 2)
    #expect(scene.recording.tokens().isEmpty)
    #expect(abs(scene.modal.view.presentation.alpha - 0.4) < 1e-6)
    hand.cancel()
    #expect(
      scene.tokensAtRest()
        == "M.wd(true) M.dd(true) P.wa(true) C.wa(true) P.da(true) C.da(true) ended false")
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.modal.view.window == nil)
    #expect(scene.modal.isBeingDismissed == false)
    scene.present()
    #expect(scene.turn() == "P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
  }

  @Test(
    "M-8: a cancelled dismissal sends the modal's calls again, even if the animator removes the presenter's view",
    arguments: [false, true])
  func cancelledDismissal(ownsViews: Bool) {
    fade.ownsViews = ownsViews
    let hand = PercentDrivenInteractiveTransition()
    let scene = scene()
    scene.present()
    scene.settle()
    delegate.dismissInteractor = hand
    scene.dismiss(animated: true)
    scene.stage.turn()
    #expect(
      scene.recording.tokens()
        == "M.wd(true) P.wa(true) C.wa(true) P.ia(true) C.ia(true) animate M (0,0 400x600)")
    hand.update(0.7)
    scene.stage.turn()
    #expect(abs(scene.modal.view.presentation.alpha - 0.3) < 1e-6)
    hand.cancel()
    #expect(
      scene.tokensAtRest()
        == "P.wd(true) C.wd(true) P.dd(true) C.dd(true) M.wa(true) M.da(true) ended false")
    #expect(scene.modal.view.alpha == 1)
    #expect(scene.root.view.window == nil)
    #expect(scene.modal.presentingViewController === scene.root)
  }

  @Test("M-8: a finished interactive dismissal continues from where the gesture left it")
  func finishedDismissal() {
    let hand = PercentDrivenInteractiveTransition()
    delegate.dismissInteractor = hand
    let scene = scene(style: .overFullScreen)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    scene.stage.turn()
    hand.update(0.5)
    hand.finish()
    scene.stage.advance(by: 0.24)
    #expect(scene.modal.view.window != nil)
    scene.stage.advance(by: 0.02)
    #expect(scene.modal.view.window == nil)
    #expect(
      scene.recording.tokens()
        == "M.wd(true) animate M (0,0 400x600) M.dd(true) ended true completion")
  }

  @Test("M-8: a dismiss call ends the interactive dismissal, and its completion is called second")
  func dismissedInHand() {
    let hand = PercentDrivenInteractiveTransition()
    delegate.dismissInteractor = hand
    let scene = scene(style: .overFullScreen)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    scene.stage.turn()
    hand.update(0.5)
    _ = scene.recording.tokens()
    scene.modal.dismiss(animated: false) { scene.note("second") }
    #expect(scene.recording.tokens() == "M.dd(true) ended true completion second")
  }

  @Test("M-8: a dismiss call during a cancelled dismissal has no effect, and no completion")
  func dismissedInReturn() {
    let hand = PercentDrivenInteractiveTransition()
    delegate.dismissInteractor = hand
    let scene = scene(style: .overFullScreen)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    scene.stage.turn()
    hand.update(0.5)
    hand.cancel()
    _ = scene.recording.tokens()
    scene.modal.dismiss(animated: false) { scene.note("second") }
    #expect(scene.tokensAtRest() == "M.wa(true) M.da(true) ended false")
    #expect(scene.modal.presentingViewController === scene.root)
  }

  @Test("M-8: a gesture that ends before the first turn still finishes or cancels the transition")
  func cancelledEarly() {
    let hand = PercentDrivenInteractiveTransition()
    delegate.presentInteractor = hand
    let scene = scene(style: .overFullScreen)
    scene.present(animated: true)
    hand.cancel()
    #expect(
      scene.tokensAtRest()
        == "M.ld M.wa(true) animate M (0,0 400x600) M.ia(true) M.wd(true) M.dd(true) ended false")
  }

  @Test("M-2, M-8: a custom presentation controller gets its calls, and sets frame and views")
  func presentationController() {
    let scene = scene(style: .custom)
    makeControllers(in: scene)
    scene.present()
    #expect(scene.turn() == "M.ld willPresent M.wa || M.ia M.da didPresent true completion")
    #expect(scene.modal.view.frame == Rect(x: 40, y: 60, width: 320, height: 480))
    scene.stage.resize(to: Size(width: 420, height: 640), isLive: true)
    #expect(scene.modal.view.frame == Rect(x: 40, y: 60, width: 340, height: 520))
    #expect(
      scene.recording.tokens() == "P.sz(420x640) C.sz(420x640) M.sz(340x520)")
    scene.dismiss()
    #expect(scene.turn() == "willDismiss M.wd || M.dd didDismiss true completion")
  }

  @Test("M-2: a custom presentation controller may remove the presenter's view")
  func removesPresenter() {
    let scene = scene(style: .custom)
    makeControllers(in: scene, removingPresenter: true)
    scene.present()
    #expect(
      scene.turn()
        == "M.ld willPresent P.wd C.wd M.wa || M.ia M.da P.dd C.dd didPresent true completion")
    #expect(scene.root.view.window == nil)
  }

  @Test(
    "R-14: a presentation's coordinator runs alongside closures in its animation, and completions at its end"
  )
  func coordinator() {
    let modal = CoordinatorUser()
    let scene = PresentationScene(modal: modal)
    modal.log = scene.note
    scene.present(animated: true)
    scene.stage.turn()
    #expect(
      scene.recording.tokens()
        == "M.ld P.wd(true) C.wd(true) M.wa(true) M.ia(true) alongside 0.3")
    scene.stage.advance(by: 0.15)
    #expect(modal.badge.presentation.alpha > 0.1 && modal.badge.presentation.alpha < 0.9)
    #expect(
      scene.tokensAtRest() == "M.da(true) P.dd(true) C.dd(true) end false completion")
    #expect(modal.transitionCoordinator == nil)
  }

  @Test("DC-8: an animator without a duration makes the change in the commit")
  func noDuration() {
    fade.duration = 0
    let scene = scene()
    scene.present(animated: true)
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
  }

  @Test(
    "A-34: a flip presents the modal on the back of the page, edge-on in the middle, and reverses",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func flip(style: ModalPresentationStyle) {
    let scene = PresentationScene(style: style)
    scene.modal.modalTransitionStyle = .flipHorizontal
    scene.root.view.backgroundColor = Color(hex: 0x0000ff)
    scene.modal.view.backgroundColor = Color(hex: 0xff0000)
    func colors() -> [Color] {
      let picture = scene.stage.snapshot()
      return [20, 200, 380].map { picture.color(atX: $0, y: 300) }
    }
    let (blue, red) = (Color(hex: 0x0000ff), Color(hex: 0xff0000))
    scene.present(animated: true)
    scene.stage.turn()
    #expect(colors() == [blue, blue, blue])
    scene.stage.advance(by: 0.3)
    #expect(colors()[0] == .white && colors()[2] == .white)
    scene.settle()
    #expect(colors() == [red, red, red])
    scene.dismiss(animated: true)
    scene.stage.turn()
    #expect(colors() == [red, red, red])
    scene.settle()
    #expect(colors() == [blue, blue, blue])
  }

  @Test("a partial curl leaves the page's upper part visible, and a click on it dismisses")
  func partialCurl() {
    let scene = PresentationScene()
    scene.modal.modalTransitionStyle = .partialCurl
    scene.root.view.backgroundColor = Color(hex: 0x0000ff)
    scene.modal.view.backgroundColor = Color(hex: 0xff0000)
    scene.present(animated: true)
    scene.settle()
    let picture = scene.stage.snapshot()
    #expect(picture.color(atX: 395, y: 5) == Color(hex: 0x0000ff))
    #expect(picture.color(atX: 200, y: 590) == Color(hex: 0xff0000))
    #expect(scene.root.view.window == nil)
    scene.stage.click(at: Point(x: 200, y: 500))
    #expect(scene.tokensAtRest().isEmpty)
    scene.stage.click(at: Point(x: 200, y: 60))
    #expect(
      scene.tokensAtRest()
        == "M.wd(true) P.wa(true) C.wa(true) P.ia(true) C.ia(true) P.da(true) C.da(true) M.dd(true)"
    )
    #expect(scene.stage.snapshot().color(atX: 200, y: 590) == Color(hex: 0x0000ff))
  }

  @Test(
    "a partial curl in a style that is not full screen traps, and the message names both styles")
  func curlOfSheet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene(style: .pageSheet)
        scene.modal.modalTransitionStyle = .partialCurl
        scene.present()
      }
    }
    #expect(
      trapMessage(result)
        == "Application tried to present M on C with a partial curl in a style that is not full "
        + "screen; set modalPresentationStyle to .fullScreen.")
  }

  @Test("a view that was faded out is opaque when it is presented again")
  func fadedTwice() {
    let scene = PresentationScene()
    scene.modal.modalTransitionStyle = .crossDissolve
    scene.present(animated: true)
    scene.settle()
    #expect(scene.modal.view.alpha == 1)
    scene.dismiss(animated: true)
    scene.settle()
    scene.present()
    scene.settle()
    #expect(scene.modal.view.alpha == 1)
  }

  @Test("L-32: a context may define the transition style")
  func contextStyle() {
    let scene = PresentationScene(style: .overCurrentContext)
    scene.child.definesPresentationContext = true
    scene.child.providesPresentationContextTransitionStyle = true
    scene.child.modalTransitionStyle = .crossDissolve
    scene.present(animated: true)
    scene.stage.advance(by: 0.15)
    #expect(scene.modal.view.presentation.frame == scene.child.view.bounds)
    #expect(scene.modal.view.presentation.alpha < 0.9)
  }
}

private final class InsetController: PresentationController {
  var log: (String) -> Void = { _ in }
  var removes = false

  override var shouldRemovePresentersView: Bool { removes }

  override var frameOfPresentedViewInContainerView: Rect {
    (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 60)
  }

  override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    Size(width: parentSize.width - 80, height: parentSize.height - 120)
  }

  override func presentationTransitionWillBegin() { log("willPresent") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log("didPresent \(completed)") }
  override func dismissalTransitionWillBegin() { log("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log("didDismiss \(completed)") }
}

@MainActor
private final class CoordinatorUser: ViewController {
  var log: (String) -> Void = { _ in }
  let badge = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(badge)
    badge.alpha = 0
    transitionCoordinator?.animate(
      alongsideTransition: { [weak self] context in
        self?.badge.alpha = 1
        self?.log("alongside \(context.transitionDuration)")
      },
      completion: { [weak self] context in self?.log("end \(context.isCancelled)") })
  }
}
