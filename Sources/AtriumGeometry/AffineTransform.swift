#if canImport(Glibc)
  internal import Glibc
#endif

/// A map of the plane that keeps straight lines straight: moving, turning, scaling, skewing.
///
/// Points are row vectors (V-6): `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// How far x' is moved, in points.
  public var tx: Double
  /// How far y' is moved, in points.
  public var ty: Double

  /// The map that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map that moves by a distance, in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a map that multiplies x and y.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a map that turns about the origin, clockwise on screen.
  ///
  /// Quarter turns are exact.
  ///
  /// - Parameter angle: How far, in radians.
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

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether every number is finite.
  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether the map only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map that does this one first, then another.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The map that moves first and then does this one (V-6).
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that scales first and then does this one (V-6).
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns first and then does this one (V-6).
  ///
  /// - Parameter angle: How far, in radians, clockwise on screen.
  /// - Returns: The map of both, one after the other.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// How much larger areas become; negative if the map mirrors.
  private var determinant: Double { a * d - b * c }

  /// Whether there is a map that undoes this one.
  public var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// The map that undoes this one; this one itself if nothing can, as with Core Graphics.
  public func inverted() -> AffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension Point {
  /// The point that a map takes this one to.
  public func applying(_ t: AffineTransform) -> Point {
    Point(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension Size {
  /// The size as a distance after a map, which may be negative: how far it moves does not count.
  public func applying(_ t: AffineTransform) -> Size {
    Size(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension Rect {
  /// The bounding box of the four corners after a map (V-10); nothing and everything stay what they
  /// are.
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
