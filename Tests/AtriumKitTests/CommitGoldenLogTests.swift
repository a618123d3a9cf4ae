import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The golden logs of changes without animation: rules B.1 … B.12, B.18, B.19.
@MainActor
struct CommitGoldenLogTests {
  @Test("T1, §10.1: showing a window sends its root the appearance calls")
  func rootShown() {
    let recording = Recording()
    recording.stage.window.rootViewController = recording.root
    #expect(recording.turn() == "P.ld P.wa || P.ia P.da")
  }

  // Rules: §10.2, B.1, BC-2, BC-5, BC-6
  @Test("T4, DC-8: adding a child to a visible container sends its calls")
  func addChild() {
    let recording = Recording.atRest()
    recording.add(Recording.controller("C"), to: recording.root)
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia C.da")
  }

  // Rules: §10.7, B.2, BC-3, BC-5
  @Test("T5, DC-8: removing a child from a visible container sends its calls")
  func removeChild() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    recording.remove(child)
    #expect(recording.turn() == "C.wm(nil) C.wd C.dm(nil) || C.dd")
  }

  // Rules: B.3
  @Test("DC-7: a child that is added and removed in one turn does not appear")
  func addAndRemove() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    recording.remove(child)
    #expect(
      recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) C.wm(nil) C.wd C.dm(nil) || C.dd")
  }

  // Rules: B.4
  @Test("DC-7: a child's view that is removed and added again in one turn sends balanced calls")
  func outAndIn() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    child.view.removeFromSuperview()
    recording.root.view.addSubview(child.view)
    #expect(recording.turn() == "C.wd C.wa || C.ia C.da")
  }

  // Rules: B.5
  @Test("DC-6: a child and the child that it added in viewDidLoad appear together")
  func grandchild() {
    let recording = Recording.atRest()
    let child = ContainerOnLoad()
    child.title = "C"
    child.inner.title = "G"
    recording.add(child, to: recording.root)
    #expect(
      recording.turn()
        == "C.wm(P) C.ld G.wm(C) G.ld G.dm(C) C.wa G.wa C.dm(P) || C.ia G.ia C.da G.da")
  }

  // Rules: §10.3, §9.2, B.6
  @Test("DC-6: a child that the root adds in viewDidLoad appears with the root")
  func childInViewDidLoad() {
    let root = ContainerOnLoad()
    root.title = "P"
    root.inner.title = "C"
    let recording = Recording(root: root)
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.ld C.wm(P) C.ld C.dm(P) P.wa C.wa || P.ia C.ia P.da C.da")
  }

  // Rules: B.7
  @Test("SC-3, DC-6: a child that the root adds in viewWillAppear appears with the root")
  func childInViewWillAppear() {
    let root = ContainerOnAppear()
    root.title = "P"
    root.inner.title = "C"
    let recording = Recording(root: root)
    root.inner.addLifecycleObserver(recording.recorder)
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.ld P.wa C.ld C.wm(P) C.dm(P) C.wa || P.ia C.ia P.da C.da")
  }

  // Rules: B.8
  @Test("DC-6: when the container disappears, its child disappears with it")
  func containerLeaves() {
    let recording = Recording.atRest()
    recording.add(Recording.controller("C"), to: recording.root)
    _ = recording.turn()
    recording.stage.window.rootViewController = nil
    #expect(recording.turn() == "P.wd C.wd || P.dd C.dd")
  }

  // Rules: B.9
  @Test(
    "DC-11: a child that is added in viewDidAppear appears in the same turn, in the second round")
  func secondRound() {
    let root = ContainerOnAppeared()
    root.title = "P"
    root.inner.title = "C"
    let recording = Recording(root: root)
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.ld P.wa || P.ia P.da C.wm(P) C.ld C.wa C.dm(P) C.ia C.da")
  }

  // Rules: B.10
  @Test("L-23, DC-11: replacing a window's root sends the calls of both roots")
  func rootReplaced() {
    let recording = Recording.atRest(root: Recording.controller("A"))
    let other = Recording.controller("B")
    other.addLifecycleObserver(recording.recorder)
    recording.stage.window.rootViewController = other
    #expect(recording.turn() == "B.ld A.wd B.wa || B.ia A.dd B.da")
  }

  // Rules: B.11
  @Test(
    "DD-3, DC-11: a replacement that removes the old child first sends the old child's calls first")
  func swap() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(a, to: recording.root)
    _ = recording.turn()
    recording.remove(a)
    recording.add(b, to: recording.root)
    #expect(
      recording.turn()
        == "A.wm(nil) A.wd A.dm(nil) B.wm(P) B.ld B.wa B.dm(P) || B.ia A.dd B.da")
  }

  @Test("L-15, DC-10: viewIsAppearing is sent in the layout step even when no layout is needed")
  func secondVisit() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    for child in [a, b, a] {
      recording.root.children.forEach(recording.remove)
      recording.add(child, to: recording.root)
      recording.stage.settle()
    }
    _ = recording.tokens()
    recording.remove(a)
    recording.add(b, to: recording.root)
    #expect(
      recording.turn()
        == "A.wm(nil) A.wd A.dm(nil) B.wm(P) B.wa B.dm(P) || B.ia A.dd B.da")
  }

  // Rules: B.18, C-26
  @Test("DC-9: a child that is added in an animation block has fully appeared when the block ends")
  func insideAnimation() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    View.animate(withDuration: 0.3) {
      recording.root.view.alpha = 0.5
      recording.add(child, to: recording.root)
    }
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia")
    recording.stage.advance(by: 0.29)
    #expect(recording.tokens().isEmpty)
    recording.stage.advance(by: 0.02)
    #expect(recording.tokens() == "C.da")
  }

  // Rules: §10.9, B.19, BC-7
  @Test("C-28: below a container that forwards nothing, a child receives no appearance calls")
  func manual() {
    let root = ManualContainer()
    root.title = "P"
    let recording = Recording.atRest(root: root)
    recording.add(Recording.controller("C"), to: root)
    #expect(recording.turn() == "C.wm(P) C.ld C.dm(P) || ")
  }

  // Rules: §10.10
  @Test("C-32, DC-10: begin directly followed by end sends the calls to a child in a window")
  func beginEnd() {
    let root = ManualContainer()
    root.title = "P"
    let recording = Recording.atRest(root: root)
    let child = Recording.controller("C")
    recording.add(child, to: root)
    _ = recording.turn()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.wa C.ia C.da")
  }

  // Rules: §10.11
  @Test("C-33: a cancelled appearance ends with the calls of a disappearance")
  func cancelledAppearance() {
    let root = ManualContainer()
    root.title = "P"
    let recording = Recording.atRest(root: root)
    let child = Recording.controller("C")
    recording.add(child, to: root)
    _ = recording.turn()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.wa C.wd C.dd")
  }

  @Test(
    "C-6, §10.5: the view of a controller without a parent still appears in a visible hierarchy")
  func addSubviewOnly() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    child.addLifecycleObserver(recording.recorder)
    recording.root.view.addSubview(child.view)
    #expect(recording.turn() == "C.ld C.wa || C.ia C.da")
  }

  @Test("C-7, §10.4: a child whose view is not added receives no appearance calls")
  func addChildOnly() {
    let recording = Recording.atRest()
    recording.root.addChild(Recording.controller("C"))
    #expect(recording.turn() == "C.wm(P) || ")
  }
}

private class ContainerOnLoad: ViewController {
  let inner = ViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

private class ContainerOnAppear: ViewController {
  let inner = ViewController()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // As in SC-3, the view is loaded before the child is added.
    inner.loadViewIfNeeded()
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

private class ContainerOnAppeared: ViewController {
  let inner = ViewController()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

private class ManualContainer: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
