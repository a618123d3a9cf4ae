public import Atrium
public import CoreGraphicsNames

/// A path as an object, as in UIKit; the toolkit's own `Path` is a value type.
///
/// Angles are in radians, lengths in points.
@MainActor
open class UIBezierPath {
  /// The path as a `Path` value.
  open var cgPath: Path
  /// The width of the line that ``stroke()`` draws, in points.
  open var lineWidth = 1.0
  /// The shape of the line's ends.
  open var lineCapStyle = LineStyle.Cap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = LineStyle.Join.miter
  /// The maximum length of sharp corners, as a multiple of the line width.
  open var miterLimit = 10.0
  /// The maximum deviation of drawn curves from their exact shape; the value is stored and has no effect.
  open var flatness = 0.6
  /// Whether the even-odd rule, and not the non-zero winding rule, determines the inside.
  open var usesEvenOddFillRule = false
  private var dash: [Double] = []
  private var dashPhase = 0.0

  /// Makes an empty path.
  public init() { cgPath = Path() }

  /// Makes a path from a `Path` value.
  public init(cgPath: Path) { self.cgPath = cgPath }

  /// Makes the outline of a rectangle.
  public convenience init(rect: Rect) { self.init(cgPath: Path(rect: rect)) }

  /// Makes an ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: Rect) { self.init(cgPath: Path(ovalIn: rect)) }

  /// Makes the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Makes the outline of a rectangle with some rounded corners.
  ///
  /// As in UIKit, the corners are circular with the width of `cornerRadii` as their radius, and the height is ignored.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadii: Size
  ) {
    self.init(
      cgPath: Path(
        roundedRect: rect, byRoundingCorners: corners, cornerRadius: cornerRadii.width))
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
  open var isEmpty: Bool { cgPath.isEmpty }
  /// The smallest rectangle that contains the path's points and control points.
  open var bounds: Rect { cgPath.bounds }
  /// The point at which the next line begins; zero in an empty path.
  open var currentPoint: Point { cgPath.currentPoint ?? .zero }

  /// Begins a subpath at a point.
  open func move(to point: Point) { cgPath.move(to: point) }
  /// Adds a straight line to a point.
  open func addLine(to point: Point) { cgPath.addLine(to: point) }
  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
    cgPath.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    cgPath.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  /// Adds an arc of a circle, preceded by a straight line from the current point to the beginning of the arc.
  open func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    cgPath.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Returns whether a point is in the area that the path fills.
  open func contains(_ point: Point) -> Bool { cgPath.contains(point, using: rule) }
  /// Closes the subpath with a straight line to its beginning.
  open func close() { cgPath.close() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }
  /// Returns the path in the opposite direction, with the same line style.
  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.cgPath = cgPath.reversed
    return path
  }
  /// Returns a path with the same elements and the same line style.
  open func copy() -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let path = UIBezierPath(cgPath: cgPath)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (path.miterLimit, path.flatness) = (miterLimit, flatness)
    path.usesEvenOddFillRule = usesEvenOddFillRule
    (path.dash, path.dashPhase) = (dash, dashPhase)
    return path
  }
  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { cgPath.apply(transform) }
  /// Removes all elements from the path.
  open func removeAllPoints() { cgPath = Path() }

  /// Sets the lengths of dashes and gaps, and the offset of the first dash, in points; a nil pattern is a solid line.
  open func setLineDash(_ pattern: UnsafePointer<Double>?, count: Int, phase: Double) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, their number, and the offset of the first dash to the given memory.
  ///
  /// A value is not written if its pointer is nil.
  ///
  /// - Parameters:
  ///   - pattern: Memory for the lengths, in points. A first call with nil returns their number in `count`.
  ///   - count: Receives the number of lengths; zero for a solid line.
  ///   - phase: Receives the offset, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<Double>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<Double>?
  ) {
    pattern?.update(from: dash, count: dash.count)
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var style: LineStyle {
    LineStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, dash: dash, dashPhase: dashPhase,
      miterLimit: miterLimit)
  }

  /// Fills the path in the current context.
  open func fill() { GraphicsContext.current?.fill(cgPath, using: rule) }

  /// Strokes the path in the current context.
  open func stroke() { GraphicsContext.current?.stroke(cgPath, style: style) }

  /// Clips all later drawing in the current context to the path.
  open func addClip() { GraphicsContext.current?.canvas.clip(to: cgPath, rule: rule) }

  /// Fills the path in the current context, with a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: Double) {
    UIBezierPath.blended(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context, with a blend mode and an opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: Double) {
    UIBezierPath.blended(blendMode, alpha) { stroke() }
  }

  private static func blended(_ blendMode: CGBlendMode, _ alpha: Double, _ body: () -> Void) {
    guard let context = GraphicsContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
