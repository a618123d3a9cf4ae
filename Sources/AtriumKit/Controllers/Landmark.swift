public import AtriumGeometry

/// An element of a controller's view that is listed in logs, so that other programs can find and click it.
public struct Landmark: Hashable, Sendable {
  /// The kind of the element, in one word, such as `ringItem`; it is the event's name in a log.
  public var kind: String
  /// The name of the element, as the user sees it.
  public var name: String
  /// The rectangle of the element, in points, in the window's coordinates.
  public var frame: Rect

  /// Makes a landmark.
  public init(kind: String, name: String, frame: Rect) {
    (self.kind, self.name, self.frame) = (kind, name, frame)
  }
}
