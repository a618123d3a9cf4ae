public import AtriumGeometry

extension View {
  /// How content of one size is placed in bounds of another.
  ///
  /// The raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds; in a change of the window's size redrawn as by ``redraw`` (DC-34).
    case scaleToFill
    /// As large as fits inside the bounds, undistorted and centred.
    case scaleAspectFit
    /// As small as covers the bounds, undistorted and centred; the rest extends beyond them.
    case scaleAspectFill
    /// Redrawn for each size; an image, which cannot be redrawn, is stretched.
    case redraw
    /// At its own size, centred.
    case center
    /// At its own size, centred at the top edge.
    case top
    /// At its own size, centred at the bottom edge.
    case bottom
    /// At its own size, centred at the left edge.
    case left
    /// At its own size, centred at the right edge.
    case right
    /// At its own size, in the top left corner.
    case topLeft
    /// At its own size, in the top right corner.
    case topRight
    /// At its own size, in the bottom left corner.
    case bottomLeft
    /// At its own size, in the bottom right corner.
    case bottomRight

    /// The rectangle of content in some bounds.
    ///
    /// - Parameters:
    ///   - size: The content's size, in points.
    ///   - bounds: The bounds in which the content is placed.
    /// - Returns: The content's rectangle; the bounds themselves if the content has no area.
    public func rect(for size: Size, in bounds: Rect) -> Rect {
      guard size.width > 0, size.height > 0 else { return bounds }
      let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
      let factor: Double
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit: factor = min(horizontal, vertical)
      case .scaleAspectFill: factor = max(horizontal, vertical)
      default: factor = 1
      }
      let size = Size(width: size.width * factor, height: size.height * factor)
      let part = anchor
      return Rect(
        origin: Point(
          x: bounds.minX + (bounds.width - size.width) * part.x,
          y: bounds.minY + (bounds.height - size.height) * part.y), size: size)
    }

    /// The alignment of the content, as fractions of the free space.
    private var anchor: Point {
      let x =
        switch self {
        case .left, .topLeft, .bottomLeft: 0.0
        case .right, .topRight, .bottomRight: 1.0
        default: 0.5
        }
      let y =
        switch self {
        case .top, .topLeft, .topRight: 0.0
        case .bottom, .bottomLeft, .bottomRight: 1.0
        default: 0.5
        }
      return Point(x: x, y: y)
    }
  }
}
