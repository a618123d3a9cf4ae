/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle from its four numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle at the origin with the given size.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Makes the smallest rectangle of whole pixels around a rectangle of points.
  ///
  /// - Parameters:
  ///   - rect: The area, in points; its edges are clamped to ±2²⁴ pixels.
  ///   - scale: Pixels per point.
  public init(covering rect: Rect, scale: Double) {
    let left = Int(nearest: (rect.minX * scale).rounded(.down))
    let top = Int(nearest: (rect.minY * scale).rounded(.down))
    self.init(
      x: left, y: top, width: max(0, Int(nearest: (rect.maxX * scale).rounded(.up)) - left),
      height: max(0, Int(nearest: (rect.maxY * scale).rounded(.up)) - top))
  }

  /// Whether the rectangle contains no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels in the rectangle.
  public var count: Int { max(0, width) * max(0, height) }

  /// Returns the pixels that both rectangles contain; empty if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// Returns the same area in points.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: The area, not rounded.
  public func rect(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
