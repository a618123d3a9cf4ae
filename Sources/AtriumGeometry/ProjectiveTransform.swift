/// A projective transform of the plane: straight lines stay straight, but parallel lines need not.
///
/// Points are row vectors (x, y, 1) before the matrix: `x' = (a·x + c·y + tx) / w` and
/// `y' = (b·x + d·y + ty) / w` with `w = p·x + q·y + s`, which is positive for points in front of
/// the eye.
public struct ProjectiveTransform: Hashable, Sendable {
  /// The affine part, before the division.
  public var affine: AffineTransform
  /// The factor from x to the divisor.
  public var p: Double
  /// The factor from y to the divisor.
  public var q: Double
  /// The divisor at the origin.
  public var s: Double

  /// The identity transform.
  public static let identity = ProjectiveTransform(AffineTransform.identity)

  /// The minimum visible depth; a nearer point would be magnified more than a thousand times.
  private static let nearest = 1e-3

  /// Makes a transform from its nine numbers.
  public init(affine: AffineTransform, p: Double, q: Double, s: Double) {
    (self.affine, self.p, self.q, self.s) = (affine, p, q, s)
  }

  /// Makes a transform without perspective from an affine transform.
  public init(_ transform: AffineTransform) {
    self.init(affine: transform, p: 0, q: 0, s: 1)
  }

  /// Makes the projection of the plane z = 0 onto the screen from a transform of space.
  public init(_ transform: Transform3D) {
    self.init(
      affine: AffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
        tx: transform.m41, ty: transform.m42), p: transform.m14, q: transform.m24,
      s: transform.m44)
  }

  /// Returns the divisor at a point, which is the point's distance from the eye.
  ///
  /// The screen is at the distance 1.
  public func depth(at point: Point) -> Double { p * point.x + q * point.y + s }

  /// Returns the transform that applies this transform first, then another.
  public func concatenating(_ other: ProjectiveTransform) -> ProjectiveTransform {
    let (m, n) = (affine, other.affine)
    return ProjectiveTransform(
      affine: AffineTransform(
        a: m.a * n.a + m.b * n.c + p * n.tx, b: m.a * n.b + m.b * n.d + p * n.ty,
        c: m.c * n.a + m.d * n.c + q * n.tx, d: m.c * n.b + m.d * n.d + q * n.ty,
        tx: m.tx * n.a + m.ty * n.c + s * n.tx, ty: m.tx * n.b + m.ty * n.d + s * n.ty),
      p: m.a * other.p + m.b * other.q + p * other.s,
      q: m.c * other.p + m.d * other.q + q * other.s,
      s: m.tx * other.p + m.ty * other.q + s * other.s)
  }

  private var determinant: Double {
    let m = affine
    return m.a * (m.d * s - q * m.ty) + m.b * (q * m.tx - m.c * s) + p * (m.c * m.ty - m.d * m.tx)
  }

  /// Whether the transform has an inverse.
  ///
  /// For example, the transform has no inverse if the plane is seen edge-on.
  public var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// Returns the inverse, or this transform itself if it has no inverse.
  public func inverted() -> ProjectiveTransform {
    guard isInvertible else { return self }
    let (m, determinant) = (affine, determinant)
    let first = m.d * s - q * m.ty
    let second = q * m.tx - m.c * s
    let third = m.c * m.ty - m.d * m.tx
    return ProjectiveTransform(
      affine: AffineTransform(
        a: first / determinant, b: (p * m.ty - m.b * s) / determinant, c: second / determinant,
        d: (m.a * s - p * m.tx) / determinant, tx: third / determinant,
        ty: (m.b * m.tx - m.a * m.ty) / determinant),
      p: (m.b * q - p * m.d) / determinant, q: (p * m.c - m.a * q) / determinant,
      s: (m.a * m.d - m.b * m.c) / determinant)
  }

  /// Returns the corners of the visible part of a rectangle, in order.
  ///
  /// The result has fewer than three corners if no part is visible.
  fileprivate func corners(of rect: Rect) -> [Point] {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    var seen: [Point] = []
    var previous = corners[3]
    for corner in corners {
      let (before, here) = (depth(at: previous), depth(at: corner))
      let near = ProjectiveTransform.nearest
      if (before >= near) != (here >= near) {
        // The edge crosses the minimum depth, at which the edge is clipped.
        seen.append(previous + (corner - previous) * ((near - before) / (here - before)))
      }
      if here >= near { seen.append(corner) }
      previous = corner
    }
    return seen.map { projected($0) }
  }

  fileprivate func projected(_ point: Point) -> Point {
    point.applying(affine) * (1 / depth(at: point))
  }
}

extension Point {
  /// Returns the transformed point; nil if the point is not in front of the eye.
  public func applying(_ t: ProjectiveTransform) -> Point? {
    t.depth(at: self) > 0 ? t.projected(self) : nil
  }
}

extension Rect {
  /// Returns the bounding box of the visible part of the transformed rectangle (V-10).
  ///
  /// The result is ``null`` if no part is visible.
  public func applying(_ t: ProjectiveTransform) -> Rect {
    guard !isNull else { return .null }
    let corners = t.corners(of: self)
    guard let first = corners.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for corner in corners.dropFirst() {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
