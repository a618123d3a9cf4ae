import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Impossible events from a host.
///
/// They never trap, and after them every touch that began has ended.
@MainActor
struct StrangeInputTests {
  private let scene = TouchScene()
  private var window: Window { scene.stage.window }
  private static let strange: [Double] = [.nan, .infinity, -.infinity, 1e300]

  private func send(_ events: InputEvent...) {
    for event in events {
      window.dispatch(event)
      scene.stage.turn()
    }
  }

  private func nowhere(_ number: Double) -> Point { Point(x: number, y: number) }

  @Test(
    "a touch that begins at a position that is not finite is dropped, and a touch that ends there is cancelled"
  )
  func fingers() {
    send(
      .touchBegan(TouchInput(id: 1, location: nowhere(.nan), time: 0)),
      .touchMoved(TouchInput(id: 1, location: Point(x: 5, y: 5), time: 0)),
      .touchEnded(TouchInput(id: 1, location: Point(x: 5, y: 5), time: 0)))
    #expect(scene.take().isEmpty)
    send(
      .touchBegan(TouchInput(id: 2, location: Point(x: 5, y: 5), time: 0)),
      .touchMoved(TouchInput(id: 2, location: nowhere(.nan), time: 0)),
      .touchEnded(TouchInput(id: 2, location: nowhere(.nan), time: .nan)))
    #expect(scene.take() == ["pad began 1", "pad cancelled 1"])
    scene.tap()
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
  }

  @Test("a button released at a position that is not finite is cancelled")
  func buttons() {
    func input(_ location: Point, time: Double = 0) -> PointerInput {
      PointerInput(location: location, time: time, button: .primary, count: 1)
    }
    send(.pointerDown(input(nowhere(.nan))), .pointerUp(input(Point(x: 5, y: 5))))
    #expect(scene.take().isEmpty)
    send(.pointerDown(input(Point(x: 5, y: 5))), .pointerUp(input(nowhere(.nan), time: .nan)))
    #expect(scene.take() == ["pad began 1", "pad cancelled 1"])
    scene.stage.click(at: Point(x: 5, y: 5))
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
  }

  @Test("all recognisers continue to work after every kind of input with any numbers")
  func everything() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    scene.add(SwipeGestureRecognizer(), "swipe")
    scene.add(LongPressGestureRecognizer(), "press")
    scene.add(HoverGestureRecognizer(), "hover")
    for number in Self.strange {
      let place = nowhere(number)
      let here = Point(x: 100, y: 100)
      for (location, time) in [(place, 0.0), (here, number), (place, number)] {
        func pointer(_ button: PointerButton? = nil) -> PointerInput {
          PointerInput(
            location: location, time: time, button: button, count: button == nil ? 0 : 1,
            modifierFlags: .alternate)
        }
        func finger(_ id: Int, _ place: Point) -> TouchInput {
          TouchInput(id: id, location: place, time: time)
        }
        send(
          .pointerMoved(pointer()), .pointerDown(pointer(.primary)), .pointerMoved(pointer()),
          .pointerUp(pointer(.primary)), .touchBegan(finger(1, here)),
          .touchBegan(finger(2, Point(x: 150, y: 100))), .touchMoved(finger(1, location)),
          .touchMoved(finger(2, Point(x: 10, y: 300))), .touchEnded(finger(1, location)),
          .touchEnded(finger(2, location)))
        #expect(pan.translation(in: scene.pad).x.isFinite && pan.velocity(in: nil).x.isFinite)
        #expect(pinch.scale.isFinite && rotation.rotation.isFinite)
        for phase in [ScrollInput.Phase.began, .changed, .ended, .step, .cancelled] {
          send(
            .scroll(
              ScrollInput(
                delta: place, location: location, time: time, source: .touchpad, phase: phase)))
        }
        for phase in [TouchpadPhase.began, .changed, .ended] {
          send(
            .touchpadSwipe(
              TouchpadSwipeInput(
                fingerCount: 3, phase: phase, delta: place, location: location, time: time)),
            .touchpadPinch(
              TouchpadPinchInput(
                fingerCount: 2, phase: phase, delta: place, scale: number, rotation: number,
                location: location, time: time)))
          #expect(pinch.scale.isFinite && rotation.rotation.isFinite)
          #expect(pan.translation(in: scene.pad).x.isFinite)
        }
        send(
          .keyDown(KeyInput(key: Key(keyCode: .keyboardTab), time: time)),
          .keyUp(KeyInput(key: Key(keyCode: .keyboardTab), time: time)),
          .timeOfDay(secondsSinceMidnight: number, time: time), .refreshRate(number),
          .pointerLeft(time: time), .pointerCancelled(time: time))
      }
    }
    window.dispatch(.refreshRate(60))
    scene.stage.settle()
    scene.wait(1)
    _ = scene.take()
    // The host may have sent a time in the far future, from which the window's time continues.
    #expect(window.currentTime.isFinite)
    tap.delegate = nil
    scene.tap()
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("frames whose time is not finite, or earlier than the current time, do not change the time")
  func clocks() {
    scene.stage.advance(by: 1)
    for time in [.nan, -.infinity, .infinity, -5, 0.5] as [Double] {
      window.dispatch(.frame(at: time))
      #expect(window.currentTime == 1)
    }
  }
}
