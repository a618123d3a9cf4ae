package import AtriumGeometry
package import AtriumKit

/// Tracks the touches on touchscreens, and assigns small identifiers to them.
///
/// The server's touch numbers increase for as long as the server runs. The toolkit reuses an identifier after its
/// touch has ended, and needs an end or a cancellation for each touch that began.
package struct TouchTracker {
  private struct Finger {
    var id: Int
    var source: Int
    var location: Point
  }

  private var fingers: [UInt32: Finger] = [:]

  /// Makes a tracker without touches.
  package init() {}

  /// The number of touches in progress.
  package var count: Int { fingers.count }

  /// Receives the beginning of a touch.
  ///
  /// - Parameters:
  ///   - number: The number of the touch on the server.
  ///   - source: The device.
  ///   - location: The location, in points.
  ///   - time: The time, in seconds of the window's clock.
  /// - Returns: The event for the window; nil if the touch has already begun.
  package mutating func begin(
    _ number: UInt32, source: Int, location: Point, time: Double
  ) -> InputEvent? {
    guard fingers[number] == nil else { return nil }
    let taken = Set(fingers.values.map(\.id))
    let id = (0...taken.count).first { !taken.contains($0) } ?? taken.count
    fingers[number] = Finger(id: id, source: source, location: location)
    return .touchBegan(TouchInput(id: id, location: location, time: time))
  }

  /// Receives an update of a touch.
  ///
  /// The result is nil for an update without movement, such as a change of pressure.
  package mutating func move(_ number: UInt32, location: Point, time: Double) -> InputEvent? {
    guard let finger = fingers[number], finger.location != location else { return nil }
    fingers[number]?.location = location
    return .touchMoved(TouchInput(id: finger.id, location: location, time: time))
  }

  /// Receives the end of a touch.
  package mutating func end(_ number: UInt32, location: Point, time: Double) -> InputEvent? {
    guard let finger = fingers.removeValue(forKey: number) else { return nil }
    return .touchEnded(TouchInput(id: finger.id, location: location, time: time))
  }

  /// Cancels a touch.
  package mutating func cancel(_ number: UInt32, time: Double) -> InputEvent? {
    guard let finger = fingers.removeValue(forKey: number) else { return nil }
    return .touchCancelled(TouchInput(id: finger.id, location: finger.location, time: time))
  }

  /// Cancels the touches of a device that has been removed; nil cancels all touches.
  ///
  /// Later events of these touches are ignored.
  package mutating func cancel(of source: Int? = nil, time: Double) -> [InputEvent] {
    let lost = fingers.filter { source == nil || $0.value.source == source }
    for number in lost.keys { fingers[number] = nil }
    return lost.values.sorted { $0.id < $1.id }.map {
      .touchCancelled(TouchInput(id: $0.id, location: $0.location, time: time))
    }
  }
}
