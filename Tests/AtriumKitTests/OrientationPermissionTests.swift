import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The orientations that controllers support, and refused rotations: R-20 … R-24, DC-40.
@MainActor
struct OrientationPermissionTests {
  private let scene = SizeScene()
  private let rotation =
    "P.wr(l) C.wr(l) P.war(l) C.war(l) P.dr(p) C.dr(p)"

  @Test("R-20: by default all orientations are allowed")
  func defaults() {
    let controller = ViewController()
    #expect(controller.supportedInterfaceOrientations == .all)
    #expect(controller.shouldAutorotate)
    #expect(Window(size: Size(width: 10, height: 10)).supportedInterfaceOrientations == .all)
    #expect(InterfaceOrientationMask.allButUpsideDown.rawValue == 2 + 8 + 16)
  }

  @Test(
    "DC-40: a refused rotation keeps the orientation, sends the size, and the content stays upright"
  )
  func refused() {
    scene.root.orientations = .portrait
    _ = scene.recording.turn()
    #expect(
      scene.step(600, 400)
        == "P.tc(R,C) C.tc(R,C) P.sz(600x400) C.sz(600x400) P.td C.td P.ly C.ly P.al C.al P.co C.co"
    )
    #expect(scene.window.interfaceOrientation == .portrait)
    #expect(scene.root.view.bounds.size == Size(width: 600, height: 400))
    #expect(scene.child.lastTransform == .identity)
  }

  @Test("DC-40, A.4 (5): a refused rotation in a jump animates the size like any other jump")
  func refusedJump() {
    scene.root.orientations = .portrait
    _ = scene.recording.turn()
    #expect(
      scene.jump(600, 400)
        == "P.tc(R,C) C.tc(R,C) P.sz(600x400) C.sz(600x400) P.td C.td P.ly C.ly P.al C.al")
    #expect(scene.later(0.3) == "P.co C.co")
  }

  @Test(
    "R-21: only the root is asked, and its child rotates with it even if the child does not support the orientation"
  )
  func onlyTheRoot() {
    scene.child.orientations = .portrait
    scene.child.autorotates = false
    _ = scene.recording.turn()
    #expect(
      scene.step(560, 500)
        == "P.sz(560x500) C.sz(560x500) P.wr(l) C.wr(l) P.ly C.ly P.al C.al P.war(l) C.war(l) "
        + "P.co C.co P.dr(p) C.dr(p)")
  }

  @Test("R-20, DC-40: shouldAutorotate returning false refuses the rotation")
  func noAutorotation() {
    scene.root.autorotates = false
    #expect(
      scene.step(560, 500) == "P.sz(560x500) C.sz(560x500) P.ly C.ly P.al C.al P.co C.co")
    #expect(scene.window.interfaceOrientation == .portrait)
  }

  @Test("R-22: the window's mask restricts the controller's")
  func windowMask() {
    scene.window.supportedInterfaceOrientations = [.portrait, .landscapeLeft]
    _ = scene.step(560, 500)
    #expect(scene.window.interfaceOrientation == .landscapeLeft)
  }

  @Test("CK-R8: masks without a common orientation log one error, and the child is not rotated")
  func childWithoutSharedOrientation() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let scene = SizeScene()
        scene.root.setKeepsOrientation(true, ofChild: scene.child)
        scene.child.orientations = .portrait
        scene.root.orientations = .landscape
        for width in [600.0, 610, 620] { _ = scene.step(width, 400) }
        #expect(scene.child.interfaceOrientation == .landscapeRight)
        #expect(scene.child.view.bounds.size == Size(width: 620, height: 400))
        #expect(
          capture.messages == [
            "error: C supports no orientation that its container P supports, so it is shown in "
              + "landscapeRight; add one to supportedInterfaceOrientations of both."
          ])
      }
    }
  }

  @Test("CK-R8: a plain container lets a child keep its orientation, and can revoke that")
  func plainContainer() {
    scene.root.setKeepsOrientation(true, ofChild: scene.child)
    scene.child.orientations = .portrait
    _ = scene.recording.turn()
    #expect(
      scene.step(560, 500)
        == "C.tc(R,C) P.sz(560x500) C.sz(500x560) P.wr(l) C.td P.ly C.ly P.al C.al P.war(l) "
        + "P.co C.co P.dr(p)")
    #expect(scene.child.view.bounds.size == Size(width: 500, height: 560))
  }

  @Test("R-22, DC-40: an empty intersection refuses the rotation, with one warning")
  func nothingInCommon() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let scene = SizeScene()
        scene.root.orientations = .landscape
        scene.window.supportedInterfaceOrientations = .portrait
        for width in [600.0, 610, 620] { _ = scene.step(width, 400) }
        #expect(scene.window.interfaceOrientation == .portrait)
        #expect(
          capture.messages == [
            "warning: P and window \"\" support no orientation in common, so the orientation stays; "
              + "add one to supportedInterfaceOrientations of both."
          ])
      }
    }
  }

  @Test("DC-40: the root is asked again at a later size")
  func laterSize() {
    scene.root.autorotates = false
    _ = scene.step(560, 500)
    scene.root.autorotates = true
    #expect(
      scene.step(570, 500)
        == "P.sz(570x500) C.sz(570x500) P.wr(l) C.wr(l) P.ly C.ly P.al C.al P.war(l) C.war(l) "
        + "P.co C.co P.dr(p) C.dr(p)")
  }

  @Test(
    "R-24, DC-40: a rotation that is allowed later, without a new size, sends the three calls in the next turn"
  )
  func allowedLater() {
    scene.root.orientations = .portrait
    _ = scene.step(560, 500)
    scene.root.orientations = .all
    #expect(scene.recording.tokens().isEmpty)
    #expect(scene.recording.turn() == " || " + rotation)
    #expect(scene.window.interfaceOrientation == .landscapeRight)
    #expect(scene.child.lastDuration == 0)
    #expect(scene.child.transitionCoordinator == nil)
  }

  @Test("R-24: attemptRotationToDeviceOrientation asks the root again, once")
  func attempt() {
    scene.root.autorotates = false
    _ = scene.step(560, 500)
    scene.root.autorotates = true
    scene.child.attemptRotationToDeviceOrientation()
    #expect(scene.recording.turn() == " || " + rotation)
    scene.child.attemptRotationToDeviceOrientation()
    #expect(scene.recording.turn() == " || ")
  }

  @Test("DC-40: a new mask of the window asks the root again, too")
  func windowMaskLater() {
    scene.window.supportedInterfaceOrientations = .portrait
    _ = scene.step(560, 500)
    scene.window.supportedInterfaceOrientations = .all
    #expect(scene.recording.turn() == " || " + rotation)
  }

  @Test(
    "R-24: the other orientation of the same aspect replaces an orientation that is no longer allowed"
  )
  func sameShape() {
    _ = scene.step(560, 500)
    scene.root.orientations = .landscapeLeft
    _ = scene.recording.turn()
    #expect(scene.window.interfaceOrientation == .landscapeLeft)
    scene.root.orientations = .portrait
    #expect(scene.recording.turn() == " || ")
    #expect(scene.window.interfaceOrientation == .landscapeLeft)
  }

  @Test("DC-40, R-17: the supported orientations of a new root take effect without calls")
  func anotherRoot() {
    scene.root.orientations = .portrait
    _ = scene.step(560, 500)
    let other = LoggingController("Q")
    other.addLifecycleObserver(scene.recording.recorder)
    scene.window.rootViewController = other
    #expect(scene.window.interfaceOrientation == .landscapeRight)
    #expect(
      scene.recording.turn() == "Q.ld P.wd C.wd Q.wa || Q.ia P.dd C.dd Q.da")
  }

  @Test("DC-35: requests in the calls of a resize are handled in the next turn")
  func askedInside() {
    scene.root.orientations = .portrait
    _ = scene.recording.turn()
    scene.root.onCall = { [scene] call in
      if call == "al" { scene.root.orientations = .all }
    }
    #expect(
      scene.jump(560, 500) == "P.sz(560x500) C.sz(560x500) P.ly C.ly P.al C.al")
    scene.root.onCall = nil
    #expect(
      scene.recording.turn()
        == " || P.co C.co P.wr(l) C.wr(l) P.war(l) C.war(l) P.dr(p) C.dr(p)")
  }
}
