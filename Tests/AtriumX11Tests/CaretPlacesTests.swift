import AtriumX11
import Testing

@Suite("places of carets that wait for an input method")
struct CaretPlacesTests {
  private typealias Place = CaretPlaces<Int>.Place
  private let first = Place(window: 1, x: 10, y: 20)
  private let second = Place(window: 1, x: 30, y: 20)
  private let other = Place(window: 2, x: 50, y: 20)

  @Test("TX-73: without a key that waits, a place is due at once")
  func idle() {
    var places = CaretPlaces<Int>()
    #expect(places.deadline == nil)
    #expect(places.takeDue(at: 0) == [])
    places.add(first)
    #expect(places.deadline == -.infinity)
    #expect(places.takeDue(at: 0) == [first])
    #expect(places.takeDue(at: 0) == [])
  }

  @Test("TX-73: a place waits until each key has its verdict")
  func verdicts() {
    var places = CaretPlaces<Int>()
    places.passKey(at: 1)
    places.passKey(at: 1.01)
    places.add(first)
    #expect(places.takeDue(at: 1.02) == [])
    places.receiveVerdicts(1)
    #expect(places.takeDue(at: 1.03) == [])
    places.receiveVerdicts(1)
    #expect(places.takeDue(at: 1.04) == [first])
  }

  @Test(
    "TX-73: a method that says nothing to a key is told of the caret a quarter of a second later")
  func silence() {
    var places = CaretPlaces<Int>()
    places.passKey(at: 1)
    places.add(first)
    #expect(places.deadline == 1.25)
    places.passKey(at: 1.2)
    #expect(places.takeDue(at: 1.4) == [])
    #expect(places.takeDue(at: 1.45) == [first])
    // The silence of the old keys is not counted against the next place.
    places.add(second)
    #expect(places.takeDue(at: 1.46) == [second])
  }

  @Test("TX-73: the method gets the last place of each window, and none of one that is gone")
  func windows() {
    var places = CaretPlaces<Int>()
    places.passKey(at: 0)
    places.add(first)
    places.add(other)
    places.add(second)
    places.forget(2)
    #expect(places.takeDue(at: 0.25) == [second])
  }

  @Test("TX-73: a reset ends the wait, and verdicts without a key count for nothing")
  func settling() {
    var places = CaretPlaces<Int>()
    places.passKey(at: 0)
    places.add(first)
    places.settle()
    #expect(places.takeDue(at: 0) == [first])
    places.receiveVerdicts(3)
    places.passKey(at: 1)
    places.add(first)
    #expect(places.takeDue(at: 1) == [])
  }
}
