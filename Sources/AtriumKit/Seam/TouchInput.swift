public import AtriumGeometry

/// An event of one finger, as a host reports it.
public struct TouchInput: Equatable, Sendable {
  /// The finger's number, constant from *began* to *ended* and then free again.
  public var id: Int
  /// The location, in points of the window.
  public var location: Point
  /// The time, in seconds of the window's clock.
  public var time: Double

  /// Makes the description of one touch event.
  public init(id: Int, location: Point, time: Double) {
    self.id = id
    self.location = location
    self.time = time
  }
}
