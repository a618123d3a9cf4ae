import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Presentations: the presenting controller, calls without effect, flags, responders and reduced motion.
@MainActor
struct PresentationRuleTests {
  @Test(
    "C-18, DC-43, M-4: the root presents for its descendants, and the whole tree can read the presented controller"
  )
  func climbs() {
    let scene = PresentationScene()
    let inner = Recording.controller("I")
    scene.modal.addChild(inner)
    scene.present()
    #expect(scene.root.presentedViewController === scene.modal)
    #expect(scene.child.presentedViewController === scene.modal)
    #expect(scene.modal.presentedViewController == nil)
    #expect(scene.modal.presentingViewController === scene.root)
    #expect(inner.presentingViewController === scene.root)
    #expect(scene.child.presentingViewController == nil)
    #expect(scene.modal.parent == nil)
  }

  @Test("M-3: the default is a page sheet that slides up from the bottom edge")
  func defaultStyle() {
    let scene = PresentationScene(style: .automatic)
    #expect(ViewController().modalPresentationStyle == .automatic)
    #expect(ViewController().modalTransitionStyle == .coverVertical)
    scene.present(animated: true)
    scene.stage.turn()
    let controller = scene.modal.presentationController
    #expect(controller?.presentationStyle == .pageSheet)
    let sheet = controller?.presentedView
    let rest = controller?.frameOfPresentedViewInContainerView ?? .zero
    #expect(sheet?.frame == rest)
    scene.stage.advance(by: 0.1)
    // While the sheet moves, it is below its final position and has its final width.
    let shown = sheet?.presentation.frame ?? .zero
    #expect(shown.minY > rest.minY && shown.minX == rest.minX && shown.width == rest.width)
    // The root stays on screen, and the presentation over it does not make it disappear.
    #expect(scene.root.view.window != nil)
    #expect(scene.tokensAtRest() == "M.ld M.wa(true) M.ia(true) M.da(true) completion")
  }

  @Test("C-18: hierarchyDescription names the presented controller, below the presenter")
  func description() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    #expect(
      scene.root.hierarchyDescription == """
        ViewController "P" disappeared (0, 0; 400 x 600), view in no window
          ViewController "C" disappeared (0, 0; 400 x 600), view in no window
          presents ViewController "M" appeared (0, 0; 400 x 600)
        """)
  }

  @Test("C.1: a controller on screen without a parent presents through the root")
  func detached() {
    let scene = PresentationScene()
    let loose = Recording.controller("L")
    scene.child.view.addSubview(loose.view)
    scene.settle()
    loose.present(scene.modal, animated: false)
    #expect(scene.modal.presentingViewController === scene.root)
  }

  @Test("M-6, M-12: presenting from a controller that is not on screen does nothing")
  func notOnScreen() {
    let scene = PresentationScene()
    let away = Recording.controller("A")
    away.present(scene.modal, animated: false) { scene.note("completion") }
    #expect(scene.turn() == " || ")
    #expect(!scene.modal.isViewLoaded && scene.modal.presentingViewController == nil)
  }

  @Test("M-6: a presenter that already presents ignores the call, even during the transition")
  func alreadyPresenting() {
    let scene = PresentationScene(style: .pageSheet)
    let other = PresentationScene.controller("N")
    scene.present(animated: true)
    scene.child.present(other, animated: false) { scene.note("completion") }
    #expect(scene.turn() == "M.ld M.wa(true) || M.ia(true)")
    scene.settle()
    scene.child.present(other, animated: false) { scene.note("completion") }
    #expect(scene.turn() == " || ")
    #expect(scene.root.presentedViewController === scene.modal)
  }

  @Test("M-6, M-12: presenting from a presented controller while it still appears does nothing")
  func inProgress() {
    let scene = PresentationScene(style: .pageSheet)
    let other = PresentationScene.controller("N")
    scene.present(animated: true)
    scene.modal.present(other, animated: false) { scene.note("completion") }
    scene.settle()
    #expect(scene.modal.presentedViewController == nil && !other.isViewLoaded)
  }

  @Test("L-29, C.9, L-30: the presenting flags are the modal's own and stay set from will to did")
  func flags() {
    let modal = FlagController()
    let inner = FlagController()
    let root = FlagController()
    let scene = PresentationScene(root: root, modal: modal)
    inner.title = "I"
    scene.recording.add(inner, to: modal)
    scene.settle()
    root.seen = []
    scene.present()
    scene.settle()
    #expect(modal.seen == ["wa presented", "ia presented", "da presented"])
    #expect(inner.seen == ["wa to", "ia to", "da to"])
    #expect(!modal.isBeingPresented)
    scene.dismiss()
    scene.settle()
    #expect(modal.seen.suffix(2) == ["wd dismissed", "dd dismissed"])
    #expect(inner.seen.suffix(2) == ["wd", "dd"])
    #expect(root.seen == ["wd", "dd", "wa", "ia", "da"])
    #expect(!modal.isBeingDismissed)
  }

  @Test("L-12, L-13, DC-12: in both viewWillAppear calls the views are outside the window")
  func windowInWillAppear() {
    let (root, modal) = (WindowNoter(), WindowNoter())
    let scene = PresentationScene(root: root, modal: modal)
    scene.present()
    scene.settle()
    scene.dismiss()
    scene.settle()
    #expect(modal.hadWindow == [false])
    #expect(root.hadWindow == [false, false])
  }

  @Test("L-25: a presented root's next responder is the presenting controller")
  func responderChain() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    #expect(scene.modal.next === scene.root)
    #expect(scene.root.next === scene.window)
    scene.dismiss()
    scene.settle()
    #expect(scene.modal.next == nil)
    #expect(scene.root.next === scene.window)
  }

  @Test("DC-8: with motion off every change happens in the commit")
  func motionOff() {
    let scene = PresentationScene(settings: Settings(motion: .off))
    scene.present(animated: true)
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
    scene.dismiss(animated: true)
    #expect(scene.turn() == "M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd completion")
  }

  @Test("with reduced motion a presentation fades for 0.2 s, and no view moves")
  func motionReduced() {
    let scene = PresentationScene(settings: Settings(motion: .reduced))
    scene.present(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    #expect(scene.modal.view.presentation.frame == scene.window.bounds)
    #expect(scene.modal.view.presentation.alpha > 0.2)
    #expect(scene.modal.view.presentation.alpha < 0.8)
    _ = scene.recording.tokens()
    scene.stage.advance(by: 0.11)
    #expect(scene.recording.tokens() == "M.da(true) P.dd(true) C.dd(true) completion")
  }
}

private final class WindowNoter: ViewController {
  private(set) var hadWindow: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hadWindow.append(view.window != nil)
  }
}
