/// A transform of space: translation, rotation, scaling, shearing, perspective.
///
/// Points are row vectors (x, y, z, 1) before the matrix, as with ``AffineTransform``; x increases
/// to the right, y downwards, z towards the viewer. The result is divided by its fourth component:
/// with a negative ``m34``, nearer points appear larger.
public struct Transform3D: Hashable, Sendable {
  /// The factor from x to x'.
  public var m11 = 1.0
  /// The factor from x to y'.
  public var m12 = 0.0
  /// The factor from x to z'.
  public var m13 = 0.0
  /// The factor from x to the divisor.
  public var m14 = 0.0
  /// The factor from y to x'.
  public var m21 = 0.0
  /// The factor from y to y'.
  public var m22 = 1.0
  /// The factor from y to z'.
  public var m23 = 0.0
  /// The factor from y to the divisor.
  public var m24 = 0.0
  /// The factor from z to x'.
  public var m31 = 0.0
  /// The factor from z to y'.
  public var m32 = 0.0
  /// The factor from z to z'.
  public var m33 = 1.0
  /// The factor from z to the divisor: −1 / d for an eye at a distance of d points.
  public var m34 = 0.0
  /// The translation of x', in points.
  public var m41 = 0.0
  /// The translation of y', in points.
  public var m42 = 0.0
  /// The translation of z', in points.
  public var m43 = 0.0
  /// The divisor at the origin.
  public var m44 = 1.0

  /// The identity transform.
  public static let identity = Transform3D()

  /// Makes the identity transform.
  public init() {}

  /// Makes a transform from a transform of the plane; it does not change z.
  public init(_ transform: AffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// Makes a translation, in points.
  public init(translationX tx: Double, y ty: Double, z tz: Double) {
    (m41, m42, m43) = (tx, ty, tz)
  }

  /// Makes a scaling by a factor for each axis.
  public init(scaleX sx: Double, y sy: Double, z sz: Double) {
    (m11, m22, m33) = (sx, sy, sz)
  }

  /// Makes a rotation around an axis through the origin.
  ///
  /// Around (0, 0, 1) it rotates clockwise on screen. Multiples of π/2 around x, y or z are exact.
  /// An axis of length 0 gives the identity.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians.
  ///   - x: The x component of the axis.
  ///   - y: The y component of the axis.
  ///   - z: The z component of the axis.
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

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Whether an ``AffineTransform`` can express the transform: it neither uses nor changes z.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The equivalent transform of the plane; the identity if there is none (V-12).
  public var affineTransform: AffineTransform {
    isAffine ? AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) : .identity
  }

  /// Whether every number is finite.
  public var isFinite: Bool { rows.allSatisfy { ($0 * 0).sum() == 0 } }

  /// Returns the transform that translates first and then applies this transform.
  public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that scales first and then applies this transform.
  public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that rotates around an axis first and then applies this transform.
  ///
  /// The angle is in radians.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that applies this transform first, then another.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    let right = other.rows
    return Transform3D(
      rows: rows.map { row in
        right[0] * row[0] + right[1] * row[1] + right[2] * row[2] + right[3] * row[3]
      })
  }

  /// Returns the inverse, or this transform itself if it has no inverse, as in Core Animation.
  public func inverted() -> Transform3D { inverse ?? self }

  /// The inverse, if there is one.
  var inverse: Transform3D? {
    // Gauss-Jordan elimination, with the largest number of each column as the pivot.
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

  /// Makes a transform from the four rows of its matrix.
  init(rows: [SIMD4<Double>]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
