import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Who presents, misuse, chains, flags, responders and ownership.
@MainActor
struct PresentationRuleTests {
  @Test("C-18, DC-43, M-4: the request climbs to the top; all of the tree read the presented one")
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

  @Test("M-3: the default is a page sheet that rises from below")
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
    // On its way: below its place, as wide as it will be.
    let shown = sheet?.presentation.frame ?? .zero
    #expect(shown.minY > rest.minY && shown.minX == rest.minX && shown.width == rest.width)
    // The root stays on screen, and disappears for nobody.
    #expect(scene.root.view.window != nil)
    #expect(scene.tokensAtRest() == "M.ld M.wa(true) M.ia(true) M.da(true) completion")
  }

  @Test("C-18: hierarchyDescription names what is presented, below the presenter")
  func description() {
    let scene = PresentationScene()
    scene.present()
    scene.settle()
    #expect(
      scene.root.hierarchyDescription == """
        ViewController "P" gone (0, 0; 400 x 600), view in no window
          ViewController "C" gone (0, 0; 400 x 600), view in no window
          presents ViewController "M" there (0, 0; 400 x 600)
        """)
  }

  @Test("C.1: a parentless controller on screen presents through the root")
  func detached() {
    let scene = PresentationScene()
    let loose = Recording.controller("L")
    scene.child.view.addSubview(loose.view)
    scene.settle()
    loose.present(scene.modal, animated: false)
    #expect(scene.modal.presentingViewController === scene.root)
  }

  @Test("M-6, M-12: presenting on a controller that is not on screen does nothing")
  func notOnScreen() {
    let scene = PresentationScene()
    let away = Recording.controller("A")
    away.present(scene.modal, animated: false) { scene.note("completion") }
    #expect(scene.turn() == " || ")
    #expect(!scene.modal.isViewLoaded && scene.modal.presentingViewController == nil)
  }

  @Test("M-6: a presenter that already presents does nothing, at rest or in progress")
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

  @Test("M-6, M-12: presenting from the presented one while it still comes does nothing")
  func inProgress() {
    let scene = PresentationScene(style: .pageSheet)
    let other = PresentationScene.controller("N")
    scene.present(animated: true)
    scene.modal.present(other, animated: false) { scene.note("completion") }
    scene.settle()
    #expect(scene.modal.presentedViewController == nil && !other.isViewLoaded)
  }

  @Test("M-7: presenting who is presented elsewhere traps and names both")
  func presentedElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene(style: .pageSheet)
        let second = PresentationScene.controller("Second", style: .pageSheet)
        scene.modal.title = "First"
        scene.present()
        scene.settle()
        scene.modal.present(second, animated: false)
        scene.settle()
        second.present(scene.modal, animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("First that is already being presented by P"))
    #expect(message.contains("present another controller on Second"))
  }

  @Test("M-7: presenting a child, or the root, traps and says how to do it")
  func active() async {
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.root.present(scene.child, animated: false)
      }
    }
    let first = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
    #expect(first.contains("C that has a parent view controller P; call removeFromParent()"))
    let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.child.present(scene.root, animated: false)
      }
    }
    let second = String(decoding: root?.standardErrorContent ?? [], as: UTF8.self)
    #expect(second.contains("active view controller P on C"))
  }

  @Test("a popover without a source traps and names both")
  func popoverWithoutSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        PresentationScene(style: .popover).present()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The popover of M, presented by P, has no sourceView"))
  }

  @Test("C.8: dismiss with nothing to dismiss does nothing")
  func nothingToDismiss() {
    let scene = PresentationScene()
    scene.child.dismiss(animated: false) { scene.note("completion") }
    #expect(scene.turn() == " || ")
  }

  @Test("C.8: dismiss from the requester, the presenter or a child of the modal")
  func whoDismisses() {
    for index in 0..<3 {
      let scene = PresentationScene(style: .pageSheet)
      let inner = Recording.controller("I")
      scene.recording.add(inner, to: scene.modal)
      scene.present()
      scene.settle()
      [scene.child, scene.root, inner][index].dismiss(animated: false)
      #expect(scene.turn() == "M.wd I.wd || M.dd I.dd")
    }
  }

  @Test("M-5, C.8: a chain of sheets goes in one change: the top as asked, the rest at once")
  func chain() {
    let scene = PresentationScene(style: .pageSheet)
    let second = PresentationScene.controller("N", style: .pageSheet)
    let third = PresentationScene.controller("O", style: .pageSheet)
    scene.present()
    scene.settle()
    scene.modal.present(second, animated: false)
    scene.settle()
    second.present(third, animated: false)
    scene.settle()
    scene.child.dismiss(animated: true) { scene.note("completion") }
    #expect(scene.turn() == "O.wd(true) N.wd M.wd || N.dd M.dd")
    #expect(scene.tokensAtRest() == "O.dd(true) completion")
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.modal.presentedViewController == nil)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test("M-5: a chain over a full-screen modal: who was covered in between hears nothing")
  func coveredChain() {
    let scene = PresentationScene()
    let second = PresentationScene.controller("N")
    scene.present()
    scene.settle()
    scene.modal.present(second, animated: false)
    #expect(scene.turn() == "N.ld M.wd N.wa || N.ia N.da M.dd")
    scene.root.dismiss(animated: false) { scene.note("completion") }
    #expect(scene.turn() == "N.wd P.wa C.wa || P.ia C.ia P.da C.da N.dd completion")
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test("C.8: dismiss on one in the middle dismisses what is above it")
  func middle() {
    let scene = PresentationScene()
    let second = PresentationScene.controller("N")
    scene.present()
    scene.settle()
    scene.modal.present(second, animated: false)
    scene.settle()
    scene.modal.dismiss(animated: false)
    #expect(scene.turn() == "N.wd M.wa || M.ia M.da N.dd")
    #expect(scene.modal.view.frame == scene.window.bounds)
  }

  @Test("L-29, C.9, L-30: flags are the modal's own and last from will to did")
  func flags() {
    let modal = FlagLogger()
    let inner = FlagLogger()
    let root = FlagLogger()
    let scene = PresentationScene(root: root, modal: modal)
    inner.title = "I"
    scene.recording.add(inner, to: modal)
    scene.settle()
    root.flags = []
    scene.present()
    scene.settle()
    #expect(modal.flags == ["wa presented", "da presented"])
    #expect(inner.flags == ["wa to", "da to"])
    #expect(!modal.isBeingPresented)
    scene.dismiss()
    scene.settle()
    #expect(modal.flags.suffix(2) == ["wd dismissed", "dd dismissed"])
    #expect(inner.flags.suffix(2) == ["wd", "dd"])
    #expect(root.flags == ["wd", "dd", "wa", "da"])
    #expect(!modal.isBeingDismissed)
  }

  @Test("L-12, L-13, DC-12: the views are outside the window in both viewWillAppear")
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

  @Test("L-24, T11: a dismissed modal lives in the completion, and nobody outlives the dismissal")
  func ownership() {
    let scene = PresentationScene()
    weak var weakModal: ViewController?
    weak var weakController: PresentationController?
    weak var weakView: View?
    var wasAlive = false
    do {
      let modal = PresentationScene.controller("N", style: .pageSheet)
      weakModal = modal
      weakView = modal.view
      scene.child.present(modal, animated: true)
      scene.stage.settle()
      weakController = modal.presentationController
    }
    #expect(weakModal != nil)
    scene.child.dismiss(animated: true) { wasAlive = weakModal != nil }
    scene.settle()
    scene.stage.turn()
    #expect(wasAlive)
    #expect(weakModal == nil && weakController == nil && weakView == nil)
  }

  @Test("C.7: a context that dies takes what covers it with it")
  func contextDies() {
    let recording = Recording.atRest()
    weak var weakModal: ViewController?
    do {
      let context = Recording.controller("X")
      let modal = PresentationScene.controller("N", style: .currentContext)
      context.definesPresentationContext = true
      weakModal = modal
      recording.add(context, to: recording.root)
      recording.stage.settle()
      context.present(modal, animated: false)
      recording.stage.settle()
      _ = recording.tokens()
      recording.remove(context)
    }
    #expect(recording.turn() == "X.wm(nil) N.wd X.dm(nil) || N.dd")
    recording.stage.settle()
    #expect(weakModal == nil)
  }

  @Test("DC-17: a dismissal in mid-presentation ends that first; the movement goes on smoothly")
  func dismissWhilePresenting() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present(animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.recording.tokens()
    let sheet = scene.modal.presentationController?.presentedView
    let before = sheet?.presentation.center.y ?? 0
    scene.dismiss(animated: true)
    #expect(scene.recording.tokens() == "M.da(true) completion M.wd(true)")
    scene.stage.turn()
    #expect(abs((sheet?.presentation.center.y ?? 0) - before) < 1)
    #expect(scene.tokensAtRest() == "M.dd(true) completion")
  }

  @Test("DC-17: two dismissals are one")
  func dismissTwice() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    scene.dismiss(animated: false)
    #expect(scene.tokensAtRest() == "M.wd(true) M.dd(true) completion")
  }

  @Test("DC-8: motion off makes every change one of the commit")
  func motionOff() {
    let scene = PresentationScene(settings: Settings(motion: .off))
    scene.present(animated: true)
    #expect(scene.turn() == "M.ld P.wd C.wd M.wa || M.ia M.da P.dd C.dd completion")
    scene.dismiss(animated: true)
    #expect(scene.turn() == "M.wd P.wa C.wa || P.ia C.ia P.da C.da M.dd completion")
  }

  @Test("reduced motion: a fade of 0.2 s, nothing moves")
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

  @Test("C.7: a present while a child is being removed keeps everybody balanced")
  func presentInCompletion() {
    let scene = PresentationScene(style: .pageSheet)
    let second = PresentationScene.controller("N", style: .pageSheet)
    scene.present()
    scene.settle()
    scene.child.dismiss(animated: false) {
      scene.note("completion")
      scene.child.present(second, animated: false)
    }
    #expect(scene.turn() == "M.wd || M.dd completion N.ld N.wa N.ia N.da")
  }
}

private final class FlagLogger: ViewController {
  var flags: [String] = []

  private func note(_ name: String) {
    var words = [name]
    if isBeingPresented { words.append("presented") }
    if isBeingDismissed { words.append("dismissed") }
    if isMovingToParent { words.append("to") }
    if isMovingFromParent { words.append("from") }
    flags.append(words.joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("wa")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("da")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("wd")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("dd")
  }
}

private final class WindowNoter: ViewController {
  private(set) var hadWindow: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hadWindow.append(view.window != nil)
  }
}
