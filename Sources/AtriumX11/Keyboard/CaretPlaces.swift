/// The caret positions that are held back until an input method has responded to all keys.
///
/// Some input methods change the order of the text if they receive a caret position between a key and their
/// response to it (TX-73). An input method without synchronous keys responds after the round trip that
/// follows the key. Each position therefore waits until the input method has responded to each key. A
/// position waits at most ``patience`` after the last key, since an input method need not respond to a key
/// that it consumes.
///
/// The value has no clock. Callers pass the time, in seconds.
package struct CaretPlaces<Window: Equatable> {
  /// A window, and the position of its caret in pixels.
  package struct Place: Equatable {
    package let window: Window
    package let x: Int16
    package let y: Int16

    package init(window: Window, x: Int16, y: Int16) {
      (self.window, self.x, self.y) = (window, x, y)
    }
  }

  /// The maximum time for which a position waits after the last key, in seconds.
  ///
  /// The value equals ``KeyQueue/patience`` (TX-70).
  package static var patience: Double { 0.25 }

  private var places: [Place] = []
  /// The number of keys without a response.
  private var openCount = 0
  private var lastKey = 0.0

  /// Makes a value without positions, for an input method that has responded to all keys.
  package init() {}

  /// The time from which ``takeDue(at:)`` returns the positions, in seconds; nil if no position waits.
  package var deadline: Double? {
    guard !places.isEmpty else { return nil }
    return openCount == 0 ? -.infinity : lastKey + Self.patience
  }

  /// Counts a key press that is passed to the input method.
  package mutating func passKey(at now: Double) {
    openCount += 1
    lastKey = now
  }

  /// Counts responses of the input method to keys.
  package mutating func receiveVerdicts(_ count: Int) {
    openCount = max(openCount - count, 0)
  }

  /// Resets the number of keys without a response, since the input method has discarded its keys.
  package mutating func settle() {
    openCount = 0
  }

  /// Adds a position, which replaces an earlier position in the same window.
  package mutating func add(_ place: Place) {
    forget(place.window)
    places.append(place)
  }

  /// Removes the position of a window.
  package mutating func forget(_ window: Window) {
    places.removeAll { $0.window == window }
  }

  /// Returns the positions that the input method may receive now, and removes them.
  package mutating func takeDue(at now: Double) -> [Place] {
    guard let deadline, deadline <= now else { return [] }
    openCount = 0
    defer { places = [] }
    return places
  }
}
