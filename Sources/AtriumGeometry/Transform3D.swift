/// A map of space that keeps straight lines straight: moving, turning, scaling, perspective.
///
/// Points are row vectors (x, y, z, 1) before the matrix, as with ``AffineTransform``; x grows to the
/// right, y downwards, z towards the viewer. What comes out is divided by its fourth component: a
/// negative ``m34`` makes what is nearer look larger.
public struct Transform3D: Hashable, Sendable {
  /// How much of x goes into x'.
  public var m11 = 1.0
  /// How much of x goes into y'.
  public var m12 = 0.0
  /// How much of x goes into z'.
  public var m13 = 0.0
  /// How much of x goes into the divisor.
  public var m14 = 0.0
  /// How much of y goes into x'.
  public var m21 = 0.0
  /// How much of y goes into y'.
  public var m22 = 1.0
  /// How much of y goes into z'.
  public var m23 = 0.0
  /// How much of y goes into the divisor.
  public var m24 = 0.0
  /// How much of z goes into x'.
  public var m31 = 0.0
  /// How much of z goes into y'.
  public var m32 = 0.0
  /// How much of z goes into z'.
  public var m33 = 1.0
  /// How much of z goes into the divisor: −1 / d for an eye that is d points away.
  public var m34 = 0.0
  /// How far x' is moved, in points.
  public var m41 = 0.0
  /// How far y' is moved, in points.
  public var m42 = 0.0
  /// How far z' is moved, in points.
  public var m43 = 0.0
  /// The divisor where x, y and z are zero.
  public var m44 = 1.0

  /// The map that changes nothing.
  public static let identity = Transform3D()

  /// Makes the map that changes nothing.
  public init() {}

  /// Makes a map of the plane, which leaves z alone.
  public init(_ transform: AffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// Makes a map that moves by a distance, in points.
  public init(translationX tx: Double, y ty: Double, z tz: Double) {
    (m41, m42, m43) = (tx, ty, tz)
  }

  /// Makes a map that multiplies x, y and z.
  public init(scaleX sx: Double, y sy: Double, z sz: Double) {
    (m11, m22, m33) = (sx, sy, sz)
  }

  /// Makes a map that turns about an axis through the origin.
  ///
  /// About (0, 0, 1) it turns clockwise on screen. Quarter turns about x, y or z are exact. An axis
  /// without length makes the map that changes nothing.
  ///
  /// - Parameters:
  ///   - angle: How far, in radians.
  ///   - x: Of the axis.
  ///   - y: Of the axis.
  ///   - z: Of the axis.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let turn = AffineTransform(rotationAngle: angle)
    let (sine, cosine) = (turn.b, turn.a)
    let rest = 1 - cosine
    m11 = cosine + x * x * rest
    m12 = x * y * rest + z * sine
    m13 = x * z * rest - y * sine
    m21 = x * y * rest - z * sine
    m22 = cosine + y * y * rest
    m23 = y * z * rest + x * sine
    m31 = x * z * rest + y * sine
    m32 = y * z * rest - x * sine
    m33 = cosine + z * z * rest
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether the map leaves the plane z = 0 where it is and z out of it: an ``AffineTransform`` can
  /// do the same.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The map of the plane that does the same; the identity if there is none (V-12).
  public var affineTransform: AffineTransform {
    isAffine ? AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) : .identity
  }

  /// Whether every number is finite.
  public var isFinite: Bool { rows.allSatisfy { ($0 * 0).sum() == 0 } }

  /// The map that moves first and then does this one.
  public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// The map that scales first and then does this one.
  public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// The map that turns about an axis first and then does this one; the angle is in radians.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The map that does this one first, then another.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    let right = other.rows
    return Transform3D(
      rows: rows.map { row in
        right[0] * row[0] + right[1] * row[1] + right[2] * row[2] + right[3] * row[3]
      })
  }

  /// The map that undoes this one; this one itself if nothing can, as with Core Animation.
  public func inverted() -> Transform3D { inverse ?? self }

  /// The map that undoes this one, if there is one.
  var inverse: Transform3D? {
    // Gauss and Jordan, with the largest number of each column as the pivot.
    var (left, right) = (rows, Transform3D.identity.rows)
    for column in 0..<4 {
      let pivot =
        (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      let value = left[pivot][column]
      guard value != 0, value.isFinite else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return Transform3D(rows: right)
  }

  /// The matrix, row by row.
  var rows: [SIMD4<Double>] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// Makes a map of the rows of its matrix; there are four.
  init(rows: [SIMD4<Double>]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
