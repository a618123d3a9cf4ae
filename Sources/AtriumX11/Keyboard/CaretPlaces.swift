/// The caret positions that wait to be sent to an input method while it owes verdicts on keys.
///
/// Some methods change the order of the text when they are told of the caret between a key and
/// their verdict on it (TX-73). A method without synchronous keys gives the verdict later than the
/// round trip that follows the key. So a place waits until the method has responded to each key, or
/// until the last key is ``patience`` old, since a method need not respond to a key that it takes.
///
/// The value has no clock: callers pass the time, in seconds.
package struct CaretPlaces<Window: Equatable> {
  /// A window, and the place of its caret in pixels.
  package struct Place: Equatable {
    package let window: Window
    package let x: Int16
    package let y: Int16

    package init(window: Window, x: Int16, y: Int16) {
      (self.window, self.x, self.y) = (window, x, y)
    }
  }

  /// How long a place waits after the last key, in seconds: as long as a key does (TX-70).
  package static var patience: Double { 0.25 }

  private var places: [Place] = []
  /// The keys without a verdict.
  private var openCount = 0
  private var lastKey = 0.0

  /// Makes a value without places, for a method that owes nothing.
  package init() {}

  /// When ``takeDue(at:)`` has a place at the latest, in seconds; nil if no place waits.
  package var deadline: Double? {
    guard !places.isEmpty else { return nil }
    return openCount == 0 ? -.infinity : lastKey + Self.patience
  }

  /// Takes note of the press of a key that is passed to the method.
  package mutating func passKey(at now: Double) {
    openCount += 1
    lastKey = now
  }

  /// Takes note of verdicts.
  package mutating func receiveVerdicts(_ count: Int) {
    openCount = max(openCount - count, 0)
  }

  /// Takes note that the method forgets the keys that it had.
  package mutating func settle() {
    openCount = 0
  }

  /// Adds a place, instead of an earlier one of the window.
  package mutating func add(_ place: Place) {
    forget(place.window)
    places.append(place)
  }

  /// Drops the place of a window.
  package mutating func forget(_ window: Window) {
    places.removeAll { $0.window == window }
  }

  /// Takes the places that the method may get now.
  package mutating func takeDue(at now: Double) -> [Place] {
    guard let deadline, deadline <= now else { return [] }
    openCount = 0
    defer { places = [] }
    return places
  }
}
