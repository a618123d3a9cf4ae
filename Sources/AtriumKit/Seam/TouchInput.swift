public import AtriumGeometry

/// An event of one finger, as a host reports it.
public struct TouchInput: Equatable, Sendable {
  /// The number that identifies the finger.
  ///
  /// The number is the same from *began* to *ended*, and can then be used again for another finger.
  public var id: Int
  /// The location, in points, in the window's coordinates.
  public var location: Point
  /// The time, in seconds of the host's clock; ``Window/dispatch(_:)`` converts it to the window's clock.
  public var time: Double

  /// Makes a touch event.
  public init(id: Int, location: Point, time: Double) {
    self.id = id
    self.location = location
    self.time = time
  }
}
