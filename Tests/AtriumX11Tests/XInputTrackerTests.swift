import AtriumGeometry
import AtriumKit
import AtriumX11
import Testing

@Suite("fingers, gestures and scrolling axes")
struct XInputTrackerTests {
  private func sample(time: Double = 0) -> PointerSample {
    PointerSample(location: Point(x: 10, y: 20), time: time)
  }

  private func device(_ id: Int, isTouchpad: Bool = false, at value: Double) -> XInputDevice {
    XInputDevice(
      id: id, isTouchpad: isTouchpad,
      scrollAxes: [
        XInputDevice.ScrollAxis(number: 3, isHorizontal: false, increment: 120, value: value)
      ])
  }

  private func scroll(_ tracker: inout ScrollTracker, to value: Double, serial: UInt) -> [Double] {
    tracker.scroll(
      [ScrollTracker.Reading(axis: 3, value: value)], source: 7, serial: serial,
      isEmulated: false, sample()
    ).compactMap {
      guard case .scroll(let input) = $0 else { return nil }
      return input.delta.y
    }
  }

  @Test("events that were sent before a query are included in its reply, and count once")
  func olderThanAnswer() {
    var tracker = ScrollTracker()
    // Three steps were pending during the query: 120, 240 and 360.
    tracker.reset([device(7, at: 360)], serial: 50)
    #expect(scroll(&tracker, to: 120, serial: 48) == [])
    #expect(scroll(&tracker, to: 240, serial: 49) == [-53])
    #expect(scroll(&tracker, to: 360, serial: 49) == [-53])
    #expect(scroll(&tracker, to: 480, serial: 50) == [-53])
    tracker.reset([device(7, at: 480)], serial: 60)
    #expect(scroll(&tracker, to: 600, serial: 60) == [-53])
  }

  @Test("added devices do not change other devices, and removed devices are forgotten")
  func comingAndGoing() {
    var tracker = ScrollTracker()
    tracker.reset([device(7, at: 0)], serial: 1)
    tracker.add([device(7, at: 999), device(8, at: 5)], serial: 2)
    #expect(scroll(&tracker, to: 120, serial: 2) == [-53])
    #expect(tracker.hasAxis(forButton: 4, of: 8) && !tracker.hasAxis(forButton: 6, of: 8))
    tracker.remove(7)
    #expect(scroll(&tracker, to: 240, serial: 3) == [])
    #expect(!tracker.hasAxis(forButton: 5, of: 7))
  }

  @Test("a scroll axis that grows upwards scrolls upwards")
  func negativeIncrement() {
    var tracker = ScrollTracker()
    var natural = device(7, at: 0)
    natural.scrollAxes[0].increment = -15
    tracker.reset([natural], serial: 1)
    #expect(scroll(&tracker, to: 15, serial: 1) == [53])
  }

  @Test(
    "a pause of 150 ms ends scrolling, unless the device has reported the end of a scroll before")
  func rest() {
    var tracker = ScrollTracker()
    tracker.reset([device(7, isTouchpad: true, at: 0)], serial: 1)
    #expect(tracker.restDeadline == nil)
    _ = scroll(&tracker, to: 12, serial: 1)
    #expect(tracker.restDeadline == 0.15)
    #expect(tracker.endIfResting(now: 0.149) == nil)
    let ended = InputEvent.scroll(
      ScrollInput(
        delta: .zero, location: Point(x: 10, y: 20), time: 0.15, source: .touchpad, phase: .ended))
    #expect(tracker.endIfResting(now: 0.15) == ended)
    #expect(tracker.endIfResting(now: 0.16) == nil)
    _ = scroll(&tracker, to: 24, serial: 1)
    _ = scroll(&tracker, to: 24, serial: 1)
    _ = scroll(&tracker, to: 36, serial: 1)
    #expect(tracker.restDeadline == nil)
    tracker.reset([device(7, isTouchpad: true, at: 36)], serial: 1)
    #expect(tracker.restDeadline == nil)
  }

  @Test("each finger is reported from its beginning to its end, once")
  func fingers() {
    var tracker = TouchTracker()
    let (here, there) = (Point(x: 1, y: 1), Point(x: 2, y: 2))
    func input(_ id: Int, _ place: Point) -> TouchInput {
      TouchInput(id: id, location: place, time: 0)
    }
    #expect(tracker.move(9, location: here, time: 0) == nil)
    #expect(tracker.end(9, location: here, time: 0) == nil)
    #expect(tracker.begin(9, source: 4, location: here, time: 0) == .touchBegan(input(0, here)))
    #expect(tracker.begin(9, source: 4, location: here, time: 0) == nil)
    #expect(tracker.begin(12, source: 5, location: here, time: 0) == .touchBegan(input(1, here)))
    #expect(tracker.move(12, location: here, time: 0) == nil)
    #expect(tracker.move(12, location: there, time: 0) == .touchMoved(input(1, there)))
    #expect(tracker.cancel(of: 5, time: 0) == [.touchCancelled(input(1, there))])
    #expect(tracker.end(12, location: there, time: 0) == nil)
    #expect(tracker.begin(13, source: 5, location: here, time: 0) == .touchBegan(input(1, here)))
    #expect(
      tracker.cancel(time: 0) == [.touchCancelled(input(0, here)), .touchCancelled(input(1, here))])
    #expect(tracker.count == 0)
  }

  @Test("a cancelled gesture reports nothing more, and an interrupted gesture is cancelled")
  func gestures() {
    var tracker = TouchpadGestureTracker()
    func swipe(_ phase: TouchpadPhase) -> TouchpadSwipeInput {
      TouchpadSwipeInput(fingerCount: 3, phase: phase, location: .zero, time: 0)
    }
    let pinch = TouchpadPinchInput(
      fingerCount: 2, phase: .began, scale: 1, location: .zero, time: 0)
    #expect(tracker.swipe(swipe(.changed), source: 1) == [])
    #expect(tracker.swipe(swipe(.began), source: 1) == [.touchpadSwipe(swipe(.began))])
    #expect(tracker.cancel(of: 2, time: 0) == [])
    #expect(tracker.cancel(time: 0) == [.touchpadSwipe(swipe(.cancelled))])
    #expect(tracker.swipe(swipe(.changed), source: 1) == [])
    #expect(tracker.swipe(swipe(.ended), source: 1) == [])
    #expect(tracker.swipe(swipe(.began), source: 1) == [.touchpadSwipe(swipe(.began))])
    #expect(
      tracker.pinch(pinch, source: 1) == [
        .touchpadSwipe(swipe(.cancelled)), .touchpadPinch(pinch),
      ])
  }

  @Test("touches need version 2.2, gestures 2.4")
  func versions() {
    func version(_ minor: Int32) -> XInputVersion { XInputVersion(major: 2, minor: minor) }
    #expect(!version(1).hasTouches && version(2).hasTouches && version(10).hasTouches)
    #expect(!version(3).hasGestures && version(4).hasGestures)
    #expect(XInputVersion(major: 1, minor: 5) < .oldest)
    #expect(XInputVersion(major: 3, minor: 0).hasGestures)
  }
}
