import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Size transitions and their coordinator: R-6 … R-16, T14, DC-34 … DC-39.
@MainActor
struct SizeTransitionTests {
  private let scene = SizeScene()

  // Rules: §10.24, A.2
  @Test(
    "T14, R-6: calls reach the container before the child, and traits precede sizes, layout, alongside and completion"
  )
  func quarterTurn() {
    #expect(
      scene.step(600, 400)
        == "P.tc(R,C) C.tc(R,C) P.sz(600x400) C.sz(600x400) P.wr(l) C.wr(l) P.td C.td P.ly C.ly "
        + "P.al C.al P.war(l) C.war(l) P.co C.co P.dr(p) C.dr(p)")
  }

  @Test("R-7: a container that does not call super sends its children neither sizes nor traits")
  func suppression() {
    scene.root.forwardsSizes = false
    #expect(scene.step(640, 660) == "P.tc(R,R) P.sz(640x660) P.td C.td P.ly C.ly P.al P.co")
  }

  @Test("R-8, DC-38: a child receives its own new size, and no call if its size stays the same")
  func childSizes() {
    let (left, right) = (LoggingController("L"), LoggingController("R"))
    let root = SplitController("S")
    let recording = Recording.atRest(root: root)
    for child in [left, right] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    _ = recording.turn()
    recording.stage.resize(to: Size(width: 420, height: 600), isLive: true)
    #expect(recording.tokens() == "S.sz(420x600) R.sz(320x600)")
    #expect(left.view.bounds.size == Size(width: 100, height: 600))
    #expect(right.view.bounds.size == Size(width: 320, height: 600))
  }

  @Test("R-10: bounds are old in viewWillTransition, and new in alongside closures and completions")
  func bounds() {
    var seen: [String: Double] = [:]
    scene.child.onCall = { [child = scene.child] in seen[$0] = child.view.bounds.width }
    _ = scene.step(420, 640)
    #expect(seen == ["sz": 400, "ly": 420, "al": 420, "co": 420])
  }

  @Test("R-12: a frame that the program sets notifies no controller, and makes no coordinator")
  func frameByHand() {
    scene.child.view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(scene.child.transitionCoordinator == nil)
    #expect(scene.recording.turn() == " || P.ly C.ly")
  }

  @Test("R-14, DC-34: an animated coordinator has the right properties from beginning to end")
  func animatedCoordinator() throws {
    #expect(scene.child.transitionCoordinator == nil)
    _ = scene.jump(420, 640)
    let coordinator = try #require(scene.child.transitionCoordinator)
    #expect(coordinator === scene.root.transitionCoordinator)
    #expect(coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 0.3)
    #expect(coordinator.completionCurve == .easeInOut)
    #expect(!coordinator.isInteractive)
    #expect(!coordinator.isCancelled)
    #expect(coordinator.containerView === scene.window)
    #expect(coordinator.percentComplete == 0)
    _ = scene.later(0.15)
    #expect(abs(coordinator.percentComplete - 0.5) < 1e-9)
    _ = scene.later(0.15)
    #expect(coordinator.percentComplete == 1)
    #expect(scene.child.transitionCoordinator == nil)
  }

  @Test("R-14, A.1: the coordinator exists from the first call to the last, even without animation")
  func coordinatorLifetime() {
    var seen: [String: Bool] = [:]
    scene.child.onCall = { [child = scene.child] in
      guard let coordinator = child.transitionCoordinator else {
        seen[$0] = false
        return
      }
      seen[$0] =
        !coordinator.isAnimated && coordinator.transitionDuration == 0
        && coordinator.percentComplete == 1
    }
    _ = scene.step(560, 500)
    #expect(
      seen
        == [
          "sz": true, "wr": true, "ly": true, "al": true, "war": true, "co": true, "dr": true,
        ])
    #expect(scene.child.transitionCoordinator == nil)
  }

  // Rules: A.2
  @Test("R-14: closures can be added until the alongside closures run, and are then refused")
  func joiningLate() {
    let recorder = scene.recording.recorder
    var answers: [String: Bool] = [:]
    scene.child.onCall = { [child = scene.child] call in
      guard call != "co" else { return }
      answers[call] = child.transitionCoordinator?.animate(
        alongsideTransition: { _ in recorder.note("al at \(call)") },
        completion: { _ in recorder.note("co at \(call)") })
    }
    #expect(
      scene.jump(560, 500)
        == "P.sz(560x500) C.sz(560x500) P.wr(l) C.wr(l) P.ly C.ly P.al C.al al at sz al at wr "
        + "al at ly P.war(l) C.war(l)")
    #expect(
      answers == ["sz": true, "wr": true, "ly": true, "al": false, "war": false])
    _ = scene.later(0.3)
  }

  @Test(
    "R-15: a new preferred size notifies the direct parent at once, and an equal size notifies no controller"
  )
  func preferredContentSize() {
    let grandchild = PreferringController("G")
    let container = PreferringController("Q")
    container.addChild(grandchild)
    scene.root.addChild(container)
    grandchild.preferredContentSize = Size(width: 10, height: 20)
    #expect(container.heard == [Size(width: 10, height: 20)])
    grandchild.preferredContentSize = Size(width: 10, height: 20)
    #expect(container.heard.count == 1)
    container.preferredContentSize = Size(width: 1, height: 1)
    #expect(container.heard.count == 1)
  }

  @Test(
    "DC-34: reduced motion, or motion off, makes every jump a live step",
    arguments: [Motion.reduced, .off])
  func motion(motion: Motion) {
    var settings = Settings()
    settings.motion = motion
    let scene = SizeScene(settings: settings)
    #expect(scene.jump(420, 640) == "P.sz(420x640) C.sz(420x640) P.ly C.ly P.al C.al P.co C.co")
  }

  @Test("DC-34: a view that covers the window has its final size in the first frame of a jump")
  func firstFrameCovers() {
    scene.child.view.backgroundColor = .black
    _ = scene.jump(700, 900)
    #expect(scene.child.view.presentation.bounds.size == Size(width: 700, height: 900))
    let picture = scene.stage.snapshot()
    #expect(picture.color(atX: 699, y: 899) == .black)
  }

  @Test(
    "DC-39: the container gets a size first, then its children in the order of children, depth first"
  )
  func order() {
    let names = ["D", "E", "F"].map { LoggingController($0) }
    scene.add(names[0], to: scene.child)
    scene.add(names[1], to: scene.root)
    scene.add(names[2], to: names[1])
    // The order of the subviews does not matter: C's view is now the last.
    scene.root.view.bringSubviewToFront(scene.child.view)
    _ = scene.recording.turn()
    #expect(
      scene.step(420, 640)
        == "P.sz(420x640) C.sz(420x640) D.sz(420x640) E.sz(420x640) F.sz(420x640) P.ly E.ly F.ly "
        + "C.ly D.ly P.al C.al D.al E.al F.al P.co C.co D.co E.co F.co")
  }

  @Test("DC-35: a size that is stored in the transition's own calls is handled in the next turn")
  func storedInside() {
    scene.root.onCall = { [scene] call in
      if call == "sz" {
        scene.root.onCall = nil
        scene.stage.dispatchResize(to: Size(width: 430, height: 650), isLive: true)
      }
    }
    #expect(scene.step(420, 640) == "P.sz(420x640) C.sz(420x640) P.ly C.ly P.al C.al P.co C.co")
    #expect(
      scene.recording.turn()
        == " || P.sz(430x650) C.sz(430x650) P.ly C.ly P.al C.al P.co C.co")
  }

  @Test("DC-35, R-29: a size equal to the current one has no effect")
  func equalSize() {
    #expect(scene.jump(400, 600).isEmpty)
    #expect(scene.child.transitionCoordinator == nil)
  }

  @Test("DC-34, A.1: a live step during a jump ends the jump and sets the final frames")
  func stepInsideJump() {
    _ = scene.jump(500, 700)
    _ = scene.later(0.1)
    #expect(
      scene.step(510, 710)
        == "P.co C.co P.sz(510x710) C.sz(510x710) P.ly C.ly P.al C.al P.co C.co")
    #expect(scene.child.view.presentation.frame == scene.child.view.frame)
    #expect(scene.later(1).isEmpty)
  }

  @Test("DC-11: the end of a resize counts as one change, ordered by when it began")
  func commitOrder() {
    let recorder = scene.recording.recorder
    View.animate(withDuration: 0.3) {
      scene.child.view.alpha = 0.5
    } completion: { _ in
      recorder.note("first")
    }
    _ = scene.jump(420, 640)
    View.animate(withDuration: 0.3) {
      scene.root.view.alpha = 0.5
    } completion: { _ in
      recorder.note("last")
    }
    #expect(scene.later(0.3) == "first P.co C.co last")
  }

  @Test("R-6: a child that an earlier size call removes does not receive the container's size")
  func takenOutWhileSizesAreSent() {
    let later = LoggingController("D")
    scene.add(later, to: scene.root)
    // A controller outside the root's tree is not recorded.
    var count = 0
    later.onCall = { if $0 == "sz" { count += 1 } }
    scene.child.onCall = { [scene] call in
      guard call == "sz" else { return }
      scene.child.onCall = nil
      let shelf = Recording.controller("S")
      scene.recording.remove(later)
      scene.recording.add(later, to: shelf)
      scene.window.addSubview(shelf.view)
    }
    #expect(
      scene.step(420, 640)
        == "P.sz(420x640) C.sz(420x640) D.wm(nil) D.wd D.dm(nil) P.ly C.ly D.ly P.al C.al P.co "
        + "C.co")
    #expect(count == 0)
  }

  @Test(
    "R-6: a child that its size call moves into a later container does not receive a size twice")
  func movedWhileSizesAreSent() {
    let (moving, later) = (LoggingController("D"), LoggingController("E"))
    scene.add(moving, to: scene.child)
    scene.add(later, to: scene.root)
    moving.onCall = { [scene, unowned moving] call in
      guard call == "sz" else { return }
      moving.onCall = nil
      scene.recording.remove(moving)
      scene.recording.add(moving, to: later)
    }
    #expect(
      scene.step(420, 640)
        == "P.sz(420x640) C.sz(420x640) D.sz(420x640) D.wm(nil) D.wd D.dm(nil) D.wm(E) D.wa "
        + "D.dm(E) E.sz(420x640) P.ly C.ly E.ly D.ia D.ly P.al C.al D.al E.al P.co C.co D.co E.co "
        + "D.da")
    // The next change reaches the child in its new container.
    #expect(
      scene.step(430, 650)
        == "P.sz(430x650) C.sz(430x650) E.sz(430x650) D.sz(430x650) P.ly C.ly E.ly D.ly P.al C.al "
        + "E.al D.al P.co C.co E.co D.co")
  }
}

/// A container with a column of 100 points on the left and a column with the remaining width on the right.
private class SplitController: LoggingController {
  override func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    let width = child === children.first ? 100 : parentSize.width - 100
    return Size(width: width, height: parentSize.height)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for child in children {
      let size = size(forChildContentContainer: child, withParentContainerSize: view.bounds.size)
      let x: Double = child === children.first ? 0 : 100
      child.view.frame = Rect(origin: Point(x: x, y: 0), size: size)
    }
  }
}

private class PreferringController: LoggingController {
  var heard: [Size] = []

  override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    heard.append(child.preferredContentSize)
  }
}
