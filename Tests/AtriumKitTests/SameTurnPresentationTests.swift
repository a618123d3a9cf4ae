import AtriumHarness
import AtriumKit
import Testing

/// Several presentations and dismissals without animation in one turn.
@MainActor
struct SameTurnPresentationTests {
  @Test("M-18: a dismissal without animation ends before the next presentation of the same turn")
  func dismissThenPresent() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    let next = PresentationScene.controller("N")
    scene.dismiss()
    scene.child.present(next, animated: false) { scene.note("presented") }
    #expect(
      scene.turn()
        == "M.wd P.wa C.wa P.ia P.da C.ia C.da M.dd completion N.ld P.wd C.wd N.wa || N.ia N.da P.dd "
        + "C.dd presented")
    #expect(scene.root.presentedViewController === next)
    #expect(scene.modal.presentingViewController == nil && scene.modal.view.window == nil)
  }

  @Test("M-18: a dismissed controller can be presented again in the same turn")
  func presentAgain() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present()
    scene.settle()
    scene.dismiss()
    scene.present(animated: true)
    #expect(
      scene.tokensAtRest() == "M.wd M.dd completion M.wa(true) M.ia(true) M.da(true) completion")
    #expect(scene.root.presentedViewController === scene.modal)
  }

  @Test("M-18: a presented controller can present in the turn of its own presentation")
  func chain() {
    let scene = PresentationScene()
    let next = PresentationScene.controller("N")
    scene.present()
    scene.modal.present(next, animated: false)
    #expect(
      scene.turn()
        == "M.ld P.wd C.wd M.wa M.ia M.da P.dd C.dd completion N.ld M.wd N.wa || N.ia N.da M.dd")
    #expect(scene.modal.presentedViewController === next)
  }

  @Test("M-18: two dismissals without animation remove two presentations, the upper one first")
  func dismissTwice() {
    let scene = PresentationScene()
    let next = PresentationScene.controller("N")
    scene.present()
    scene.settle()
    scene.modal.present(next, animated: false)
    scene.settle()
    next.dismiss(animated: false) { scene.note("upper") }
    scene.modal.dismiss(animated: false) { scene.note("lower") }
    #expect(
      scene.turn()
        == "N.wd M.wa M.ia M.da N.dd upper M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd lower")
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("M-6, M-18: a request from a call of the presentation itself is still refused")
  func inOwnCall() {
    let modal = PresentingOnAppearance()
    let scene = PresentationScene(modal: modal)
    scene.present()
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
    #expect(modal.presentedViewController == nil)
  }

  /// Presents in `viewWillAppear`, which is too early.
  private final class PresentingOnAppearance: ViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      present(PresentationScene.controller("N"), animated: false)
    }
  }
}
