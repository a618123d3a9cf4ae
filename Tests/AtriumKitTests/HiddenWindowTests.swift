import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The controllers of a hidden window are not on screen (L-23).
@MainActor
struct HiddenWindowTests {
  @Test(
    "L-23: the root of a hidden window is not loaded, and gets no calls, until the window is shown")
  func root() {
    let recording = Recording()
    recording.stage.window.isHidden = true
    recording.stage.window.rootViewController = recording.root
    #expect(recording.turn() == " || ")
    #expect(!recording.root.isViewLoaded)
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.ld P.wa || P.ia P.da")
    #expect(recording.root.view.frame == recording.stage.window.bounds)
  }

  @Test("L-23: hiding and showing a window makes its content disappear and appear")
  func hideAndShow() {
    let recording = Recording.atRest()
    recording.add(Recording.controller("C"), to: recording.root)
    _ = recording.turn()
    recording.stage.window.isHidden = true
    #expect(recording.turn() == "P.wd C.wd || P.dd C.dd")
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.wa C.wa || P.ia C.ia P.da C.da")
  }

  @Test("L-23: changes in a hidden window send their calls when it is shown")
  func changes() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(a, to: recording.root)
    _ = recording.turn()
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.remove(a)
    recording.add(b, to: recording.root)
    #expect(recording.turn() == "A.wm(nil) A.dm(nil) B.wm(P) B.ld B.dm(P) || ")
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.wa B.wa || P.ia B.ia P.da B.da")
  }

  @Test("L-23, DC-5: a controller without a parent in a hidden window appears with it too")
  func parentless() {
    let recording = Recording.atRest()
    let orphan = Recording.controller("X")
    orphan.addLifecycleObserver(recording.recorder)
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.stage.window.addSubview(orphan.view)
    #expect(recording.turn() == "X.ld || ")
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.wa X.wa || P.ia X.ia P.da X.da")
  }

  @Test("L-23, DC-35: a new size of a hidden window sends no transition")
  func resize() {
    let recording = Recording.atRest()
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.stage.resize(to: Size(width: 700, height: 500))
    #expect(recording.tokens().isEmpty)
    #expect(recording.root.view.bounds.size == Size(width: 700, height: 500))
  }

  @Test("L-23: the root of a hidden window can be replaced without calls")
  func replaced() {
    let recording = Recording.atRest()
    let other = Recording.controller("B")
    other.addLifecycleObserver(recording.recorder)
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.stage.window.rootViewController = other
    #expect(recording.turn() == " || ")
    #expect(recording.root.view.superview == nil)
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "B.ld B.wa || B.ia B.da")
  }

  @Test("L-23: presenting and dismissing in a hidden window send their calls when it is shown")
  func presenting() {
    let recording = Recording.atRest()
    let window = recording.stage.window
    let modal = Recording.controller("M")
    modal.addLifecycleObserver(recording.recorder)
    modal.modalPresentationStyle = .fullScreen
    window.isHidden = true
    #expect(recording.turn() == "P.wd || P.dd")
    recording.root.present(modal, animated: true)
    #expect(recording.turn() == "M.ld || ")
    recording.stage.settle()
    #expect(recording.tokens() == "")
    #expect(recording.root.view.window == nil)
    window.isHidden = false
    #expect(recording.turn() == "M.wa || M.ia M.da")
    window.isHidden = true
    #expect(recording.turn() == "M.wd || M.dd")
    recording.root.dismiss(animated: true)
    recording.stage.settle()
    #expect(recording.tokens() == "")
    #expect(modal.view.window == nil)
    window.isHidden = false
    #expect(recording.turn() == "P.wa || P.ia P.da")
  }

  @Test(
    "L-23, C.7: presentations that end with the root while the window is being shown receive no call"
  )
  func replacedWhileShowing() {
    let recording = Recording.atRest()
    let window = recording.stage.window
    let (first, other) = (ScriptedController("A"), Recording.controller("B"))
    let modal = Recording.controller("M")
    for controller in [first, other, modal] { controller.addLifecycleObserver(recording.recorder) }
    modal.modalPresentationStyle = .overFullScreen
    window.rootViewController = first
    _ = recording.turn()
    window.isHidden = true
    first.present(modal, animated: false)
    recording.stage.settle()
    _ = recording.tokens()
    first.onWillAppear = { window.rootViewController = other }
    window.isHidden = false
    #expect(recording.turn() == "A.wa B.ld A.wd B.wa || B.ia A.dd B.da")
    #expect(modal.presentingViewController == nil)
  }

  @Test("L-23: hiding a window in viewWillAppear reverses the appearance, before the view enters")
  func hiddenWhileComing() {
    let recording = Recording.atRest()
    let window = recording.stage.window
    let (other, modal) = (ScriptedController("B"), ScriptedController("M"))
    for controller in [other, modal] { controller.addLifecycleObserver(recording.recorder) }
    modal.modalPresentationStyle = .fullScreen
    other.onWillAppear = { window.isHidden = true }
    window.rootViewController = other
    #expect(recording.turn() == "B.ld P.wd B.wa B.wd || P.dd B.dd")
    other.onWillAppear = nil
    window.isHidden = false
    #expect(recording.turn() == "B.wa || B.ia B.da")
    modal.onWillAppear = { window.isHidden = true }
    other.present(modal, animated: false)
    #expect(recording.turn() == "M.ld B.wd M.wa M.wd || B.dd M.dd")
    modal.onWillAppear = nil
    window.isHidden = false
    #expect(recording.turn() == "M.wa || M.ia M.da")
    other.onWillAppear = { window.isHidden = true }
    other.dismiss(animated: false)
    #expect(recording.turn() == "M.wd B.wa B.wd || M.dd B.dd")
    other.onWillAppear = nil
    window.isHidden = false
    #expect(recording.turn() == "B.wa || B.ia B.da")
  }

  @Test("L-23: hiding a window while its root loads sends the root no call")
  func hiddenWhileLoading() {
    let recording = Recording.atRest()
    let window = recording.stage.window
    let (other, last) = (ScriptedController("B"), ScriptedController("D"))
    for controller in [other, last] {
      controller.addLifecycleObserver(recording.recorder)
      controller.onLoad = { window.isHidden = true }
    }
    window.rootViewController = other
    #expect(recording.turn() == "B.ld P.wd || P.dd")
    window.isHidden = false
    #expect(recording.turn() == "B.wa || B.ia B.da")
    window.isHidden = true
    window.rootViewController = last
    #expect(recording.turn() == "B.wd || B.dd")
    window.isHidden = false
    #expect(window.isHidden)
    #expect(recording.turn() == "D.ld || ")
    window.isHidden = false
    #expect(recording.turn() == "D.wa || D.ia D.da")
  }

  @Test(
    "L-23: a child that is removed while its container gets the calls of a hidden window gets these calls too"
  )
  func removedWhileHiding() {
    let recording = Recording.atRest()
    let window = recording.stage.window
    let (container, child) = (ScriptedController("A"), Recording.controller("C"))
    for controller in [container, child] { controller.addLifecycleObserver(recording.recorder) }
    window.rootViewController = container
    recording.add(child, to: container)
    _ = recording.turn()
    container.onWillDisappear = { recording.remove(child) }
    window.isHidden = true
    #expect(recording.turn() == "A.wd C.wm(nil) C.wd C.dm(nil) || C.dd A.dd")
    window.isHidden = false
    #expect(recording.turn() == "A.wa || A.ia A.da")
  }

  @Test(
    "L-23: if the old root hides the window while it is replaced, the new root receives no call")
  func hiddenWhileLeaving() {
    let recording = Recording.atRest()
    let window = recording.stage.window
    let (old, new) = (ScriptedController("A"), Recording.controller("B"))
    for controller in [old, new] { controller.addLifecycleObserver(recording.recorder) }
    window.rootViewController = old
    _ = recording.turn()
    old.onWillDisappear = { window.isHidden = true }
    window.rootViewController = new
    #expect(recording.turn() == "B.ld A.wd || A.dd")
    window.isHidden = false
    #expect(recording.turn() == "B.wa || B.ia B.da")
  }

  @Test("a hidden window gets no touches, and is painted when it is shown again")
  func picture() {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.settle()
    stage.window.isHidden = true
    stage.settle()
    let count = stage.window.statistics.paintCount
    stage.window.backgroundColor = .black
    stage.settle()
    #expect(stage.window.statistics.paintCount == count)
    #expect(stage.window.hitTest(Point(x: 5, y: 5), with: nil) == nil)
    stage.window.isHidden = false
    stage.settle()
    #expect(stage.window.statistics.lastDamage.pixelCount == 10_000)
  }
}
