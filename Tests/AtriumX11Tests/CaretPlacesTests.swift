import AtriumX11
import Testing

@Suite("caret positions that wait for an input method")
struct CaretPlacesTests {
  private typealias Place = CaretPlaces<Int>.Place
  private let first = Place(window: 1, x: 10, y: 20)
  private let second = Place(window: 1, x: 30, y: 20)
  private let other = Place(window: 2, x: 50, y: 20)

  @Test("TX-73: without a waiting key, a position is sent at once")
  func idle() {
    var places = CaretPlaces<Int>()
    #expect(places.deadline == nil)
    #expect(places.takeDue(at: 0) == [])
    places.add(first)
    #expect(places.deadline == -.infinity)
    #expect(places.takeDue(at: 0) == [first])
    #expect(places.takeDue(at: 0) == [])
  }

  @Test("TX-73: a position waits until the input method has answered each key")
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
    "TX-73: an input method that does not answer a key gets the caret a quarter of a second later")
  func silence() {
    var places = CaretPlaces<Int>()
    places.passKey(at: 1)
    places.add(first)
    #expect(places.deadline == 1.25)
    places.passKey(at: 1.2)
    #expect(places.takeDue(at: 1.4) == [])
    #expect(places.takeDue(at: 1.45) == [first])
    // The unanswered old keys do not delay the next caret position.
    places.add(second)
    #expect(places.takeDue(at: 1.46) == [second])
  }

  @Test(
    "TX-73: the input method gets the last position of each window, and no position of a closed window"
  )
  func windows() {
    var places = CaretPlaces<Int>()
    places.passKey(at: 0)
    places.add(first)
    places.add(other)
    places.add(second)
    places.forget(2)
    #expect(places.takeDue(at: 0.25) == [second])
  }

  @Test("TX-73: a reset ends the wait, and answers without a key are ignored")
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
