import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Pinches, rotations and edge pans.
@MainActor
struct TwoFingerTests {
  private let scene = TouchScene()

  private func start() {
    scene.down(150, 300)
    scene.down(250, 300, id: 1)
  }

  // Rules: §9.5
  @Test("G-39: a pinch begins after 10 points, of which 8 do not count")
  func pinch() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    start()
    #expect(pinch.scale == 1)
    scene.move(258, 300, id: 1)
    scene.move(259.9, 300, id: 1)
    #expect(scene.takeGestures().isEmpty)
    #expect(pinch.state == .possible && pinch.scale == 1)
    scene.move(260, 300, id: 1)
    #expect(scene.takeGestures() == ["pinch began"])
    #expect(abs(pinch.scale - 110.0 / 108) < 1e-9)
    scene.move(44, 300)
    #expect(abs(pinch.scale - 2) < 1e-9)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    scene.move(152, 300)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    #expect(scene.takeGestures() == ["pinch changed", "pinch changed"])
    scene.up(152, 300)
    scene.up(260, 300, id: 1)
    #expect(scene.takeGestures() == ["pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test(
    "G-39: a pinch that closes follows the same rules, and after a jump 8 points are not counted either"
  )
  func pinchTogether() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 300)
    scene.down(300, 300, id: 1)
    scene.move(290, 300, id: 1)
    #expect(scene.takeGestures() == ["pinch began"])
    #expect(abs(pinch.scale - 190.0 / 192) < 1e-9)
    scene.move(196, 300, id: 1)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    scene.up(196, 300, id: 1)
    scene.up(100, 300)
    start()
    scene.move(358, 300, id: 1)
    #expect(abs(pinch.scale - 208.0 / 108) < 1e-9)
  }

  // Rules: §9.5
  @Test(
    "G-42: a pinch and a rotation continue with one finger, accept a second, and end with the last"
  )
  func oneFinger() {
    let delegate = AllTogether()
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "turn")
    pinch.delegate = delegate
    start()
    scene.move(358, 300, id: 1)
    scene.move(150, 508, id: 1)
    let (scale, angle) = (pinch.scale, rotation.rotation)
    #expect(abs(angle - 85 * .pi / 180) < 1e-9)
    _ = scene.take()
    scene.up(150, 300)
    #expect(scene.takeGestures() == ["turn changed", "pinch changed"])
    scene.move(170, 508, id: 1)
    #expect(scene.takeGestures() == ["turn changed", "pinch changed"])
    #expect(pinch.scale == scale && rotation.rotation == angle)
    scene.down(170, 408, id: 2)
    #expect(pinch.scale == scale && rotation.rotation == angle)
    scene.move(170, 308, id: 2)
    #expect(abs(pinch.scale - 2 * scale) < 1e-9)
    #expect(abs(rotation.rotation - angle) < 1e-9)
    scene.up(170, 308, id: 2)
    _ = scene.take()
    scene.up(170, 508, id: 1)
    #expect(scene.takeGestures() == ["turn ended", "pinch ended"])
    // Before the gestures begin, lifting a finger has no effect.
    start()
    scene.up(250, 300, id: 1)
    scene.down(250, 300, id: 1)
    scene.move(350, 300, id: 1)
    #expect(scene.takeGestures() == ["pinch began"])
  }

  @Test("G-39: the velocity of a pinch is in scale per second")
  func pinchVelocity() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    start()
    for step in 1...10 {
      scene.wait(0.02)
      scene.move(250 + Double(step) * 10, 300, id: 1)
    }
    // The speed is 500 points a second, and at a scale of 1 the fingers are 108 points apart.
    #expect(abs(pinch.velocity - 500.0 / 108) < 1e-6)
  }

  @Test("G-39: the points that are not part of the scale do not count for the velocity")
  func pinchVelocityAtStart() {
    for direction in [1.0, -1] {
      let scene = TouchScene()
      let pinch = scene.add(PinchGestureRecognizer(), "pinch")
      scene.down(150, 300)
      scene.down(250, 300, id: 1)
      let base = 100 + 8 * direction
      var velocities: [Double] = []
      for step in [5.0, 10, 12, 22] {
        scene.wait(0.05)
        scene.move(250 + direction * step, 300, id: 1)
        velocities.append(pinch.velocity * base * direction)
      }
      // The fingers travel 0, 2, 4 and 14 points in 0.05 s each. The last three lie within the interval of
      // 0.15 s.
      #expect(velocities[0] == 0)
      #expect(abs(velocities[1] - 2 / 0.1) < 1e-6)
      #expect(abs(velocities[2] - 4 / 0.15) < 1e-6)
      #expect(abs(velocities[3] - 14 / 0.15) < 1e-6)
      #expect(abs(pinch.scale - (100 + 22 * direction) / base) < 1e-9)
    }
  }

  @Test("G-40: the angle that is not part of the rotation does not count for the velocity")
  func rotationVelocityAtStart() {
    let rotation = scene.add(RotationGestureRecognizer(), "turn")
    start()
    var velocities: [Double] = []
    for degrees in [3.0, 7, 11] {
      scene.wait(0.05)
      let place = Point(x: 150, y: 300) + Point(angle: degrees * .pi / 180, length: 100)
      scene.move(place.x, place.y, id: 1)
      velocities.append(rotation.velocity * 180 / .pi)
    }
    #expect(velocities[0] == 0)
    #expect(abs(velocities[1] - 2 / 0.1) < 1e-6)
    #expect(abs(velocities[2] - 6 / 0.15) < 1e-6)
    #expect(abs(rotation.rotation - 6 * .pi / 180) < 1e-9)
  }

  // Rules: §9.5
  @Test(
    "G-40: a rotation begins after 5°, which do not count; clockwise is positive, and the value can be reset"
  )
  func rotation() {
    let rotation = scene.add(RotationGestureRecognizer(), "turn")
    start()
    func turn(to degrees: Double) {
      let place = Point(x: 150, y: 300) + Point(angle: degrees * .pi / 180, length: 100)
      scene.move(place.x, place.y, id: 1)
    }
    turn(to: 4.9)
    #expect(scene.takeGestures().isEmpty)
    #expect(rotation.rotation == 0)
    turn(to: 5)
    #expect(scene.takeGestures() == ["turn began"])
    #expect(abs(rotation.rotation) < 1e-9)
    turn(to: 10)
    #expect(abs(rotation.rotation - 5 * .pi / 180) < 1e-9)
    turn(to: 90)
    #expect(abs(rotation.rotation - 85 * .pi / 180) < 1e-9)
    // The rotation goes through more than a full circle, without a jump from 180° to −180°.
    for degrees in stride(from: 30.0, through: 390, by: 30) { turn(to: degrees) }
    #expect(abs(rotation.rotation - 385 * .pi / 180) < 1e-9)
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    turn(to: 300)
    #expect(abs(rotation.rotation + .pi / 2) < 1e-9)
    scene.wait(0.1)
    turn(to: 270)
    // The rotation goes back by 30° in a tenth of a second; the velocity is in radians.
    #expect(abs(rotation.velocity + .pi / 6 / 0.1) < 1e-6)
    scene.up(0, 0, id: 1)
    scene.up(150, 300)
    #expect(scene.takeGestures().last == "turn ended")
    start()
    turn(to: -10)
    #expect(abs(rotation.rotation + 5 * .pi / 180) < 1e-9)
  }

  @Test("G-42: a third finger causes no jump, and after it lifts the gesture continues with two")
  func thirdFinger() {
    let delegate = AllTogether()
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "turn")
    pinch.delegate = delegate
    start()
    scene.move(350, 300, id: 1)
    scene.move(350, 320, id: 1)
    let (scale, angle) = (pinch.scale, rotation.rotation)
    scene.down(100, 500, id: 2)
    scene.move(101, 500, id: 2)
    #expect(pinch.scale == scale && rotation.rotation == angle)
    scene.up(350, 320, id: 1)
    #expect(pinch.scale == scale && rotation.rotation == angle)
    #expect(pinch.state == .changed && rotation.state == .changed)
    scene.move(50, 700, id: 2)
    #expect(abs(pinch.scale / scale - 2) < 0.02)
    _ = scene.take()
    scene.up(50, 700, id: 2)
    #expect(scene.takeGestures() == ["turn changed", "pinch changed"])
    scene.up(150, 300)
    #expect(scene.takeGestures() == ["turn ended", "pinch ended"])
  }

  // Rules: §9.5
  @Test("G-41: an edge pan starts within 20 points of its edge and moves inwards")
  func edge() {
    let pan = scene.add(ScreenEdgePanGestureRecognizer(), "edge")
    #expect(pan.edges.isEmpty)
    func drag(_ from: Point, _ way: Point) -> Int {
      scene.down(from.x, from.y)
      scene.move(from.x + way.x, from.y + way.y)
      scene.up(from.x + way.x, from.y + way.y)
      return scene.takeGestures().count
    }
    #expect(drag(Point(x: 5, y: 300), Point(x: 30)) == 0)
    pan.edges = .left
    #expect(drag(Point(x: 20, y: 300), Point(x: 30)) == 2)
    #expect(drag(Point(x: 21, y: 300), Point(x: 30)) == 0)
    #expect(drag(Point(x: 5, y: 300), Point(x: 10, y: 30)) == 0)
    #expect(drag(Point(x: 15, y: 300), Point(x: -14)) == 0)
    #expect(drag(Point(x: 395, y: 300), Point(x: -30)) == 0)
    pan.edges = [.right, .top, .bottom]
    #expect(drag(Point(x: 395, y: 300), Point(x: -30)) == 2)
    #expect(drag(Point(x: 200, y: 5), Point(y: 30)) == 2)
    #expect(drag(Point(x: 200, y: 595), Point(y: -30)) == 2)
    #expect(drag(Point(x: 5, y: 300), Point(x: 30)) == 0)
  }

  @Test("G-43: with Alt a pointer makes a second touch, on the other side of the view")
  func mirrored() {
    let inner = scene.addPad("pad.inner", Rect(x: 100, y: 100, width: 200, height: 200))
    inner.isMultipleTouchEnabled = true
    let pinch = scene.add(PinchGestureRecognizer(), "pinch", on: inner)
    scene.stage.press(at: Point(x: 240, y: 200), modifiers: .alternate)
    #expect(scene.take() == ["pad.inner began 2"])
    #expect(pinch.location(ofTouch: 1, in: nil) == Point(x: 160, y: 200))
    // The touches are 80 points apart, then 160, and the first 8 points do not count.
    scene.stage.move(to: Point(x: 280, y: 200))
    #expect(abs(pinch.scale - 160.0 / 88) < 1e-9)
    scene.stage.window.dispatch(
      .pointerMoved(
        PointerInput(
          location: Point(x: 280, y: 260), time: 0, modifierFlags: [.alternate, .shift])))
    scene.stage.turn()
    #expect(pinch.location(ofTouch: 1, in: nil) == Point(x: 120, y: 260))
    #expect(abs(pinch.scale - 160.0 / 88) < 1e-9)
    scene.stage.release()
    #expect(scene.take().last == "pinch ended")
    #expect(pinch.numberOfTouches == 0)
    scene.stage.click(at: Point(x: 240, y: 200))
    #expect(scene.take() == ["pad.inner began 1", "pad.inner ended 1"])
  }

  @Test("G-43: a pinch and a rotation on a touchpad need no touches")
  func touchpad() {
    let delegate = AllTogether()
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "turn")
    var seen: [Double] = []
    pinch.addAction { [pinch] _ in seen.append(pinch.scale) }
    rotation.addAction { [rotation] _ in seen.append(rotation.rotation) }
    scene.stage.touchpadPinch(scale: 2, at: Point(x: 70, y: 80), in: 0.1)
    #expect(scene.takeGestures() == ["pinch began"] + changes("pinch", 5) + ["pinch ended"])
    #expect(abs((seen.last ?? 0) - 2) < 1e-9)
    #expect(pinch.location(in: nil) == Point(x: 70, y: 80))
    scene.stage.touchpadPinch(rotation: .pi, at: Point(x: 70, y: 80), in: 0.1)
    #expect(scene.takeGestures() == ["turn began"] + changes("turn", 5) + ["turn ended"])
    #expect(abs((seen.last ?? 0) - .pi) < 1e-9)
    pinch.delegate = delegate
    scene.stage.touchpadPinch(scale: 0.5, rotation: -1, at: Point(x: 70, y: 80), in: 1.0 / 60)
    #expect(scene.takeGestures() == ["turn began", "pinch began", "turn ended", "pinch ended"])
    scene.stage.window.dispatch(
      .touchpadPinch(
        TouchpadPinchInput(fingerCount: 2, phase: .began, location: .zero, time: 9)))
    scene.stage.window.dispatch(
      .touchpadPinch(
        TouchpadPinchInput(fingerCount: 2, phase: .changed, scale: 3, location: .zero, time: 9)))
    scene.stage.window.dispatch(
      .touchpadPinch(
        TouchpadPinchInput(fingerCount: 2, phase: .cancelled, location: .zero, time: 9)))
    scene.stage.turn()
    #expect(scene.takeGestures() == ["pinch began", "pinch cancelled"])
  }

  private func changes(_ name: String, _ count: Int) -> [String] {
    Array(repeating: "\(name) changed", count: count)
  }
}

@MainActor
private final class AllTogether: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}
