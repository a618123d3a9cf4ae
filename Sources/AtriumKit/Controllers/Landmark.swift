public import AtriumGeometry

/// A part of a controller's view that is listed in logs, so that other programs can find and click it.
public struct Landmark: Hashable, Sendable {
  /// The kind of part, which is the event's name in a log: one word, such as `ringItem`.
  public var kind: String
  /// The part's name as the user sees it.
  public var name: String
  /// The part's rectangle in the window's coordinates, in points.
  public var frame: Rect

  /// Makes a landmark.
  public init(kind: String, name: String, frame: Rect) {
    (self.kind, self.name, self.frame) = (kind, name, frame)
  }
}
