import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The controllers that receive appearance calls when a view enters or leaves a window (C-22 … C-30, DC-5,
/// DC-6, DC-9).
@MainActor
struct AppearanceForwardingTests {
  @Test("C-22: appearance forwarding is on unless a container overrides it")
  func onByDefault() {
    #expect(ViewController().shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test(
    "C-23 row 1: a child in a container off screen receives no call, and later appears with the container"
  )
  func containerOffScreen() {
    let recording = Recording()
    let (child, orphan) = (Recording.controller("C"), Recording.controller("X"))
    orphan.addLifecycleObserver(recording.recorder)
    recording.root.loadViewIfNeeded()
    recording.add(child, to: recording.root)
    recording.root.view.addSubview(orphan.view)
    #expect(recording.turn() == "P.ld C.wm(P) C.ld C.dm(P) X.ld || ")
    recording.stage.window.rootViewController = recording.root
    // Calls are forwarded only to the controllers in `children`.
    #expect(recording.turn() == "P.wa C.wa || P.ia C.ia P.da C.da")
    recording.stage.window.rootViewController = nil
    #expect(recording.turn() == "P.wd C.wd || P.dd C.dd")
  }

  @Test(
    "C-23 row 3: a child that is added while its container is appearing waits for the container")
  func containerAppearing() {
    let root = ScriptedController("P")
    let child = ScriptedController("C")
    let recording = Recording(root: root)
    root.onIsAppearing = { recording.add(child, to: root) }
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.ld P.wa || P.ia C.wm(P) C.ld C.wa C.dm(P) C.ia P.da C.da")
  }

  @Test("C-23 row 4, DC-7: calling addSubview before addChild still yields one viewDidAppear")
  func addSubviewFirst() {
    let root = ScriptedController("P")
    let child = ScriptedController("C")
    let recording = Recording(root: root)
    child.addLifecycleObserver(recording.recorder)
    root.onIsAppearing = {
      root.view.addSubview(child.view)
      root.addChild(child)
      child.didMove(toParent: root)
    }
    recording.stage.window.rootViewController = root
    #expect(
      recording.turn() == "P.ld P.wa || P.ia C.ld C.wa C.wm(P) C.dm(P) C.ia P.da C.da")
  }

  @Test(
    "C-24: removing a child sends viewDidDisappear after the animation, and the other calls at once"
  )
  func removal() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    View.animate(withDuration: 0.2) {
      recording.root.view.alpha = 0.5
      recording.remove(child)
    }
    #expect(recording.turn() == "C.wm(nil) C.wd C.dm(nil) || ")
    recording.stage.advance(by: 0.19)
    #expect(recording.tokens().isEmpty)
    recording.stage.advance(by: 0.02)
    #expect(recording.tokens() == "C.dd")
  }

  @Test("C-24: a view that is removed in the calls before its insertion is not inserted")
  func removalBeforeInsertion() {
    let recording = Recording.atRest()
    let child = ScriptedController("C")
    child.onWillAppear = { recording.remove(child) }
    recording.add(child, to: recording.root)
    #expect(
      recording.turn() == "C.wm(P) C.ld C.wa C.wm(nil) C.dm(nil) C.wd C.dm(P) || C.dd")
    #expect(child.view.superview == nil && child.parent == nil)
    child.onWillAppear = {
      child.onWillAppear = nil
      child.view.removeFromSuperview()
      recording.root.view.insertSubview(child.view, at: 0)
    }
    let front = View()
    recording.root.view.addSubview(front)
    recording.add(child, to: recording.root)
    #expect(recording.turn() == "C.wm(P) C.wa C.dm(P) || C.ia C.da")
    #expect(recording.root.view.subviews == [child.view, front])
  }

  @Test("C-24: a view that is added in the calls before its removal stays")
  func insertionBeforeRemoval() {
    let recording = Recording.atRest()
    let (child, other) = (ScriptedController("C"), View())
    recording.add(child, to: recording.root)
    recording.root.view.addSubview(other)
    _ = recording.turn()
    child.onWillDisappear = {
      child.onWillDisappear = nil
      recording.root.view.addSubview(child.view)
    }
    child.view.removeFromSuperview()
    #expect(recording.turn() == "C.wd C.wa || C.da")
    #expect(recording.root.view.subviews == [other, child.view])
    // A change of the subview order does not count as adding.
    child.onWillDisappear = {
      child.onWillDisappear = nil
      recording.root.view.sendSubviewToBack(child.view)
    }
    child.view.removeFromSuperview()
    #expect(recording.turn() == "C.wd || C.dd")
    #expect(recording.root.view.subviews == [other])
    recording.root.view.addSubview(child.view)
    _ = recording.turn()
    // The same applies during the move to another superview.
    child.onWillAppear = nil
    let outside = View()
    child.onWillDisappear = {
      child.onWillDisappear = nil
      recording.root.view.insertSubview(child.view, at: 0)
    }
    outside.addSubview(child.view)
    #expect(recording.turn() == "C.wd C.wa || C.da")
    #expect(recording.root.view.subviews == [child.view, other] && outside.subviews.isEmpty)
  }

  @Test("C-25: moving within a window, hiding, fading and covering a view send no calls")
  func sameWindow() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    let (first, second) = (View(), View())
    recording.root.view.addSubview(first)
    recording.root.view.addSubview(second)
    recording.root.addChild(child)
    first.addSubview(child.view)
    _ = recording.turn()
    second.addSubview(child.view)
    child.view.isHidden = true
    child.view.alpha = 0
    recording.root.view.addSubview(View(frame: recording.root.view.bounds))
    #expect(recording.turn() == " || ")
  }

  @Test("C-25: moving a view from one window to another sends no calls")
  func otherWindow() {
    let recording = Recording.atRest()
    let orphan = Recording.controller("X")
    let other = Stage()
    orphan.addLifecycleObserver(recording.recorder)
    recording.stage.window.addSubview(orphan.view)
    #expect(recording.turn() == "X.ld X.wa || X.ia X.da")
    other.window.addSubview(orphan.view)
    other.turn()
    #expect(recording.turn() == " || ")
    orphan.view.removeFromSuperview()
    other.turn()
    #expect(recording.turn() == "X.wd X.dd || ")
  }

  @Test("DC-9: a block that animates nothing delays nothing")
  func emptyBlock() {
    let recording = Recording.atRest()
    View.animate(withDuration: 0.3) {
      recording.add(Recording.controller("C"), to: recording.root)
    }
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia C.da")
  }

  @Test("DC-9: performWithoutAnimation inside a block delays nothing either")
  func withoutAnimation() {
    let recording = Recording.atRest()
    View.animate(withDuration: 0.3) {
      recording.root.view.alpha = 0.5
      View.performWithoutAnimation {
        recording.add(Recording.controller("C"), to: recording.root)
      }
    }
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia C.da")
  }

  @Test("DC-9: with motion off a block ends at once, and so does the appearance")
  func motionOff() {
    let recording = Recording.atRest(settings: Settings(motion: .off))
    View.animate(withDuration: 0.3) {
      recording.root.view.alpha = 0.5
      recording.add(Recording.controller("C"), to: recording.root)
    }
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia C.da")
  }

  @Test("DC-9, DC-7: the end of an old block does not end a newer appearance")
  func overtaken() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    View.animate(withDuration: 0.1) {
      recording.root.view.alpha = 0.5
      recording.add(child, to: recording.root)
    }
    child.view.removeFromSuperview()
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) C.wd || C.dd")
    View.animate(withDuration: 0.3) {
      recording.root.view.alpha = 1
      recording.root.view.addSubview(child.view)
    }
    recording.stage.advance(by: 0.2)
    #expect(recording.tokens() == "C.wa C.ia")
    recording.stage.advance(by: 0.11)
    #expect(recording.tokens() == "C.da")
  }

  @Test(
    "C-27, DC-6: the container gets its calls first, then the children depth first, in the order of children"
  )
  func order() {
    let recording = Recording()
    let (a, b, inner) = (
      Recording.controller("A"), Recording.controller("B"), Recording.controller("G")
    )
    recording.root.loadViewIfNeeded()
    recording.root.addChild(a)
    recording.root.addChild(b)
    // The views have the opposite order, but only `children` counts.
    recording.root.view.addSubview(b.view)
    recording.root.view.addSubview(a.view)
    recording.add(inner, to: a)
    _ = recording.tokens()
    recording.stage.window.rootViewController = recording.root
    // `viewIsAppearing` follows the layout, and therefore the order of the views.
    #expect(
      recording.turn() == "P.wa A.wa G.wa B.wa || P.ia B.ia A.ia G.ia P.da A.da G.da B.da")
    recording.stage.window.rootViewController = nil
    #expect(recording.turn() == "P.wd A.wd G.wd B.wd || P.dd A.dd G.dd B.dd")
  }

  @Test("C-27: a child whose view is not in the container's view receives no forwarded calls")
  func detachedChild() {
    let recording = Recording()
    recording.root.addChild(Recording.controller("C"))
    _ = recording.tokens()
    recording.stage.window.rootViewController = recording.root
    #expect(recording.turn() == "P.ld P.wa || P.ia P.da")
  }

  @Test("C-28: the window sends no calls to the children of a container that forwards manually")
  func manual() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let child = Recording.controller("C")
    recording.add(child, to: root)
    recording.remove(child)
    #expect(recording.turn() == "C.wm(P) C.ld C.dm(P) C.wm(nil) C.dm(nil) || ")
  }

  @Test("C-29: manual forwarding gives the same log as automatic forwarding")
  func manualForwarding() {
    let root = ScriptedController("P")
    let child = Recording.controller("C")
    root.forwards = false
    root.onWillAppear = { child.beginAppearanceTransition(true, animated: false) }
    root.onDidAppear = { child.endAppearanceTransition() }
    root.onWillDisappear = { child.beginAppearanceTransition(false, animated: false) }
    root.onDidDisappear = { child.endAppearanceTransition() }
    let recording = Recording(root: root)
    root.loadViewIfNeeded()
    recording.add(child, to: root)
    _ = recording.tokens()
    recording.stage.window.rootViewController = root
    #expect(recording.turn() == "P.wa C.wa || P.ia C.ia P.da C.da")
    recording.stage.window.rootViewController = nil
    #expect(recording.turn() == "P.wd C.wd || P.dd C.dd")
  }

  @Test(
    "C-28, DC-7: a view that returns to its window in the same turn is on screen, also in a container without calls"
  )
  func returnsInQuietContainer() {
    let root = ScriptedController("P")
    let manual = ScriptedController("M")
    let (box, child) = (Recording.controller("E"), Recording.controller("C"))
    manual.forwards = false
    let recording = Recording.atRest(root: root)
    recording.add(manual, to: root)
    recording.add(box, to: manual)
    box.beginAppearanceTransition(true, animated: false)
    box.endAppearanceTransition()
    recording.add(child, to: box)
    _ = recording.turn()
    manual.view.removeFromSuperview()
    root.view.addSubview(manual.view)
    // M does not pass its calls to E, so E stays on screen, and so does its child.
    #expect(recording.turn() == "M.wd C.wd M.wa || M.ia C.wa C.ia C.da M.da")
  }

  @Test("C-30: begin and end reach the descendants that automatic forwarding reaches")
  func descendants() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let (child, inner) = (Recording.controller("C"), Recording.controller("G"))
    recording.add(child, to: root)
    recording.add(inner, to: child)
    _ = recording.turn()
    child.beginAppearanceTransition(true, animated: true)
    #expect(recording.turn() == "C.wa(true) G.wa(true) || C.ia(true) G.ia(true)")
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.da(true) G.da(true)")
  }

  @Test(
    "DC-5: a descendant without a parent that has appeared gets its calls when the tree is removed")
  func orphanLeaves() {
    let recording = Recording.atRest()
    let orphan = Recording.controller("X")
    orphan.addLifecycleObserver(recording.recorder)
    recording.root.view.addSubview(orphan.view)
    _ = recording.turn()
    recording.stage.window.rootViewController = nil
    #expect(recording.turn() == "P.wd X.wd || P.dd X.dd")
    recording.stage.window.rootViewController = recording.root
    #expect(recording.turn() == "P.wa || P.ia P.da")
  }

  @Test("DC-6: a child that changes containers while both appear waits only for the new container")
  func waitingElsewhere() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    let child = ScriptedController("C")
    recording.add(a, to: root)
    recording.add(b, to: root)
    recording.add(child, to: a)
    _ = recording.turn()
    a.beginAppearanceTransition(true, animated: false)
    b.beginAppearanceTransition(true, animated: false)
    recording.remove(child)
    recording.add(child, to: b)
    _ = recording.turn()
    a.endAppearanceTransition()
    #expect(recording.tokens() == "A.da")
    b.endAppearanceTransition()
    #expect(recording.tokens() == "B.da C.da")
  }

  @Test(
    "DC-6: viewDidAppear waits for the new container, even if the previous container ends the appearance manually"
  )
  func endedElsewhere() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    a.forwards = false
    let child = ScriptedController("C")
    recording.add(a, to: root)
    recording.add(b, to: root)
    a.addChild(child)
    _ = recording.turn()
    b.beginAppearanceTransition(true, animated: false)
    // Inside the begin call that its container A sends, the child moves to the container B.
    child.onWillAppear = {
      child.removeFromParent()
      recording.add(child, to: b)
    }
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(recording.turn() == "B.wa C.ld C.wa(true) C.dm(nil) C.wm(B) C.dm(B) || B.ia C.ia(true)")
    b.endAppearanceTransition()
    #expect(recording.turn() == "B.da C.da(true) || ")
  }

  @Test("DC-6: viewDidAppear waits for a container to which the child has moved before the call")
  func promisedElsewhere() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    let child = ScriptedController("C")
    for container in [a, b] { recording.add(container, to: root) }
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    _ = recording.turn()
    recording.add(child, to: a)
    b.beginAppearanceTransition(true, animated: true)
    child.removeFromParent()
    recording.stage.window.addSubview(child.view)
    recording.add(child, to: b)
    #expect(
      recording.turn() == "C.wm(A) C.ld C.wa C.dm(A) B.wa(true) C.dm(nil) C.wm(B) C.dm(B) || "
        + "B.ia(true) C.ia")
    b.endAppearanceTransition()
    #expect(recording.turn() == "B.da(true) C.da || ")
  }

  @Test("DC-5: a child that is added to a disappearing container receives no call")
  func containerLeaving() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let child = ScriptedController("C")
    let inner = Recording.controller("G")
    recording.add(child, to: root)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = recording.turn()
    child.beginAppearanceTransition(false, animated: false)
    recording.add(inner, to: child)
    child.endAppearanceTransition()
    #expect(recording.turn() == "C.wd G.wm(C) G.ld G.dm(C) C.dd || ")
  }
}
