import AtriumGeometry
import AtriumKit
import AtriumX11
import Testing

@Suite("tracking the pointer")
struct PointerTrackerTests {
  private func sample(_ x: Double = 10, _ y: Double = 10, time: Double = 0) -> PointerSample {
    PointerSample(location: Point(x: x, y: y), time: time)
  }

  private func down(_ button: Int, count: Int, _ x: Double = 10, _ y: Double = 10) -> InputEvent {
    .pointerDown(
      PointerInput(
        location: Point(x: x, y: y), time: 0, button: PointerButton(rawValue: button),
        count: count))
  }

  private func up(_ button: Int, count: Int, _ x: Double = 10, _ y: Double = 10) -> InputEvent {
    .pointerUp(
      PointerInput(
        location: Point(x: x, y: y), time: 0, button: PointerButton(rawValue: button),
        count: count))
  }

  @Test("a button that goes down twice cancels its first press, since that release was lost")
  func lostRelease() {
    var tracker = PointerTracker()
    #expect(tracker.cancel(before: 1, time: 1) == nil)
    #expect(tracker.press(1, stamp: 1, sample()) == down(1, count: 1))
    #expect(tracker.cancel(before: 3, time: 2) == nil)
    #expect(tracker.cancel(before: 1, time: 2) == .pointerCancelled(time: 2))
    #expect(!tracker.isHolding)
  }

  @Test("presses within 400 ms and 5 points count up")
  func counts() {
    var tracker = PointerTracker()
    func count(_ stamp: UInt32, x: Double, button: Int = 1) -> Int? {
      guard case .pointerDown(let input)? = tracker.press(button, stamp: stamp, sample(x)) else {
        return nil
      }
      _ = tracker.release(button, sample(x))
      return input.count
    }
    #expect(count(1000, x: 10) == 1)
    #expect(count(1400, x: 15) == 2)
    #expect(count(1800, x: 15) == 3)
    #expect(count(2201, x: 15) == 1, "401 ms")
    #expect(count(2300, x: 20.5) == 1, "5.5 points")
    #expect(count(2310, x: 20.5, button: 3) == 1, "another button")
    #expect(count(2320, x: 20.5, button: 1) == 1, "and back")
  }

  @Test("TX-24: the user's time and distance for a double click are used")
  func ownLimits() {
    var clicks = ClickCounter()
    clicks.interval = 1000
    clicks.distance = 0
    func count(_ stamp: UInt32, _ x: Double) -> Int {
      clicks.press(button: 1, stamp: stamp, x: x, y: 0)
    }
    #expect([count(0, 5), count(1000, 5), count(2001, 5), count(2002, 5.5)] == [1, 2, 1, 1])
  }

  @Test("a double click may span the wrap-around of the server's clock")
  func countsAcrossWrapAround() {
    var clicks = ClickCounter()
    #expect(clicks.press(button: 1, stamp: UInt32.max - 50, x: 0, y: 0) == 1)
    #expect(clicks.press(button: 1, stamp: 50, x: 0, y: 0) == 2)
  }

  @Test("the first press has the count one, even if time and position are zero")
  func firstPress() {
    var clicks = ClickCounter()
    #expect(clicks.press(button: 0, stamp: 0, x: 0, y: 0) == 1)
  }

  @Test(
    "buttons 1 to 3, 8 and 9 send presses, buttons 4 to 7 scroll 53 points, and other buttons are ignored"
  )
  func buttons() {
    var tracker = PointerTracker()
    for button in [1, 2, 3, 8, 9] {
      #expect(tracker.press(button, stamp: 1, sample()) == down(button, count: 1))
    }
    let deltas = [4: Point(x: 0, y: 53), 5: Point(x: 0, y: -53), 6: Point(x: 53), 7: Point(x: -53)]
    for (button, delta) in deltas {
      let expected = InputEvent.scroll(
        ScrollInput(delta: delta, location: Point(x: 10, y: 10), time: 0))
      #expect(tracker.press(button, stamp: 1, sample()) == expected)
      #expect(tracker.release(button, sample()) == [])
    }
    #expect(tracker.press(10, stamp: 1, sample()) == nil)
    #expect(tracker.release(10, sample()) == [])
  }

  @Test("a release has the count of its press, and is reported once")
  func releases() {
    var tracker = PointerTracker()
    _ = tracker.press(1, stamp: 1, sample())
    #expect(tracker.isHolding)
    #expect(tracker.release(1, sample()) == [up(1, count: 1)])
    #expect(tracker.release(1, sample()) == [])
    #expect(!tracker.isHolding)
  }

  @Test("leaving is reported once, and entering again is a movement")
  func crossing() {
    var tracker = PointerTracker()
    let moved = InputEvent.pointerMoved(PointerInput(location: Point(x: 10, y: 10), time: 0))
    #expect(tracker.leave(.movement, time: 1) == nil)
    #expect(tracker.enter(.movement, sample()) == moved)
    #expect(tracker.leave(.movement, time: 2) == .pointerLeft(time: 2))
    #expect(tracker.leave(.ungrab, time: 3) == nil)
  }

  @Test("a movement in the window enters it, even without an enter event")
  func movement() {
    var tracker = PointerTracker()
    _ = tracker.move(sample())
    #expect(tracker.leave(.movement, time: 2) == .pointerLeft(time: 2))
    _ = tracker.press(1, stamp: 1, sample())
    #expect(tracker.leave(.movement, time: 3) == nil)
    _ = tracker.move(sample(500, 10))
    #expect(
      tracker.release(1, sample(500, 10)) == [up(1, count: 1, 500, 10), .pointerLeft(time: 0)])
  }

  @Test("a grab by another client does not move the pointer, but its end may")
  func grabs() {
    var tracker = PointerTracker()
    _ = tracker.enter(.movement, sample())
    #expect(tracker.leave(.grab, time: 1) == nil)
    #expect(tracker.enter(.grab, sample()) == nil)
    #expect(tracker.leave(.ungrab, time: 2) == .pointerLeft(time: 2))
    #expect(tracker.enter(.ungrab, sample()) != nil)
  }

  @Test("after a press inside and a release outside, leaving is reported after the release")
  func dragOut() {
    var tracker = PointerTracker()
    _ = tracker.enter(.movement, sample())
    _ = tracker.press(1, stamp: 1, sample())
    #expect(tracker.leave(.movement, time: 0) == nil)
    #expect(
      tracker.release(1, sample(500, 10)) == [up(1, count: 1, 500, 10), .pointerLeft(time: 0)])
    #expect(tracker.leave(.ungrab, time: 0) == nil)
  }

  @Test("while two buttons are pressed, leaving is reported after the second release")
  func dragOutWithTwo() {
    var tracker = PointerTracker()
    _ = tracker.enter(.movement, sample())
    _ = tracker.press(1, stamp: 1, sample())
    _ = tracker.press(3, stamp: 2, sample())
    _ = tracker.leave(.movement, time: 0)
    #expect(tracker.release(1, sample()) == [up(1, count: 1)])
    #expect(tracker.release(3, sample()) == [up(3, count: 1), .pointerLeft(time: 0)])
  }

  @Test("a removed device cancels its own presses and fingers, and not those of another device")
  func lostDevice() {
    var tracker = PointerTracker()
    _ = tracker.press(1, source: 7, stamp: 0, sample(0))
    #expect(tracker.cancel(of: 8, time: 1) == nil)
    #expect(tracker.isHolding)
    #expect(tracker.cancel(of: 7, time: 2) == .pointerCancelled(time: 2))
    #expect(!tracker.isHolding)
  }

  @Test("after a cancellation releases are ignored")
  func cancelled() {
    var tracker = PointerTracker()
    _ = tracker.press(1, stamp: 1, sample())
    #expect(tracker.cancel(time: 4) == .pointerCancelled(time: 4))
    #expect(tracker.cancel(time: 5) == nil)
    #expect(tracker.release(1, sample()) == [])
  }
}
