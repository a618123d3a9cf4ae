public import Atrium
public import CoreGraphicsNames

/// Core Graphics' name for a path that is being built; a path is a value in this toolkit.
///
/// The plug-in `PortedSources` replaces `let` with `var` in the declaration of such a path.
public typealias CGMutablePath = Path

// The methods of Core Graphics' paths. A transform applies only to the points that are added together with it.
extension Path {
  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint, transform: CGAffineTransform) {
    move(to: point.applying(transform))
  }
  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint, transform: CGAffineTransform) {
    addLine(to: point.applying(transform))
  }
  /// Adds straight lines between points, beginning a subpath at the first point.
  public mutating func addLines(
    between points: [CGPoint], transform: CGAffineTransform = .identity
  ) {
    guard let first = points.first else { return }
    move(to: first.applying(transform))
    for point in points.dropFirst() { addLine(to: point.applying(transform)) }
  }
  /// Adds a cubic Bézier curve.
  public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    addCurve(
      to: end.applying(transform), controlPoint1: control1.applying(transform),
      controlPoint2: control2.applying(transform))
  }
  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    addQuadCurve(to: end.applying(transform), controlPoint: control.applying(transform))
  }
  /// Adds an arc of a circle; angles are in radians.
  ///
  /// As on iOS, where the y axis points down, `clockwise` is true for an arc that runs counterclockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard transform == .identity else {
      var arc = Path()
      arc.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
      return append(arc.applying(transform))
    }
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds an arc that begins at one angle and covers another angle, in radians.
  ///
  /// A positive `delta` runs clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
  /// Adds an arc that touches two lines, and a straight line from the current point to the arc.
  ///
  /// The first line goes from the current point to `tangent1End`, and the second from there to `tangent2End`. If the
  /// three points lie on one line, the method only adds a line to `tangent1End`.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let start = currentPoint ?? tangent1End
    let (first, second) = (start - tangent1End, tangent2End - tangent1End)
    let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
    guard lengths.0 > 0, lengths.1 > 0, radius > 0 else { return addLine(to: tangent1End) }
    let one = CGPoint(x: first.x / lengths.0, y: first.y / lengths.0)
    let two = CGPoint(x: second.x / lengths.1, y: second.y / lengths.1)
    let turn = one.x * two.y - one.y * two.x
    guard abs(turn) > 1e-9 else { return addLine(to: tangent1End) }
    // Half of the angle between the lines determines the distance of the touching points from the corner.
    let half = acos(min(1, max(-1, one.x * two.x + one.y * two.y))) / 2
    let distance = radius / tan(half)
    let begin = CGPoint(x: tangent1End.x + one.x * distance, y: tangent1End.y + one.y * distance)
    let end = CGPoint(x: tangent1End.x + two.x * distance, y: tangent1End.y + two.y * distance)
    let middle = CGPoint(x: one.x + two.x, y: one.y + two.y)
    let length = hypot(middle.x, middle.y)
    let reach = radius / sin(half) / length
    let center = CGPoint(
      x: tangent1End.x + middle.x * reach, y: tangent1End.y + middle.y * reach)
    addLine(to: begin)
    addArc(
      withCenter: center, radius: radius,
      startAngle: atan2(begin.y - center.y, begin.x - center.x),
      endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: turn < 0)
  }
  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(rect: rect).applying(transform))
  }
  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse that fits into a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ovalIn: rect).applying(transform))
  }
  /// Adds the outline of a rectangle whose corners are quarters of ellipses.
  ///
  /// Radii that exceed half of a side are reduced.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let outline = Path(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    append(outline.applying(transform))
  }
  /// Adds another path.
  public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(transform == .identity ? path : path.applying(transform))
  }
  /// Closes the subpath.
  public mutating func closeSubpath() { close() }

  /// Makes the outline of a rectangle, transformed.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(rect: rect).applying(transform?.pointee ?? .identity)
  }
  /// Makes an ellipse that fits into a rectangle, transformed.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(ovalIn: rect).applying(transform?.pointee ?? .identity)
  }
  /// Makes the outline of a rectangle whose corners are quarters of ellipses, transformed.
  ///
  /// Radii that exceed half of a side are reduced.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self = Path(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
      .applying(transform?.pointee ?? .identity)
  }

  private init(_ rect: CGRect, radii: CGSize) {
    let width = min(radii.width, rect.width / 2)
    let height = min(radii.height, rect.height / 2)
    guard width > 0, height > 0, width != height else {
      self.init(roundedRect: rect, cornerRadius: min(width, height))
      return
    }
    // The rectangle is stretched until its corners are circular, and the outline is compressed again.
    let factor = width / height
    let stretched = CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.height * factor)
    self = Path(roundedRect: stretched, cornerRadius: width)
      .applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1 / factor, tx: 0, ty: rect.minY))
  }

  /// Returns the path, which is a value; never nil.
  public func copy() -> CGPath? { self }
  /// Returns the path, which is a value; never nil.
  public func mutableCopy() -> CGMutablePath? { self }
  /// Returns the transformed path; never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }
  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform
  ) -> Bool {
    applying(transform).contains(point, using: rule)
  }
}
