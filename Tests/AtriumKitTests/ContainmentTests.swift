import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// The relationship between parents and children (C-1 … C-12, C-18, DC-1 … DC-4).
@MainActor
struct ContainmentTests {
  @Test("C-1, C-2, DC-1: in every move call the parent property and the children list agree")
  func bothSidesAgree() {
    let (parent, child) = (ViewController(), ScriptedController("C"))
    var seen: [String] = []
    let look = { (call: String) in
      let isChild = parent.children.contains { $0 === child }
      seen.append("\(call) parent \(child.parent === parent) children \(isChild)")
    }
    child.onWillMove = { look("will \($0 == nil ? "nil" : "P")") }
    child.onDidMove = { look("did \($0 == nil ? "nil" : "P")") }
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(
      seen == [
        "will P parent true children true", "did P parent true children true",
        "will nil parent true children true", "did nil parent false children false",
      ])
  }

  // Rules: BC-4
  @Test(
    "C-1, C-3, DC-2: addChild sends only willMove, and removeFromParent sends only didMove(nil)")
  func whoSendsWhat() {
    let recording = Recording()
    let child = Recording.controller("C")
    recording.root.addChild(child)
    #expect(recording.tokens() == "C.wm(P)")
    child.removeFromParent()
    #expect(recording.tokens() == "C.dm(nil)")
    child.removeFromParent()
    #expect(recording.tokens().isEmpty)
  }

  @Test("C-3: removeFromParent does not remove the view")
  func viewStays() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.view.superview === recording.root.view)
    #expect(recording.turn() == "C.wm(nil) C.dm(nil) || ")
    // A controller that has appeared disappears when its view is finally removed (DC-5).
    child.view.removeFromSuperview()
    #expect(recording.turn() == "C.wd || C.dd")
  }

  // Rules: §9.1
  @Test("C-4, DC-2: the container sends didMove, once")
  func didMoveOnce() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    recording.stage.settle()
    #expect(recording.tokens() == "C.wm(P) C.ld C.wa C.dm(P) C.ia C.da")
  }

  @Test("C-5: without didMove all other calls are sent")
  func withoutDidMove() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.root.addChild(child)
    recording.root.view.addSubview(child.view)
    #expect(recording.turn() == "C.wm(P) C.ld C.wa || C.ia C.da")
    #expect(child.parent === recording.root)
  }

  @Test("C-9: children are in the order of their addition, and the array is a copy")
  func order() {
    let parent = ViewController()
    let children = (0..<5).map { _ in ViewController() }
    for child in children { parent.addChild(child) }
    #expect(parent.children == children)
    for child in parent.children { child.removeFromParent() }
    #expect(parent.children.isEmpty)
    #expect(children.allSatisfy { $0.parent == nil })
  }

  @Test("C-9: the order of children is kept after any removals and additions")
  func randomOrder() {
    let seed = RandomRunSettings.firstSeed
    var random = SeededGenerator(seed: seed)
    let parent = ViewController()
    var model: [ViewController] = []
    for _ in 0..<400 {
      if model.isEmpty || Bool.random(using: &random) {
        let child = ViewController()
        parent.addChild(child)
        model.append(child)
      } else {
        let child = model.remove(at: Int.random(in: 0..<model.count, using: &random))
        child.removeFromParent()
      }
      #expect(parent.children == model, "seed \(seed)")
    }
  }

  @Test("C-10: a parent retains its children, and a child does not retain its parent")
  func ownership() {
    weak var weakParent: ViewController?
    weak var weakChild: ViewController?
    let survivor = ViewController()
    do {
      let parent = ViewController()
      weakParent = parent
      do {
        let child = ViewController()
        weakChild = child
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      #expect(weakChild != nil)
      parent.addChild(survivor)
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(survivor.parent == nil)
  }

  @Test(
    "DC-25: when a plain container is released its children receive no call and can be added again"
  )
  func deadContainer() {
    let recorder = LifecycleRecorder()
    let survivor = ScriptedController("C")
    do {
      let parent = ViewController()
      parent.addChild(survivor)
      survivor.addLifecycleObserver(recorder)
    }
    #expect(recorder.take() == [])
    let other = ViewController()
    other.addChild(survivor)
    #expect(other.children == [survivor])
  }

  // Rules: §9.1, BC-1
  @Test(
    "C-11, DC-3: a child that is added directly to another container is removed from the first container"
  )
  func reparenting() {
    let recording = Recording()
    let other = Recording.controller("B")
    let child = Recording.controller("C")
    other.addLifecycleObserver(recording.recorder)
    recording.root.addChild(child)
    _ = recording.tokens()
    other.addChild(child)
    #expect(recording.tokens() == "C.dm(nil) C.wm(B)")
    #expect(recording.root.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.parent === other)
  }

  @Test("C-12, DC-3: adding the container's own child again moves it to the end and sends nothing")
  func addingOwnChild() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(a, to: recording.root)
    recording.add(b, to: recording.root)
    _ = recording.turn()
    recording.root.addChild(a)
    #expect(recording.turn() == " || ")
    #expect(recording.root.children == [b, a])
    // Forwarding follows the new order (DC-6).
    recording.stage.window.rootViewController = nil
    #expect(recording.turn() == "P.wd B.wd A.wd || P.dd B.dd A.dd")
  }

  @Test("C-17: a child can move between containers on screen after its view was removed")
  func movingOnScreen() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    let child = Recording.controller("C")
    for container in [a, b] { recording.add(container, to: recording.root) }
    recording.add(child, to: a)
    _ = recording.turn()
    child.view.removeFromSuperview()
    b.addChild(child)
    b.view.addSubview(child.view)
    child.didMove(toParent: b)
    #expect(recording.turn() == "C.wd C.dm(nil) C.wm(B) C.wa C.dm(B) || C.ia C.da")
  }

  // Rules: BC-12
  @Test("DC-4: wrapper views without a controller are skipped")
  func wrappers() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    let (outer, inner) = (View(), View())
    recording.root.addChild(child)
    outer.addSubview(inner)
    inner.addSubview(child.view)
    recording.root.view.addSubview(outer)
    #expect(recording.turn() == "C.wm(P) C.ld C.wa || C.ia C.da")
    outer.removeFromSuperview()
    #expect(recording.turn() == "C.wd || C.dd")
  }

  @Test("C-15: a controller without a parent may add its view anywhere")
  func orphanAnywhere() {
    let (parent, orphan) = (ViewController(), ViewController())
    parent.view.addSubview(orphan.view)
    #expect(orphan.view.superview === parent.view)
    parent.addChild(orphan)
    #expect(orphan.parent === parent)
  }

  @Test("C-18: the parent is not the presenter, and hierarchyDescription names every controller")
  func description() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), ScriptedController("B"))
    recording.add(a, to: recording.root)
    a.view.frame = Rect(x: 0, y: 10.25, width: 400, height: 590)
    a.addChild(b)
    recording.root.addChild(ViewController())
    #expect(
      recording.root.hierarchyDescription == """
        ViewController "P" appeared (0, 0; 400 x 600)
          ViewController "A" appearing (0, 10.3; 400 x 590)
            ScriptedController "B" disappeared, view not loaded
          ViewController disappeared, view not loaded
        """)
    recording.stage.turn()
    recording.remove(a)
    #expect(
      a.hierarchyDescription == """
        ViewController "A" disappearing (0, 10.3; 400 x 590), view in no window
          ScriptedController "B" disappeared, view not loaded
        """)
  }

  @Test("observers of the old container are not notified about a removed child")
  func observersLetGo() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(a, to: recording.root)
    recording.root.addChild(b)
    _ = recording.turn()
    recording.remove(a)
    b.removeFromParent()
    #expect(recording.turn() == "A.wm(nil) A.wd A.dm(nil) B.dm(nil) || A.dd")
    _ = b.view
    recording.stage.window.addSubview(a.view)
    #expect(recording.turn() == " || ")
  }

  @Test(
    "M-7, DC-3: a child that is presented in the call about leaving its old container is not added to the new container"
  )
  func presentedWhileReparenting() {
    let recording = Recording.atRest()
    let (child, other) = (ScriptedController("C"), Recording.controller("O"))
    recording.add(child, to: recording.root)
    recording.add(other, to: recording.root)
    recording.stage.settle()
    child.view.removeFromSuperview()
    _ = recording.turn()
    child.onDidMove = { [unowned child] parent in
      if parent == nil { recording.root.present(child, animated: false) }
    }
    other.addChild(child)
    #expect(child.parent == nil && other.children.isEmpty)
    #expect(child.presentingViewController === recording.root)
    recording.stage.settle()
    #expect(recording.tokens() == "C.dm(nil) C.wa C.ia C.da")
  }
}
