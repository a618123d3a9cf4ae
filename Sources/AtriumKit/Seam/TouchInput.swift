public import AtriumGeometry

/// What a finger did, as a host tells it.
public struct TouchInput: Equatable, Sendable {
  /// Which finger; the same from *began* to *ended*, then free again.
  public var id: Int
  /// Where, in points of the window.
  public var location: Point
  /// When, in seconds since the window began.
  public var time: Double

  /// Makes the description of one touch event.
  public init(id: Int, location: Point, time: Double) {
    self.id = id
    self.location = location
    self.time = time
  }
}
