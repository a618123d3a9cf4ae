import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The rotation calls of iOS 5 to 7 on a window: T13, R-1 … R-5, DC-31 … DC-33.
@MainActor
struct RotationTests {
  private let scene = SizeScene()

  @Test("T13, R-10: sizes and orientation are old in willRotate, and new from the layout onwards")
  func statesOfARotation() {
    scene.root.logsState = true
    #expect(
      scene.step(560, 500)
        == "P.sz(560x500) C.sz(560x500) P.wr(l) P.at wr: 400x600 p C.wr(l) "
        + "P.ly C.ly P.al C.al P.war(l) P.at war: 560x500 l C.war(l) "
        + "P.co C.co P.dr(p) P.at dr: 560x500 l C.dr(p)")
  }

  @Test("each orientation is either portrait or landscape")
  func portraitOrLandscape() {
    let all = [1, 2, 3, 4].compactMap(InterfaceOrientation.init(rawValue:))
    #expect(all.map(\.isPortrait) == [true, true, false, false])
    #expect(all.map(\.isLandscape) == [false, false, true, true])
  }

  @Test("R-1: changes in layout, in alongside closures and in willAnimateRotation are animated")
  func changesAreAnimated() {
    var durations: [String: Double] = [:]
    scene.child.onCall = { durations[$0] = View.inheritedAnimationDuration }
    _ = scene.jump(560, 500)
    _ = scene.later(0.3)
    #expect(
      durations
        == ["sz": 0, "wr": 0, "ly": 0.3, "al": 0.3, "war": 0.3, "co": 0, "dr": 0])
  }

  @Test(
    "R-2, DC-33: below a container that forwards rotation manually the engine sends no rotation calls"
  )
  func forwardingByHand() {
    let grandchild = LoggingController("G")
    scene.add(grandchild, to: scene.child)
    scene.child.forwardsRotations = false
    _ = scene.recording.tokens()
    #expect(
      scene.step(560, 500)
        == "P.sz(560x500) C.sz(560x500) G.sz(560x500) P.wr(l) C.wr(l) P.ly C.ly G.ly "
        + "P.al C.al G.al P.war(l) C.war(l) P.co C.co G.co P.dr(p) C.dr(p)")
  }

  @Test(
    "R-3, DC-37: a child whose view is removed gets neither size nor rotation calls, now or later")
  func offScreen() {
    scene.child.view.removeFromSuperview()
    _ = scene.recording.turn()
    #expect(
      scene.step(560, 500) == "P.sz(560x500) P.wr(l) P.ly P.al P.war(l) P.co P.dr(p)")
    scene.child.view.frame = scene.root.view.bounds
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.recording.turn() == "C.wa || P.ly C.ia C.ly C.da")
  }

  // Rules: A.3
  @Test(
    "R-4, DC-33: rotation calls are sent even if an override of viewWillTransition does not call super"
  )
  func bothFamilies() {
    scene.root.forwardsSizes = false
    #expect(
      scene.step(560, 500)
        == "P.sz(560x500) P.wr(l) C.wr(l) P.ly C.ly P.al P.war(l) C.war(l) P.co P.dr(p) C.dr(p)")
  }

  @Test("R-5, DC-34: a rotation takes 0.3 s in a jump and no time in a live step")
  func duration() {
    _ = scene.jump(600, 400)
    #expect(scene.child.lastDuration == 0.3)
    _ = scene.step(400, 600)
    #expect(scene.child.lastDuration == 0)
  }

  @Test(
    "DC-31, R-33: any size that crosses the square is a rotation, and the square itself is portrait",
    arguments: [
      (500.0, 500.0, InterfaceOrientation.portrait), (500, 499, .landscapeRight),
      (499, 500, .portrait),
    ])
  func square(width: Double, height: Double, expected: InterfaceOrientation) {
    _ = scene.step(width, height)
    #expect(scene.window.interfaceOrientation == expected)
    #expect(scene.child.interfaceOrientation == expected)
  }

  @Test(
    "DC-31, R-20: of two orientations with the same aspect, the first allowed orientation is used",
    arguments: [
      (
        InterfaceOrientationMask.all, InterfaceOrientation.landscapeRight,
        InterfaceOrientation.portrait
      ),
      (.allButUpsideDown, .landscapeRight, .portrait),
      ([.landscapeLeft, .portraitUpsideDown], .landscapeLeft, .portraitUpsideDown),
      ([.landscape, .portraitUpsideDown], .landscapeRight, .portraitUpsideDown),
    ] as [(InterfaceOrientationMask, InterfaceOrientation, InterfaceOrientation)])
  func firstAllowed(
    mask: InterfaceOrientationMask, wide: InterfaceOrientation, high: InterfaceOrientation
  ) {
    scene.root.orientations = mask
    _ = scene.step(600, 400)
    #expect(scene.window.interfaceOrientation == wide)
    _ = scene.step(400, 600)
    #expect(scene.window.interfaceOrientation == high)
  }

  // Rules: CK-R9
  @Test(
    "DC-32, R-13, R-32: the target transform rotates by the angle between the orientations",
    arguments: [
      (InterfaceOrientationMask.all, AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
      (
        InterfaceOrientationMask([.portrait, .landscapeLeft]),
        AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      ),
    ])
  func targetTransform(mask: InterfaceOrientationMask, expected: AffineTransform) {
    scene.root.orientations = mask
    _ = scene.step(420, 640)
    #expect(scene.child.lastTransform == .identity)
    _ = scene.step(600, 400)
    #expect(scene.child.lastTransform == expected)
    #expect(scene.root.view.transform == .identity)
  }

  @Test(
    "DC-33: a controller that received willRotate receives the other two calls, even if it was removed"
  )
  func leavesInBetween() {
    scene.child.onCall = { [scene] call in
      if call == "wr" { scene.recording.remove(scene.child) }
    }
    #expect(
      scene.step(560, 500)
        == "P.sz(560x500) C.sz(560x500) P.wr(l) C.wr(l) C.wm(nil) C.wd C.dm(nil) P.ly "
        + "P.al C.al P.war(l) C.war(l) P.co C.co P.dr(p) C.dr(p) C.dd")
  }

  @Test(
    "DC-32, R-32: exchanging the window's width and height, as the Rotate command does, is a rotation"
  )
  func rotateCommand() {
    let size = scene.window.bounds.size
    scene.window.requestSize(Size(width: size.height, height: size.width))
    #expect(scene.recording.tokens().isEmpty)
    scene.stage.turn()
    #expect(
      scene.recording.tokens()
        == "P.tc(R,C) C.tc(R,C) P.sz(600x400) C.sz(600x400) P.wr(l) C.wr(l) P.td C.td P.ly C.ly "
        + "P.al C.al P.war(l) C.war(l)")
  }
}
