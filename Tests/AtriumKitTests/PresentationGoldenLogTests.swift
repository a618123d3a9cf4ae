import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The golden logs of modal presentation: rules C.G1 … C.G8 and §10.16 … §10.18.
@MainActor
struct PresentationGoldenLogTests {
  // Rules: C.G1, §10.16, M-1
  @Test(
    "T10, C.2, DC-8: a full-screen presentation without animation sends its calls in the commit")
  func fullScreen() {
    let scene = PresentationScene()
    scene.present()
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
    #expect(scene.root.view.window == nil)
  }

  // Rules: C.G2, §10.17
  @Test(
    "T11, DC-19: a full-screen modal that is dismissed without animation sends its calls in the commit"
  )
  func dismissFullScreen() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    scene.dismiss()
    #expect(scene.turn() == "M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd completion")
    #expect(scene.modal.view.window == nil)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test(
    "T2, T10: an animated full-screen presentation sends will calls at once and did calls at the end"
  )
  func fullScreenAnimated() {
    let scene = PresentationScene()
    scene.present(animated: true)
    #expect(scene.turn() == "M.ld P.wd(true) C.wd(true) M.wa(true) || M.ia(true)")
    scene.stage.advance(by: 0.25)
    #expect(scene.recording.tokens().isEmpty)
    scene.stage.advance(by: 0.1)
    #expect(scene.recording.tokens() == "M.da(true) P.dd(true) C.dd(true) completion")
  }

  @Test(
    "T2, T11: an animated dismissal of a full-screen modal sends will calls at once and did calls at the end"
  )
  func dismissFullScreenAnimated() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    #expect(scene.turn() == "M.wd(true) P.wa(true) C.wa(true) || P.ia(true) C.ia(true)")
    scene.stage.advance(by: 0.25)
    #expect(scene.recording.tokens().isEmpty)
    scene.stage.advance(by: 0.1)
    #expect(scene.recording.tokens() == "P.da(true) C.da(true) M.dd(true) completion")
  }

  // Rules: C.G3, §10.18
  @Test(
    "M-2, C.3: a style that keeps the presenter on screen sends it no appearance calls",
    arguments: [
      ModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .automatic, .custom,
      .overCurrentContext,
    ])
  func presenterStays(style: ModalPresentationStyle) {
    let scene = PresentationScene(style: style)
    scene.present()
    #expect(scene.turn() == "M.ld M.wa || M.ia M.da completion")
    scene.dismiss()
    #expect(scene.turn() == "M.wd || M.dd completion")
  }

  @Test("M-2: a popover sends the presenter no appearance calls")
  func popover() {
    let scene = PresentationScene(style: .popover)
    scene.modal.popoverPresentationController?.sourceView = scene.child.view
    scene.present()
    #expect(scene.turn() == "M.ld M.wa || M.ia M.da completion")
    scene.dismiss()
    #expect(scene.turn() == "M.wd || M.dd completion")
  }

  @Test("§10.18: an animated sheet sends calls only to the presented controller")
  func sheetAnimated() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present(animated: true)
    #expect(scene.turn() == "M.ld M.wa(true) || M.ia(true)")
    #expect(scene.tokensAtRest() == "M.da(true) completion")
    scene.dismiss(animated: true)
    #expect(scene.turn() == "M.wd(true) || ")
    #expect(scene.tokensAtRest() == "M.dd(true) completion")
  }

  @Test("L-31, M-2: currentContext without a context fills the window as full screen does")
  func contextMissing() {
    let scene = PresentationScene(style: .currentContext)
    scene.present()
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
  }

  @Test(
    "DC-43, C.1: in a container that forwards manually, a hidden child below the top receives no call"
  )
  func handForwarding() {
    let stack = StackLike()
    let below = Recording.controller("a")
    let scene = PresentationScene(root: stack, child: Recording.controller("C"))
    scene.recording.add(below, to: stack)
    stack.top = scene.child
    stack.log = scene.note
    scene.child.beginAppearanceTransition(true, animated: false)
    scene.child.endAppearanceTransition()
    scene.settle()
    scene.present()
    #expect(
      scene.turn() == "M.ld P.wd willHide C.wd M.wa || M.ia M.da P.dd C.dd didHide completion")
  }

  // Rules: C.G5
  @Test(
    "DC-44, C.4: in a current context, the context's tree disappears and its container receives no call"
  )
  func currentContext() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    #expect(scene.turn() == "M.ld C.wd M.wa || M.ia M.da C.dd completion")
    #expect(scene.modal.view.isDescendant(of: scene.child.view))
    #expect(scene.child.view.window != nil)
    #expect(scene.modal.presentingViewController === scene.child)
  }

  // Rules: C.G6, C.G7
  @Test(
    "DC-44, L-33: a controller that covers a context disappears and appears again with the context's view"
  )
  func currentContextInRing() {
    let scene = PresentationScene(style: .currentContext)
    let other = Recording.controller("D")
    scene.root.addChild(other)
    other.didMove(toParent: scene.root)
    scene.child.definesPresentationContext = true
    scene.present()
    scene.settle()
    // RM-6: a ring container removes the old child first.
    scene.child.view.removeFromSuperview()
    scene.root.view.addSubview(other.view)
    #expect(scene.turn() == "M.wd D.ld D.wa || D.ia M.dd D.da")
    other.view.removeFromSuperview()
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.turn() == "D.wd M.wa || M.ia D.dd M.da")
    scene.dismiss()
    #expect(scene.turn() == "M.wd C.wa || C.ia C.da M.dd completion")
  }

  @Test(
    "DC-44: a context that is off screen when its cover is dismissed gets its calls when it returns"
  )
  func currentContextDismissedOffScreen() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    scene.settle()
    scene.child.view.removeFromSuperview()
    scene.settle()
    scene.dismiss()
    #expect(scene.turn() == " || completion")
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.turn() == "C.wa || C.ia C.da")
  }

  @Test("DC-44, DC-22: a manually hidden context stays hidden after its cover is dismissed")
  func currentContextHiddenByHand() {
    let stack = StackLike()
    let scene = PresentationScene(root: stack, style: .currentContext)
    let context = scene.child
    context.beginAppearanceTransition(true, animated: false)
    context.endAppearanceTransition()
    context.definesPresentationContext = true
    scene.present()
    scene.settle()
    context.beginAppearanceTransition(false, animated: false)
    context.endAppearanceTransition()
    #expect(scene.recording.tokens() == "M.wd M.dd")
    scene.dismiss()
    #expect(scene.turn() == " || completion")
    context.beginAppearanceTransition(true, animated: false)
    context.endAppearanceTransition()
    #expect(scene.recording.tokens() == "C.wa C.ia C.da")
  }

  @Test(
    "DC-44: when the container of a covered context disappears and appears, the cover gets the calls instead"
  )
  func coveredContextUnderFullScreen() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    scene.settle()
    let full = PresentationScene.controller("N")
    scene.root.present(full, animated: false)
    #expect(scene.turn() == "N.ld P.wd M.wd N.wa || N.ia N.da P.dd M.dd")
    full.dismiss(animated: false)
    #expect(scene.turn() == "N.wd P.wa M.wa || P.ia M.ia P.da M.da N.dd")
  }

  @Test(
    "DC-44: over the current context no controller disappears, and later all follow the context's view"
  )
  func overCurrentContext() {
    let scene = PresentationScene(style: .overCurrentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    #expect(scene.turn() == "M.ld M.wa || M.ia M.da completion")
    #expect(scene.modal.view.isDescendant(of: scene.child.view))
    scene.child.view.removeFromSuperview()
    #expect(scene.turn() == "C.wd M.wd || C.dd M.dd")
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.turn() == "C.wa M.wa || C.ia M.ia C.da M.da")
  }

  // Rules: C.G8
  @Test(
    "C.5: a container off screen exchanges its children, and the new child gets its calls on return"
  )
  func swapWhileCovered() {
    let scene = PresentationScene()
    let other = Recording.controller("D")
    scene.present()
    scene.settle()
    scene.recording.remove(scene.child)
    scene.recording.add(other, to: scene.root)
    #expect(scene.turn() == "C.wm(nil) C.dm(nil) D.wm(P) D.ld D.dm(P) || ")
    scene.dismiss()
    #expect(scene.turn() == "M.wd P.wa D.wa || P.ia D.ia P.da D.da M.dd completion")
  }

  @Test("C.6: a presentation during a transition ends once, and so does the transition")
  func duringTransition() {
    let scene = PresentationScene()
    let other = Recording.controller("D")
    scene.root.addChild(other)
    other.view.frame = scene.root.view.bounds
    scene.root.transition(
      from: scene.child, to: other, duration: 0.3, options: [],
      animations: { scene.child.view.alpha = 0 },
      completion: { _ in
        scene.note("swapped")
      })
    scene.stage.advance(by: 0.1)
    #expect(scene.recording.tokens() == "D.wm(P) D.ld C.wd(true) D.wa(true) D.ia(true)")
    scene.root.present(scene.modal, animated: false) { scene.note("completion") }
    // The view that is animated leaves the window, so the transition ends too.
    #expect(
      scene.turn()
        == "M.ld P.wd D.wd M.wa || M.ia M.da P.dd D.dd completion C.dd(true) swapped")
    #expect(scene.tokensAtRest().isEmpty)
  }

  @Test("C.7: removing the requester leaves the modal in place")
  func requesterRemoved() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present()
    scene.settle()
    scene.recording.remove(scene.child)
    #expect(scene.turn() == "C.wm(nil) C.wd C.dm(nil) || C.dd")
    #expect(scene.root.presentedViewController === scene.modal)
    #expect(scene.modal.view.window != nil)
  }

  @Test("C.7: replacing the root dismisses the chain at once, topmost first, without completions")
  func rootReplaced() {
    let scene = PresentationScene(style: .pageSheet)
    let second = PresentationScene.controller("N", style: .pageSheet)
    scene.present()
    scene.settle()
    scene.modal.present(second, animated: true) { scene.note("never") }
    _ = scene.turn()
    let other = Recording.controller("B")
    other.addLifecycleObserver(scene.recording.recorder)
    scene.window.rootViewController = other
    #expect(
      scene.turn()
        == "B.ld N.wd M.wd P.wd C.wd B.wa || B.ia N.dd M.dd P.dd C.dd B.da")
    #expect(scene.tokensAtRest().isEmpty)
    #expect(scene.modal.presentingViewController == nil)
    #expect(!second.isBeingDismissed && !second.isBeingPresented)
    #expect(scene.window.subviews == [other.view])
  }

  @Test("C.7: a root that is replaced under a full-screen modal receives no further call")
  func coveredRootReplaced() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    let other = Recording.controller("B")
    other.addLifecycleObserver(scene.recording.recorder)
    scene.window.rootViewController = other
    #expect(scene.turn() == "B.ld M.wd B.wa || B.ia M.dd B.da")
  }

  @Test("M-12: a controller can present in viewDidAppear")
  func fromDidAppear() {
    let root = PresentsInDidAppear()
    root.title = "P"
    root.modal.title = "M"
    let recording = Recording(root: root)
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.ld P.wa || P.ia P.da M.ld P.wd M.wa M.ia M.da P.dd")
  }
}

/// A minimal stack for the tests of modals: it forwards manually to its top child only, and sends the
/// disappearance calls to the child that it hides.
@MainActor
private final class StackLike: ViewController {
  weak var top: ViewController?
  var log: (String) -> Void = { _ in }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("willHide")
    top?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    top?.endAppearanceTransition()
    log("didHide")
  }
}

private final class PresentsInDidAppear: ViewController {
  let modal = ViewController()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    modal.modalPresentationStyle = .fullScreen
    present(modal, animated: false)
  }
}
