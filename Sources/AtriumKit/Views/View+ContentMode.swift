public import AtriumGeometry

extension View {
  /// The way in which content of one size is placed in bounds of another size.
  ///
  /// The raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds.
    ///
    /// During a change of the window's size, the content is redrawn as with ``redraw`` (DC-34).
    case scaleToFill
    /// Scaled to fit inside the bounds, without distortion, and centred.
    case scaleAspectFit
    /// Scaled to fill the bounds, without distortion, and centred.
    ///
    /// The content may extend beyond the bounds.
    case scaleAspectFill
    /// Redrawn for each size; an image cannot be redrawn and is stretched.
    case redraw
    /// Not scaled, centred.
    case center
    /// Not scaled, centred at the top edge.
    case top
    /// Not scaled, centred at the bottom edge.
    case bottom
    /// Not scaled, centred at the left edge.
    case left
    /// Not scaled, centred at the right edge.
    case right
    /// Not scaled, in the top left corner.
    case topLeft
    /// Not scaled, in the top right corner.
    case topRight
    /// Not scaled, in the bottom left corner.
    case bottomLeft
    /// Not scaled, in the bottom right corner.
    case bottomRight

    /// Returns the rectangle of content in the given bounds.
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
