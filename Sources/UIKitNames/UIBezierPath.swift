public import Atrium
public import CoreGraphicsNames

/// A path as an object, as in UIKit; the toolkit's own ``AtriumGraphics/Path`` is a value.
///
/// Angles are in radians, lengths in points.
@MainActor
open class UIBezierPath {
  /// The path as a ``AtriumGraphics/Path`` value.
  public var cgPath: Path

  /// Makes an empty path.
  public init() { cgPath = Path() }

  /// Makes a path from a ``AtriumGraphics/Path`` value.
  public init(cgPath: Path) { self.cgPath = cgPath }

  /// Makes the outline of a rectangle.
  public convenience init(rect: Rect) { self.init(cgPath: Path(rect: rect)) }

  /// Makes an ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: Rect) { self.init(cgPath: Path(ovalIn: rect)) }

  /// Makes the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Makes the outline of a rectangle of which some corners are rounded.
  ///
  /// The corners are circular; their radius is the smaller of the two given radii.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadii: Size
  ) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    self.init(
      cgPath: Path(roundedRect: rect, byRoundingCorners: corners, cornerRadius: radius))
  }

  /// Makes an arc of a circle, clockwise or counterclockwise on screen.
  public convenience init(
    arcCenter: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init(
      cgPath: Path(
        arcCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The smallest rectangle that contains the path's points and control points.
  public var bounds: Rect { cgPath.bounds }

  /// Begins a subpath at a point.
  public func move(to point: Point) { cgPath.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: Point) { cgPath.addLine(to: point) }
  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
    cgPath.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    cgPath.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  /// Adds an arc of a circle, with a straight line from the current point to its beginning.
  public func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    cgPath.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Whether a point is in the area that the path fills.
  public func contains(_ point: Point) -> Bool { cgPath.contains(point) }
  /// Closes the subpath with a straight line to its beginning.
  public func close() { cgPath.close() }
  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }
  /// Applies a transform to all points.
  public func apply(_ transform: CGAffineTransform) { cgPath.apply(transform) }
  /// Removes all elements from the path.
  public func removeAllPoints() { cgPath = Path() }
}
