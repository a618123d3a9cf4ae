import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The dismissing and the dismissed controller, chains, changes during a dismissal, and lifetimes.
@MainActor
struct DismissalTests {
  @Test("C.8: dismiss without a presented controller does nothing")
  func nothingToDismiss() {
    let scene = PresentationScene()
    scene.child.dismiss(animated: false) { scene.note("completion") }
    #expect(scene.turn() == " || ")
  }

  @Test("C.8: dismiss works on the requester, the presenter or a child of the modal")
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

  @Test(
    "M-5, C.8: a chain of sheets is dismissed in one change: the top sheet as requested, the others without animation"
  )
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

  @Test("M-5: when a chain is dismissed, a covered controller in the middle receives no call")
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

  @Test("C.8: dismiss on a controller in the middle dismisses the controllers above it")
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

  @Test(
    "L-24, T11: a dismissed modal is alive in the completion, and no controller outlives the dismissal"
  )
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

  @Test("C.7: a context that is released dismisses the controller that covers it")
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

  @Test(
    "DC-17: a dismissal during a presentation ends the presentation first, and the motion continues smoothly"
  )
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

  @Test("DC-17: two dismissals cause one change, and both completions are called")
  func dismissTwice() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    scene.modal.dismiss(animated: false) { scene.note("second") }
    #expect(scene.tokensAtRest() == "M.wd(true) M.dd(true) completion second")
  }

  @Test("C.7: a presentation while a child is being removed keeps all calls balanced")
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
