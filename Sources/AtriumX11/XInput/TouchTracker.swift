package import AtriumGeometry
package import AtriumKit

/// Follows the fingers on touchscreens, and names them by small numbers.
///
/// The server counts its touches for as long as it runs. The toolkit wants a finger's number to be
/// free again once the finger is gone, and each finger that came down to be heard of to its end.
package struct TouchTracker {
  private struct Finger {
    var id: Int
    var source: Int
    var location: Point
  }

  private var fingers: [UInt32: Finger] = [:]

  /// Makes a tracker of a window that nobody touches.
  package init() {}

  /// How many fingers are down.
  package var count: Int { fingers.count }

  /// A finger came down.
  ///
  /// - Parameters:
  ///   - number: The number that the server gives the touch.
  ///   - source: The device.
  ///   - location: The place, in points.
  ///   - time: When, in seconds of the window's clock.
  /// - Returns: What to tell the window; nil for a finger that is down already.
  package mutating func begin(
    _ number: UInt32, source: Int, location: Point, time: Double
  ) -> InputEvent? {
    guard fingers[number] == nil else { return nil }
    let taken = Set(fingers.values.map(\.id))
    let id = (0...taken.count).first { !taken.contains($0) } ?? taken.count
    fingers[number] = Finger(id: id, source: source, location: location)
    return .touchBegan(TouchInput(id: id, location: location, time: time))
  }

  /// A finger moved, or its pressure changed, which is no news.
  package mutating func move(_ number: UInt32, location: Point, time: Double) -> InputEvent? {
    guard let finger = fingers[number], finger.location != location else { return nil }
    fingers[number]?.location = location
    return .touchMoved(TouchInput(id: finger.id, location: location, time: time))
  }

  /// A finger lifted.
  package mutating func end(_ number: UInt32, location: Point, time: Double) -> InputEvent? {
    guard let finger = fingers.removeValue(forKey: number) else { return nil }
    return .touchEnded(TouchInput(id: finger.id, location: location, time: time))
  }

  /// A finger is lost.
  package mutating func cancel(_ number: UInt32, time: Double) -> InputEvent? {
    guard let finger = fingers.removeValue(forKey: number) else { return nil }
    return .touchCancelled(TouchInput(id: finger.id, location: finger.location, time: time))
  }

  /// Fingers are lost: all of a device that went away, or all there are.
  ///
  /// What the server still says of them is nobody's.
  package mutating func cancel(of source: Int? = nil, time: Double) -> [InputEvent] {
    let lost = fingers.filter { source == nil || $0.value.source == source }
    for number in lost.keys { fingers[number] = nil }
    return lost.values.sorted { $0.id < $1.id }.map {
      .touchCancelled(TouchInput(id: $0.id, location: $0.location, time: time))
    }
  }
}
