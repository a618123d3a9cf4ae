#if canImport(Glibc)
  internal import Glibc
#endif

/// An affine transform of the plane: translation, rotation, scaling, shearing.
///
/// Points are row vectors (V-6): `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable {
  /// The factor from x to x'.
  public var a: Double
  /// The factor from x to y'.
  public var b: Double
  /// The factor from y to x'.
  public var c: Double
  /// The factor from y to y'.
  public var d: Double
  /// The translation of x', in points.
  public var tx: Double
  /// The translation of y', in points.
  public var ty: Double

  /// The identity transform.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a translation, in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling by a factor for each axis.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation around the origin, clockwise on screen.
  ///
  /// Multiples of π/2 are exact.
  ///
  /// - Parameter angle: The angle, in radians.
  public init(rotationAngle angle: Double) {
    let quarters = angle / (Double.pi / 2)
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      let exact: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
      let (cosine, sine) = exact[((Int(quarters) % 4) + 4) % 4]
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    } else {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Whether every number is finite.
  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether the transform is a pure translation.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the transform that applies this transform first, then another.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the transform that translates first and then applies this transform.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales first and then applies this transform.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates first and then applies this transform.
  ///
  /// - Parameter angle: The angle, in radians, clockwise on screen.
  /// - Returns: The combined transform.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The factor by which the transform scales areas; negative for a reflection.
  private var determinant: Double { a * d - b * c }

  /// Whether the transform has an inverse.
  public var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// Returns the inverse, or this transform itself if it has no inverse, as in Core Graphics.
  public func inverted() -> AffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension Point {
  /// Returns the transformed point.
  public func applying(_ t: AffineTransform) -> Point {
    Point(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension Size {
  /// Returns the transformed size, without the translation; its sides may be negative.
  public func applying(_ t: AffineTransform) -> Size {
    Size(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension Rect {
  /// Returns the bounding box of the four transformed corners (V-10).
  ///
  /// ``null`` and ``infinite`` do not change.
  public func applying(_ t: AffineTransform) -> Rect {
    if isNull || isInfinite { return standardized }
    if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    var (left, top, right, bottom) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
