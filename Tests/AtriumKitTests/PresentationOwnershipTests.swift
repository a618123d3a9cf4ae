import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Presentation controllers that add and remove the presented view themselves.
@MainActor
struct PresentationOwnershipTests {
  private let fade = FadeAnimator()
  private let delegate: TransitionDelegate

  init() {
    delegate = TransitionDelegate(animator: fade)
  }

  private func scene(_ row: OwnershipCase, removes: Bool = false) -> PresentationScene {
    let scene = PresentationScene(style: .custom)
    scene.modal.transitioningDelegate = delegate
    fade.log = scene.note
    delegate.makeController = { presented, presenting in
      let controller = OwningController(presentedViewController: presented, presenting: presenting)
      controller.row = row
      controller.removes = removes
      return controller
    }
    return scene
  }

  nonisolated private static let cases = [false, true].flatMap { covers in
    [false, true].map { OwnershipCase(coversPresenter: covers, wraps: $0) }
  }

  @Test(
    "M-14: a view that the presentation controller adds and removes gets its calls without animation",
    arguments: cases)
  private func unanimated(row: OwnershipCase) {
    let scene = scene(row, removes: true)
    scene.present()
    #expect(
      scene.turn()
        == (row.coversPresenter
          ? "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion"
          : "M.ld M.wa || M.ia M.da completion"))
    scene.dismiss()
    #expect(
      scene.turn()
        == (row.coversPresenter
          ? "M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd completion" : "M.wd || M.dd completion"))
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test(
    "M-14: a view that the presentation controller adds gets its calls with animation",
    arguments: cases)
  private func animated(row: OwnershipCase) {
    let scene = scene(row)
    scene.present(animated: true)
    #expect(
      scene.turn()
        == (row.coversPresenter
          ? "M.ld P.wd(true) C.wd(true) M.wa(true) || M.ia(true) animate M (0,0 400x600)"
          : "M.ld M.wa(true) || M.ia(true) animate M (0,0 400x600)"))
    #expect(
      scene.tokensAtRest()
        == (row.coversPresenter
          ? "M.da(true) P.dd(true) C.dd(true) ended true completion"
          : "M.da(true) ended true completion"))
    scene.dismiss(animated: true)
    #expect(
      scene.turn()
        == (row.coversPresenter
          ? "M.wd(true) P.wa(true) C.wa(true) || P.ia(true) C.ia(true) animate M (0,0 400x600)"
          : "M.wd(true) || animate M (0,0 400x600)"))
    #expect(
      scene.tokensAtRest()
        == (row.coversPresenter
          ? "P.da(true) C.da(true) M.dd(true) ended true completion"
          : "M.dd(true) ended true completion"))
  }

  @Test(
    "M-8, M-14, T3: a cancelled dismissal of a view that the presentation controller adds notifies both sides",
    arguments: cases)
  private func cancelled(row: OwnershipCase) {
    let scene = scene(row)
    scene.present(animated: true)
    scene.settle()
    let hand = PercentDrivenInteractiveTransition()
    delegate.dismissInteractor = hand
    scene.dismiss(animated: true)
    scene.stage.turn()
    hand.update(0.3)
    _ = scene.recording.tokens()
    hand.cancel()
    #expect(
      scene.tokensAtRest()
        == (row.coversPresenter
          ? "P.wd(true) C.wd(true) P.dd(true) C.dd(true) M.wa(true) M.da(true) ended false"
          : "M.wa(true) M.da(true) ended false"))
    #expect(scene.modal.view.window != nil)
    #expect((scene.root.view.window == nil) == row.coversPresenter)
    #expect(!scene.modal.isBeingDismissed)
    delegate.dismissInteractor = nil
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.modal.view.window == nil)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(
    "M-14: the child of a presented controller whose view was added early appears with that controller"
  )
  func child() {
    let scene = scene(OwnershipCase(coversPresenter: false, wraps: false))
    let child = Recording.controller("D")
    scene.recording.add(child, to: scene.modal)
    _ = scene.recording.tokens()
    scene.present(animated: true)
    #expect(
      scene.turn() == "M.wa(true) D.wa(true) || M.ia(true) D.ia(true) animate M (0,0 400x600)")
    #expect(scene.tokensAtRest() == "M.da(true) D.da(true) ended true completion")
    scene.dismiss(animated: true)
    #expect(scene.turn() == "M.wd(true) D.wd(true) || animate M (0,0 400x600)")
    #expect(scene.tokensAtRest() == "M.dd(true) D.dd(true) ended true completion")
  }
}

private struct OwnershipCase: Sendable {
  let coversPresenter: Bool
  let wraps: Bool
}

private final class OwningController: PresentationController {
  var row = OwnershipCase(coversPresenter: false, wraps: false)
  /// Whether the presentation controller also removes the view when the dismissal begins.
  var removes = false
  private let wrapper = View()

  override var shouldRemovePresentersView: Bool { row.coversPresenter }
  override var presentedView: View? { row.wraps ? wrapper : presentedViewController.view }

  override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    containerView.insertSubview(View(frame: containerView.bounds), at: 0)
    presentedView.frame = containerView.bounds
    if row.wraps {
      presentedViewController.view.frame = wrapper.bounds
      wrapper.addSubview(presentedViewController.view)
    }
    containerView.addSubview(presentedView)
  }

  override func dismissalTransitionWillBegin() {
    if removes { presentedView?.removeFromSuperview() }
  }
}
