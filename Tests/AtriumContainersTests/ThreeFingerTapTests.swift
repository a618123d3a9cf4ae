import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Opening the ring menu with three fingers (RM-3).
@MainActor
struct ThreeFingerTapTests {
  private let places = [
    Point(x: 100, y: 100), Point(x: 150, y: 100), Point(x: 200, y: 100), Point(x: 250, y: 100),
  ]

  private func begin(_ count: Int, in fixture: RingFixture, every interval: Double = 0) {
    for finger in 0..<count {
      if finger > 0 { fixture.stage.advance(by: interval) }
      fixture.touch(finger, at: places[finger])
    }
  }

  @Test(
    "RM-3: three fingers are recognised when the first one lifts, and the content gets a cancellation"
  )
  func firstLifts() {
    let fixture = RingFixture()
    begin(3, in: fixture, every: 0.03)
    #expect(!fixture.ring.isMenuVisible)
    fixture.lift(1, at: places[1])
    #expect(fixture.ring.isMenuVisible)
    fixture.lift(0, at: places[0])
    fixture.lift(2, at: places[2])
    let content = fixture.children[0].view as? TouchCounter
    #expect(content?.began == 3 && content?.cancelled == 3 && content?.ended == 0)
    #expect(fixture.ring.isMenuVisible)
  }

  @Test("three resting fingers are recognised at 150 ms")
  func rest() {
    let fixture = RingFixture()
    begin(3, in: fixture, every: 0.05)
    fixture.stage.advance(by: 0.04)
    #expect(!fixture.ring.isMenuVisible)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.ring.isMenuVisible)
  }

  @Test("taps of two and four fingers never open the menu", arguments: [1, 2, 4])
  func otherCounts(count: Int) {
    let fixture = RingFixture()
    begin(count, in: fixture)
    fixture.stage.advance(by: 0.2)
    for finger in 0..<count { fixture.lift(finger, at: places[finger]) }
    fixture.stage.advance(by: 0.2)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("a third finger at 151 ms is too late")
  func tooLate() {
    let fixture = RingFixture()
    begin(2, in: fixture)
    fixture.stage.advance(by: 0.151)
    fixture.touch(2, at: places[2])
    for finger in 0..<3 { fixture.lift(finger, at: places[finger]) }
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("fingers that move away do not make a tap")
  func travel() {
    let fixture = RingFixture()
    begin(3, in: fixture)
    fixture.stage.window.dispatch(
      .touchMoved(
        TouchInput(id: 2, location: places[2] + Point(x: 46, y: 0), time: fixture.stage.time)))
    fixture.stage.turn()
    fixture.lift(0, at: places[0])
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("a hundred taps open the menu a hundred times, and the gesture never closes it")
  func hundred() {
    let fixture = RingFixture()
    var openings = 0
    for _ in 0..<100 {
      begin(3, in: fixture, every: 0.01)
      fixture.lift(0, at: places[0])
      if fixture.ring.isMenuVisible { openings += 1 }
      fixture.lift(1, at: places[1])
      fixture.lift(2, at: places[2])
      #expect(fixture.ring.isMenuVisible)
      fixture.key(.keyboardEscape)
      fixture.stage.settle()
    }
    #expect(openings == 100)
  }

  @Test(
    "three fingers that begin to swipe on a touchpad open the menu once, and two or four never do")
  func touchpad() {
    let fixture = RingFixture()
    let place = Point(x: 100, y: 100)
    fixture.stage.touchpadSwipe(fingers: 4, by: Point(x: 50, y: 0), at: place)
    fixture.stage.touchpadScroll(by: Point(x: 50, y: 0), at: place)
    #expect(!fixture.ring.isMenuVisible)
    let window = fixture.stage.window
    func swipe(_ phase: TouchpadPhase) {
      window.dispatch(
        .touchpadSwipe(
          TouchpadSwipeInput(
            fingerCount: 3, phase: phase, location: place, time: fixture.stage.time)))
      fixture.stage.turn()
    }
    swipe(.began)
    #expect(fixture.ring.isMenuVisible)
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    swipe(.changed)
    swipe(.ended)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("a hundred swipes on a touchpad open the menu a hundred times")
  func hundredSwipes() {
    let fixture = RingFixture()
    var openings = 0
    for _ in 0..<100 {
      fixture.stage.touchpadSwipe(fingers: 3, by: Point(x: 50, y: 0), at: Point(x: 100, y: 100))
      if fixture.ring.isMenuVisible { openings += 1 }
      fixture.key(.keyboardEscape)
      fixture.stage.settle()
      #expect(!fixture.ring.isMenuVisible)
    }
    #expect(openings == 100)
  }

  @Test(
    "after two of the fingers lift, the remaining finger chooses, relative to its position at that moment"
  )
  func marking() {
    let fixture = RingFixture()
    begin(3, in: fixture)
    fixture.move(2, to: places[2] + Point(x: 0, y: 20))
    fixture.lift(0, at: places[0])
    // While two fingers remain, neither of them chooses.
    fixture.move(2, to: places[2] + Point(x: 0, y: 90))
    #expect(fixture.menu.highlightedIndex == nil)
    fixture.lift(1, at: places[1])
    fixture.move(2, to: places[2] + Point(x: 30, y: 90))
    #expect(fixture.menu.highlightedIndex == nil)
    fixture.move(2, to: places[2] + Point(x: 0, y: 123))
    #expect(fixture.menu.highlightedIndex == 1)
    fixture.lift(2, at: places[2] + Point(x: 0, y: 123))
    #expect(fixture.ring.selectedIndex == 1)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test(
    "a remaining finger that does not move leaves the ring open, and a finger that returns to its start dismisses it"
  )
  func remainingFinger() {
    let fixture = RingFixture()
    begin(3, in: fixture)
    fixture.stage.advance(by: 2)
    for finger in 0..<2 { fixture.lift(finger, at: places[finger]) }
    fixture.stage.advance(by: 2)
    fixture.lift(2, at: places[2] + Point(x: 20, y: 0))
    #expect(fixture.ring.isMenuVisible)
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    begin(3, in: fixture)
    for finger in 0..<2 { fixture.lift(finger, at: places[finger]) }
    fixture.move(2, to: places[2] + Point(x: 60, y: 0))
    #expect(fixture.menu.highlightedIndex == 0)
    fixture.move(2, to: places[2])
    fixture.lift(2, at: places[2])
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.ring.selectedIndex == 0)
  }

  @Test(
    "a touch that is cancelled in the middle of its drag dismisses the ring and chooses nothing")
  func takenAway() {
    let fixture = RingFixture()
    begin(3, in: fixture)
    for finger in 0..<2 { fixture.lift(finger, at: places[finger]) }
    fixture.move(2, to: places[2] + Point(x: 0, y: 60))
    #expect(fixture.menu.highlightedIndex == 1)
    fixture.stage.touch(cancelled: 2)
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.ring.selectedIndex == 0)
  }

  @Test("further fingers on the open ring count as a click while one of the three remains")
  func furtherFingers() {
    let fixture = RingFixture()
    begin(3, in: fixture)
    for finger in 0..<2 { fixture.lift(finger, at: places[finger]) }
    fixture.touch(7, at: fixture.item(2))
    fixture.lift(7, at: fixture.item(2))
    #expect(fixture.ring.selectedIndex == 2)
    fixture.lift(2, at: places[2] + Point(x: 0, y: 60))
    #expect(fixture.ring.selectedIndex == 2)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("a drag of the content is cancelled when the third finger touches the screen")
  func dragTaken() {
    let fixture = RingFixture()
    var heard: [GestureRecognizer.State] = []
    let pan = PanGestureRecognizer { heard.append($0.state) }
    fixture.children[0].view.addGestureRecognizer(pan)
    fixture.touch(0, at: places[0])
    fixture.move(0, to: places[0] + Point(x: 0, y: 15))
    fixture.move(0, to: places[0] + Point(x: 0, y: 25))
    fixture.touch(1, at: places[1])
    fixture.touch(2, at: places[2])
    // The drag is cancelled before any finger lifts, since the first finger to lift may be the dragging finger.
    #expect(heard.first == .began && heard.last == .cancelled)
    fixture.move(0, to: places[0] + Point(x: 0, y: 30))
    fixture.lift(0, at: places[0] + Point(x: 0, y: 30))
    #expect(fixture.ring.isMenuVisible)
    for finger in [1, 2] { fixture.lift(finger, at: places[finger]) }
    #expect(heard.last == .cancelled && heard.count { $0 == .cancelled } == 1)
    // The content gets the next finger again.
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    fixture.touch(0, at: places[0])
    fixture.move(0, to: places[0] + Point(x: 0, y: 30))
    #expect(heard.last == .began)
  }
}
