import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The phases of an appearance and their reversal (C-31 … C-37, L-21, DC-7, DC-10).
@MainActor
struct AppearanceMachineTests {
  private static func manual() -> (Recording, ScriptedController) {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let child = ScriptedController("C")
    recording.add(child, to: root)
    _ = recording.turn()
    return (recording, child)
  }

  @Test("C-31: begin and end send the four calls, each with the animated flag of its begin")
  func fourCalls() {
    let (recording, child) = Self.manual()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.wa(true) C.ia(true) C.da(true) C.wd C.dd")
  }

  @Test("C-31: the begin call of an appearance loads the view first")
  func loadsFirst() {
    let root = ScriptedController("P")
    root.forwards = false
    let recording = Recording.atRest(root: root)
    let child = ScriptedController("C")
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    #expect(recording.tokens() == "C.wm(P) C.ld C.wa(true)")
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.wd(true) C.dd(true)")
  }

  @Test("C-31: the begin call of a disappearance loads no view")
  func loadsNothing() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.root.addChild(child)
    child.beginAppearanceTransition(false, animated: true)
    #expect(!child.isViewLoaded)
    #expect(recording.tokens() == "C.wm(P)")
  }

  @Test(
    "DC-7: when another container begins the appearance during a reversal, that container sends the end"
  )
  func otherBeginningInReversal() {
    let (recording, holder) = Self.manual()
    holder.forwards = false
    holder.beginAppearanceTransition(true, animated: false)
    holder.endAppearanceTransition()
    let (modal, child) = (ScriptedController("M"), ScriptedController("A"))
    modal.modalPresentationStyle = .overFullScreen
    recording.add(child, to: modal)
    recording.root.present(modal, animated: true)
    // The container's view is not in the window yet, so the child receives no call.
    recording.remove(child)
    child.onWillDisappear = { [unowned child] in
      child.onWillDisappear = nil
      holder.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      holder.view.addSubview(child.view)
    }
    _ = recording.tokens()
    recording.stage.settle()
    #expect(recording.tokens() == "M.ia(true) M.da(true) A.wd(true) A.wm(C) A.wa A.ia")
    child.endAppearanceTransition()
    #expect(recording.tokens() == "A.da")
  }

  // Rules: §10.12
  @Test("C-33, T3: a cancelled disappearance sends no viewIsAppearing if the view was not removed")
  func cancelledLeaving() {
    let (recording, child) = Self.manual()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = recording.turn()
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect(recording.turn() == "C.wd C.wa || ")
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.da")
  }

  @Test("C-33, DC-10: an appearance that is reversed before viewIsAppearing does not send it")
  func reversed() {
    let (recording, child) = Self.manual()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    #expect(recording.turn() == "C.wa C.wd || ")
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.dd")
  }

  @Test("C-33, DC-10: an appearance that is reversed twice still sends its viewIsAppearing")
  func reversedTwice() {
    let (recording, child) = Self.manual()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect(recording.turn() == "C.wa C.wd C.wa || C.ia")
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.da")
  }

  @Test(
    "C-33, DC-10: a view that was outside its window before the reversal gets viewIsAppearing again"
  )
  func backFromOutside() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    _ = recording.turn()
    child.view.removeFromSuperview()
    recording.root.view.addSubview(child.view)
    #expect(recording.turn() == "C.wd C.wa || C.ia C.da")
  }

  @Test("C-37: an interrupting begin sets the animated flag of the did call")
  func animatedReplaced() {
    let (recording, child) = Self.manual()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(recording.tokens() == "C.wa(true) C.wd C.dd")
  }

  // Rules: BC-10
  @Test("C-34, C-35: a call that does not fit the phase is ignored, with one warning")
  func unbalanced() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let (recording, child) = Self.manual()
        let warning = "warning: Unbalanced calls to begin/end appearance transitions for C."
        // The phase is disappeared.
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(recording.tokens().isEmpty)
        // The phase is appearing.
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        #expect(recording.tokens() == "C.wa")
        child.endAppearanceTransition()
        _ = recording.tokens()
        // The phase is appeared.
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(recording.tokens().isEmpty)
        // The phase is disappearing.
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        #expect(recording.tokens() == "C.wd")
        child.endAppearanceTransition()
        #expect(recording.tokens() == "C.dd")
        #expect(capture.messages == Array(repeating: warning, count: 6))
      }
    }
  }

  @Test("C-36: a manual begin on a child with automatic forwarding is ignored, with a warning")
  func byHandWhileForwarding() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let recording = Recording.atRest()
        let child = Recording.controller("C")
        recording.add(child, to: recording.root)
        _ = recording.turn()
        child.beginAppearanceTransition(true, animated: false)
        #expect(recording.turn() == " || ")
        #expect(
          capture.messages == [
            "warning: Unbalanced calls to begin/end appearance transitions for C."
          ])
      }
    }
  }

  @Test("DC-7: calls of the toolkit itself never cause a warning")
  func silent() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let recording = Recording.atRest()
        let child = Recording.controller("C")
        for _ in 0..<3 {
          recording.add(child, to: recording.root)
          recording.remove(child)
        }
        recording.stage.window.rootViewController = nil
        recording.stage.settle()
        #expect(capture.messages == [])
      }
    }
  }

  @Test("DC-7: calling viewWillAppear directly runs the override and changes nothing")
  func calledByHand() {
    let (recording, child) = Self.manual()
    var runs = 0
    child.onWillAppear = { runs += 1 }
    child.viewWillAppear(false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(runs == 2)
    #expect(recording.tokens() == "C.wa C.ia C.da")
  }

  @Test("DC-10: viewIsAppearing is sent before the view's own layout, even if no layout is due")
  func isAppearing() {
    let (recording, child) = Self.manual()
    recording.stage.settle()
    child.beginAppearanceTransition(true, animated: false)
    #expect(recording.turn() == "C.wa || C.ia")
  }

  @Test("L-12, L-13, DC-12: in viewWillAppear there is no window, in viewIsAppearing there is one")
  func window() {
    let root = ScriptedController("P")
    let child = ScriptedController("C")
    let recording = Recording(root: root)
    var seen: [String] = []
    for controller in [root, child] {
      let name = controller.title ?? ""
      controller.onWillAppear = { [unowned controller] in
        seen.append("\(name).wa \(controller.view.window != nil)")
      }
      controller.onIsAppearing = { [unowned controller] in
        seen.append("\(name).ia \(controller.view.window != nil)")
      }
    }
    recording.stage.window.rootViewController = root
    recording.stage.settle()
    recording.add(child, to: root)
    recording.stage.settle()
    #expect(seen == ["P.wa false", "P.ia true", "C.wa false", "C.ia true"])
  }

  // MARK: Trees that change inside callbacks

  @Test("a child may remove its own view in viewDidAppear")
  func outInDidAppear() {
    let recording = Recording.atRest()
    let child = ScriptedController("C")
    child.onDidAppear = { [unowned child] in child.view.removeFromSuperview() }
    recording.add(child, to: recording.root)
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia C.da C.wd C.dd")
    #expect(child.view.superview == nil)
  }

  @Test("a child may remove its view while it is being removed")
  func outInWillDisappear() {
    let recording = Recording.atRest()
    let child = ScriptedController("C")
    child.onWillDisappear = { [unowned child] in child.view.removeFromSuperview() }
    recording.add(child, to: recording.root)
    _ = recording.turn()
    recording.remove(child)
    #expect(recording.turn() == "C.wm(nil) C.wd C.dm(nil) || C.dd")
  }

  @Test("a container may leave its parent while a child appears")
  func placeLost() {
    let root = ScriptedController("P")
    let recording = Recording.atRest(root: root)
    let (middle, child) = (ScriptedController("M"), ScriptedController("C"))
    recording.add(middle, to: root)
    _ = recording.turn()
    child.onWillAppear = { [unowned middle] in middle.view.removeFromSuperview() }
    recording.add(child, to: middle)
    #expect(
      recording.turn() == "C.wm(M) C.ld C.wa M.wd C.wd C.dm(M) || M.dd C.dd")
    #expect(child.view.superview === middle.view)
  }

  @Test("a child may remove its sibling while the container appears")
  func siblingRemoved() {
    let root = ScriptedController("P")
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    let recording = Recording(root: root)
    root.loadViewIfNeeded()
    recording.add(a, to: root)
    recording.add(b, to: root)
    _ = recording.tokens()
    b.addLifecycleObserver(recording.recorder)
    a.onWillAppear = { recording.remove(b) }
    recording.stage.window.rootViewController = root
    #expect(recording.turn() == "P.wa A.wa B.wm(nil) B.dm(nil) || P.ia A.ia P.da A.da")
  }

  @Test(
    "DC-7: a child removed before its root enters the window gets its end calls, even if the window is then hidden"
  )
  func removedByGrandchild() {
    let root = ScriptedController("P")
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    let recording = Recording(root: root)
    root.loadViewIfNeeded()
    recording.add(a, to: root)
    recording.add(b, to: a)
    _ = recording.tokens()
    for controller in [a, b] { controller.addLifecycleObserver(recording.recorder) }
    let window = recording.stage.window
    b.onWillAppear = { [unowned a] in recording.remove(a) }
    root.onDidAppear = { window.isHidden = true }
    window.rootViewController = root
    #expect(
      recording.turn()
        == "P.wa A.wa B.wa A.wm(nil) A.dm(nil) || P.ia P.da P.wd A.wd B.wd A.dd B.dd P.dd")
  }

  @Test("C-23: an old root that the new root adds as a child stays in the new root")
  func rootBecomesChild() {
    let (old, new) = (ScriptedController("A"), ScriptedController("B"))
    let recording = Recording.atRest(root: old)
    let window = recording.stage.window
    new.addLifecycleObserver(recording.recorder)
    new.onWillAppear = {
      old.view.removeFromSuperview()
      recording.add(old, to: new)
    }
    window.rootViewController = new
    recording.stage.settle()
    #expect(old.view.superview === new.view)
    #expect(
      recording.tokens() == "B.ld A.wd B.wa A.wm(B) A.dm(B) A.wa B.ia A.ia B.da A.da")
  }

  @Test("a child may replace the root while the container appears")
  func rootReplaced() {
    let root = ScriptedController("P")
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    let recording = Recording(root: root)
    root.loadViewIfNeeded()
    recording.add(a, to: root)
    recording.add(b, to: root)
    _ = recording.tokens()
    let window = recording.stage.window
    a.onWillAppear = { window.rootViewController = nil }
    window.rootViewController = root
    #expect(recording.turn() == "P.wa A.wa P.wd A.wd || P.dd A.dd")
    #expect(root.view.superview == nil)
  }

  // MARK: Reasons for the calls

  // Rules: L-28, L-30, BC-11
  @Test(
    "L-29, DC-18: isMovingToParent and isMovingFromParent are true when a child is added and removed on screen"
  )
  func movingFlags() {
    let recording = Recording.atRest()
    let child = FlagController()
    recording.add(child, to: recording.root)
    recording.stage.settle()
    recording.remove(child)
    recording.stage.settle()
    #expect(
      child.seen == [
        "wa to", "ia to", "da to", "wd from", "dd from",
      ])
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
  }

  @Test("L-29: isMovingToParent and isMovingFromParent are false for a controller without a parent")
  func orphanFlags() {
    let recording = Recording.atRest()
    let orphan = FlagController()
    recording.root.view.addSubview(orphan.view)
    recording.stage.settle()
    orphan.view.removeFromSuperview()
    recording.stage.settle()
    #expect(orphan.seen == ["wa", "ia", "da", "wd", "dd"])
  }

  @Test(
    "DC-18: for a child that appears with its container, isMovingToParent is true only the first time"
  )
  func withContainer() {
    let recording = Recording()
    let (shown, other) = (FlagController(), FlagController())
    recording.root.loadViewIfNeeded()
    recording.add(shown, to: recording.root)
    recording.root.addChild(other)
    other.didMove(toParent: recording.root)
    recording.stage.window.rootViewController = recording.root
    recording.stage.settle()
    // The other child's move ended when the container had appeared.
    shown.view.removeFromSuperview()
    recording.root.view.addSubview(other.view)
    recording.stage.settle()
    #expect(shown.seen == ["wa to", "ia to", "da to", "wd", "dd"])
    #expect(other.seen == ["wa", "ia", "da"])
  }

  @Test("DC-18: isMovingToParent is false for a child that receives didMove before it is shown")
  func shownLater() {
    let recording = Recording.atRest()
    let child = FlagController()
    recording.root.addChild(child)
    child.didMove(toParent: recording.root)
    recording.root.view.addSubview(child.view)
    recording.stage.settle()
    #expect(child.seen == ["wa", "ia", "da"])
  }

  @Test("DC-18, DC-21: after a cancelled removal isMovingFromParent is false")
  func calledOff() {
    let recording = Recording.atRest()
    let child = FlagController()
    recording.add(child, to: recording.root)
    recording.stage.settle()
    child.seen = []
    child.willMove(toParent: nil)
    child.didMove(toParent: recording.root)
    child.view.removeFromSuperview()
    recording.stage.settle()
    #expect(child.seen == ["wd", "dd"])
  }
}
