import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Presentations that are interrupted by calls from their own callbacks; random operations found these
/// cases.
@MainActor
struct PresentationInterruptionTests {
  private func newRoot(_ scene: PresentationScene) -> ViewController {
    let other = Recording.controller("B")
    other.addLifecycleObserver(scene.recording.recorder)
    return other
  }

  @Test("C.7, DC-7: replacing the root in the middle of a dismissal ends it for the modal too")
  func rootReplacedWhileDismissing() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    #expect(scene.turn() == "M.wd(true) || ")
    scene.window.rootViewController = newRoot(scene)
    #expect(scene.turn() == "B.ld P.wd C.wd B.wa || B.ia M.dd(true) P.dd C.dd B.da")
    #expect(scene.tokensAtRest().isEmpty)
  }

  @Test("C.7, DC-44: replacing the root while a context is being covered ends that disappearance")
  func rootReplacedWhileCovering() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present(animated: true)
    #expect(scene.turn() == "M.ld C.wd(true) M.wa(true) || M.ia(true)")
    scene.window.rootViewController = newRoot(scene)
    #expect(scene.turn() == "B.ld M.wd P.wd B.wa || B.ia C.dd(true) M.dd P.dd B.da")
    #expect(scene.tokensAtRest().isEmpty)
  }

  @Test("M-5: if the presenter dismisses in its viewWillDisappear, the modal receives no call")
  func dismissedBeforeItAppears() {
    let root = ScriptedController("P")
    let scene = PresentationScene(root: root)
    root.onWillDisappear = { [unowned root] in
      root.onWillDisappear = nil
      root.dismiss(animated: false)
    }
    scene.present()
    #expect(scene.turn() == "M.ld P.wd C.wd P.dd completion P.wa C.wa || P.ia C.ia P.da C.da")
    #expect(scene.modal.presentingViewController == nil)
    #expect(scene.tokensAtRest().isEmpty)
  }

  @Test("C.7: a root that is replaced in the modal's viewWillDisappear does not reappear")
  func rootReplacedInsideDismissal() {
    let modal = ScriptedController("M")
    let scene = PresentationScene(modal: modal)
    scene.present()
    scene.settle()
    let other = newRoot(scene)
    modal.onWillDisappear = { [unowned modal] in
      modal.onWillDisappear = nil
      scene.window.rootViewController = other
    }
    scene.dismiss()
    #expect(scene.turn() == "M.wd B.ld B.wa || B.ia M.dd B.da")
    #expect(scene.tokensAtRest().isEmpty)
    #expect(scene.window.subviews == [other.view])
  }

  @Test("DC-44, M-12: a context may dismiss its cover in its own viewDidDisappear")
  func dismissedWhenCovered() {
    let child = ScriptedController("C")
    let scene = PresentationScene(child: child, style: .currentContext)
    child.definesPresentationContext = true
    child.onDidDisappear = { [unowned child] in
      child.onDidDisappear = nil
      child.dismiss(animated: false)
    }
    scene.present()
    #expect(scene.turn() == "M.ld C.wd M.wa || M.ia M.da C.dd M.wd C.wa completion C.ia C.da M.dd")
    #expect(scene.tokensAtRest().isEmpty)
    #expect(child.view.window != nil)
  }

  @Test(
    "M-5, M-12: dismissing a chain in viewDidAppear of its top also ends the controllers in between"
  )
  func chainDismissedOnArrival() {
    let scene = PresentationScene()
    let top = ScriptedController("N")
    top.modalPresentationStyle = .fullScreen
    scene.present()
    scene.settle()
    top.onDidAppear = { [unowned top] in
      top.onDidAppear = nil
      scene.root.dismiss(animated: false)
    }
    scene.modal.present(top, animated: false)
    #expect(
      scene.turn()
        == "N.ld M.wd N.wa || N.ia N.da N.wd P.wa C.wa P.ia C.ia M.dd P.da C.da N.dd")
    #expect(scene.tokensAtRest().isEmpty)
    #expect(!scene.modal.isBeingDismissed)
  }

  @Test(
    "DC-6, DC-44: if a container is covered in a new child's viewWillAppear, the child disappears with it"
  )
  func coveredWhileAdding() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    let inner = ScriptedController("I")
    inner.onWillAppear = { [unowned inner] in
      inner.onWillAppear = nil
      scene.child.present(scene.modal, animated: false)
    }
    scene.recording.add(inner, to: scene.child)
    #expect(
      scene.turn() == "I.wm(C) I.ld I.wa M.ld C.wd M.wa I.wd I.dm(C) || M.ia M.da C.dd I.dd")
    #expect(scene.tokensAtRest().isEmpty)
  }

  @Test("L-7, DC-44: the cover of a context disappears when the context's view is removed")
  func contextReset() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    scene.settle()
    scene.child.resetView()
    #expect(scene.turn() == "M.wd || M.dd")
    #expect(scene.child.presentedViewController == nil)
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.turn() == "C.ld C.wa || C.ia C.da")
  }

  @Test(
    "L-7, M-5: removing a context's view during a dismissal of several controllers ends the whole dismissal"
  )
  func contextResetWhileDismissing() {
    let scene = PresentationScene(style: .pageSheet)
    let (inner, top) = (Recording.controller("I"), Recording.controller("N"))
    top.modalPresentationStyle = .overCurrentContext
    inner.definesPresentationContext = true
    scene.present()
    scene.settle()
    scene.recording.add(inner, to: scene.modal)
    inner.present(top, animated: false)
    scene.settle()
    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    inner.resetView()
    scene.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(inner.presentedViewController == nil)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test(
    "C-42, DC-44: a transition away from a covered child sends the end call to the covering controller"
  )
  func transitionFromCovered() {
    let scene = PresentationScene(style: .currentContext)
    scene.child.definesPresentationContext = true
    scene.present()
    scene.settle()
    let other = Recording.controller("D")
    scene.root.addChild(other)
    scene.root.transition(
      from: scene.child, to: other, duration: 0.1, options: [], animations: nil,
      completion: { _ in scene.note("swapped") })
    #expect(
      scene.tokensAtRest() == "D.wm(P) D.ld M.wd(true) D.wa(true) D.ia(true) D.da(true) "
        + "M.dd(true) swapped")
  }

  @Test("C.7: controllers that the old root's calls present belong to the new root and stay")
  func presentedWhileTheRootGoes() {
    let root = ScriptedController("P")
    let scene = PresentationScene(root: root, style: .pageSheet)
    scene.present()
    scene.settle()
    let (other, late) = (newRoot(scene), PresentationScene.controller("N", style: .pageSheet))
    let modal = scene.modal
    let observer = ScriptedController("X")
    modal.addChild(observer)
    modal.view.addSubview(observer.view)
    observer.didMove(toParent: modal)
    scene.settle()
    observer.onWillDisappear = { [unowned observer] in
      observer.onWillDisappear = nil
      other.present(late, animated: false)
      observer.present(late, animated: false)
    }
    scene.window.rootViewController = other
    scene.settle()
    #expect(late.presentingViewController === other)
    #expect(late.view.window != nil)
    #expect(modal.presentingViewController == nil)
    #expect(scene.window.subviews.count == 2)
  }

  @Test("a popover whose source was moved into the popover keeps its position")
  func popoverOfItself() {
    let scene = PresentationScene(style: .popover, size: Size(width: 600, height: 500))
    let anchor = View(frame: Rect(x: 100, y: 100, width: 40, height: 40))
    scene.root.view.addSubview(anchor)
    scene.modal.preferredContentSize = Size(width: 200, height: 160)
    scene.modal.popoverPresentationController?.sourceView = anchor
    scene.present()
    scene.settle()
    let bubble = scene.modal.popoverPresentationController?.presentedView
    scene.modal.view.addSubview(anchor)
    scene.stage.resize(to: Size(width: 500, height: 480), isLive: true)
    scene.stage.turn()
    // The layout ends, and the window becomes idle.
    #expect(scene.window.isIdle)
    #expect(bubble.map { scene.window.bounds.contains($0.frame) } == true)
  }

  @Test("M-9: a dismissal continues to its end when the window is resized during it")
  func resizedWhileDismissing() {
    let scene = PresentationScene(style: .pageSheet)
    scene.present()
    scene.settle()
    scene.dismiss(animated: true)
    scene.stage.turn()
    let sheet = scene.modal.presentationController?.presentedView
    let before = sheet?.frame.minY ?? 0
    #expect(before >= 600)
    scene.stage.resize(to: Size(width: 500, height: 800), isLive: true)
    #expect(sheet?.frame.minY == before + 200)
    #expect(scene.modal.view.bounds.width == 500)
    #expect(
      scene.tokensAtRest()
        == "M.wd(true) P.sz(500x800) C.sz(500x800) M.sz(500x756) M.dd(true) completion")
  }

  @Test("R-14: of two running changes, the change that began last provides the coordinator")
  func latestCoordinator() {
    let child = LoggingController("C")
    let scene = PresentationScene(child: child, style: .pageSheet)
    child.recorder = nil
    scene.present(animated: true)
    scene.stage.turn()
    let presentation = child.transitionCoordinator
    #expect(presentation != nil)
    var resize: (any ViewControllerTransitionCoordinator)?
    child.onCall = { [unowned child] _ in resize = resize ?? child.transitionCoordinator }
    scene.stage.resize(to: Size(width: 700, height: 500))
    #expect(resize != nil && resize !== presentation)
    scene.stage.settle()
    #expect(child.transitionCoordinator == nil)
  }

  @Test(
    "DC-44: a controller inside a covered context cannot present, as if its view were in no window")
  func presentInsideCoveredContext() {
    let scene = PresentationScene(style: .currentContext)
    scene.root.definesPresentationContext = true
    scene.present()
    scene.settle()
    let other = PresentationScene.controller("N", style: .overCurrentContext)
    other.addLifecycleObserver(scene.recording.recorder)
    scene.child.definesPresentationContext = true
    scene.child.present(other, animated: false)
    #expect(scene.turn() == " || ")
    #expect(other.presentingViewController == nil)
    // The controller can present as soon as nothing covers its context.
    scene.modal.dismiss(animated: false)
    scene.settle()
    scene.child.present(other, animated: false)
    #expect(scene.turn() == "N.ld N.wa || N.ia N.da")
  }

  @Test("R-6, C.7: a modal that an earlier size call dismissed gets no size call")
  func dismissedWhileSizesAreSent() {
    let modal = LoggingController("M")
    let scene = PresentationScene(modal: modal)
    scene.present()
    scene.settle()
    let top = PresentationScene.controller("N", style: .overFullScreen)
    top.addLifecycleObserver(scene.recording.recorder)
    modal.present(top, animated: false)
    scene.settle()
    let root = newRoot(scene)
    modal.onCall = { [unowned modal] call in
      guard call == "sz" else { return }
      modal.onCall = nil
      scene.window.rootViewController = root
    }
    scene.stage.resize(to: Size(width: 420, height: 640), isLive: true)
    #expect(scene.recording.tokens() == "M.sz(420x640) B.ld N.wd M.wd B.wa B.ia N.dd M.dd B.da")
  }

  @Test(
    "M-5, DC-44: a context whose cover is dismissed with the chain below ends its disappearance")
  func chainDismissedWhileCovering() {
    let scene = PresentationScene(child: ScriptedController("C"))
    let (context, top) = (ScriptedController("A"), ScriptedController("N"))
    context.definesPresentationContext = true
    top.modalPresentationStyle = .currentContext
    for controller in [context, top] {
      controller.addLifecycleObserver(scene.recording.recorder)
    }
    scene.present()
    scene.settle()
    scene.recording.add(context, to: scene.modal)
    scene.settle()
    context.present(top, animated: false)
    top.onDidAppear = { [unowned top] in
      top.onDidAppear = nil
      scene.child.dismiss(animated: false)
    }
    #expect(
      scene.tokensAtRest()
        == "N.ld A.wd N.wa N.ia N.da N.wd M.wd P.wa C.wa P.ia C.ia M.dd P.da C.da N.dd A.dd")
  }

  @Test(
    "DC-7, DC-44: a context that is removed in a call of its cover's dismissal disappears again")
  func contextLeavesWhileUncovered() {
    let recording = Recording.atRest()
    let (context, cover) = (Recording.controller("C"), ScriptedController("M"))
    context.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    cover.addLifecycleObserver(recording.recorder)
    recording.add(context, to: recording.root)
    recording.stage.settle()
    context.present(cover, animated: false)
    recording.stage.settle()
    _ = recording.tokens()
    cover.onWillDisappear = { [unowned cover] in cover.dismiss(animated: true) }
    recording.remove(context)
    recording.stage.settle()
    #expect(recording.tokens() == "C.wm(nil) M.wd C.wa(true) C.wd C.dm(nil) C.dd M.dd")
  }
}
