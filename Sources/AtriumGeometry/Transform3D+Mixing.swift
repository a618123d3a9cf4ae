#if canImport(Glibc)
  internal import Glibc
#endif

extension Transform3D {
  /// Returns the interpolation between this transform and another, component by component.
  ///
  /// Both are decomposed into perspective, translation, rotation, skew and scale. The rotation takes the
  /// shorter direction at constant speed; the other parts are interpolated linearly. If one of the
  /// transforms is singular, every number is interpolated linearly.
  ///
  /// - Parameters:
  ///   - other: The other transform.
  ///   - part: The fraction: 0 is this transform, 1 the other; values outside 0…1 extrapolate.
  /// - Returns: The interpolated transform.
  public func mixed(with other: Transform3D, by part: Double) -> Transform3D {
    guard part != 0, self != other else { return self }
    guard part != 1 else { return other }
    guard let from = Transform3DParts(self), let to = Transform3DParts(other) else {
      return Transform3D(
        rows: zip(rows, other.rows).map { $0 + ($1 - $0) * part })
    }
    return from.mixed(with: to, by: part).transform
  }
}

/// The components of a transform of space, as in Graphics Gems II, "unmatrix".
private struct Transform3DParts {
  var perspective: SIMD4<Double>
  var translation: SIMD3<Double>
  /// The rotation, as a quaternion of length 1: x, y, z, w.
  var rotation: SIMD4<Double>
  /// The skew between x and y, x and z, and y and z.
  var skew: SIMD3<Double>
  var scale: SIMD3<Double>

  /// Decomposes a transform; nil if it is singular.
  init?(_ transform: Transform3D) {
    var body = transform
    (body.m14, body.m24, body.m34, body.m44) = (0, 0, 0, 1)
    guard let inverse = body.inverse?.rows else { return nil }
    let column = SIMD4(transform.m14, transform.m24, transform.m34, transform.m44)
    perspective = SIMD4(
      (inverse[0] * column).sum(), (inverse[1] * column).sum(), (inverse[2] * column).sum(),
      (inverse[3] * column).sum())
    translation = SIMD3(body.m41, body.m42, body.m43)
    var x = SIMD3(body.m11, body.m12, body.m13)
    var y = SIMD3(body.m21, body.m22, body.m23)
    var z = SIMD3(body.m31, body.m32, body.m33)
    // Each axis is made orthogonal to the previous axes; the removed part is the skew.
    scale = SIMD3(x.length, 0, 0)
    x /= scale.x
    skew = SIMD3((x * y).sum(), (x * z).sum(), 0)
    y -= x * skew.x
    z -= x * skew.y
    scale.y = y.length
    y /= scale.y
    skew.z = (y * z).sum()
    z -= y * skew.z
    scale.z = z.length
    z /= scale.z
    skew /= SIMD3(scale.y, scale.z, scale.z)
    if (x.crossed(with: y) * z).sum() < 0 {
      // Move a reflection into the scale, since it is not a rotation.
      (x, y, z, scale) = (-x, -y, -z, -scale)
    }
    guard (scale.sum() * 0).isZero else { return nil }
    rotation = SIMD4(rotationRows: x, y, z)
  }

  func mixed(with other: Transform3DParts, by part: Double) -> Transform3DParts {
    var result = self
    result.perspective += (other.perspective - perspective) * part
    result.translation += (other.translation - translation) * part
    result.skew += (other.skew - skew) * part
    result.scale += (other.scale - scale) * part
    result.rotation = rotation.turned(towards: other.rotation, by: part)
    return result
  }

  /// The composed transform.
  var transform: Transform3D {
    let (a, b, c, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    var x = SIMD3(1 - 2 * (b * b + c * c), 2 * (a * b + c * w), 2 * (a * c - b * w))
    var y = SIMD3(2 * (a * b - c * w), 1 - 2 * (a * a + c * c), 2 * (b * c + a * w))
    var z = SIMD3(2 * (a * c + b * w), 2 * (b * c - a * w), 1 - 2 * (a * a + b * b))
    z = (z + y * skew.z + x * skew.y) * scale.z
    y = (y + x * skew.x) * scale.y
    x *= scale.x
    var body = Transform3D()
    (body.m11, body.m12, body.m13) = (x.x, x.y, x.z)
    (body.m21, body.m22, body.m23) = (y.x, y.y, y.z)
    (body.m31, body.m32, body.m33) = (z.x, z.y, z.z)
    (body.m41, body.m42, body.m43) = (translation.x, translation.y, translation.z)
    var eye = Transform3D()
    (eye.m14, eye.m24, eye.m34, eye.m44) =
      (perspective.x, perspective.y, perspective.z, perspective.w)
    return body.concatenating(eye)
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func crossed(with other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

extension SIMD4<Double> {
  /// Makes the quaternion of a rotation from the rows of its matrix.
  fileprivate init(
    rotationRows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) {
    // Four times the squares of the quaternion's components; the largest component is the divisor.
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let halves = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    let sums = SIMD3(y.z + z.y, z.x + x.z, x.y + y.x)
    var result: SIMD4<Double>
    if squares.w >= squares.max() {
      result = SIMD4(halves.x, halves.y, halves.z, squares.w)
    } else if squares.x >= squares.max() {
      result = SIMD4(squares.x, sums.z, sums.y, halves.x)
    } else if squares.y >= squares.max() {
      result = SIMD4(sums.z, squares.y, sums.x, halves.y)
    } else {
      result = SIMD4(sums.y, sums.x, squares.z, halves.z)
    }
    result /= (result * result).sum().squareRoot()
    self = result
  }

  /// Returns the spherical interpolation between two rotations, in the shorter direction.
  fileprivate func turned(towards other: SIMD4<Double>, by part: Double) -> SIMD4<Double> {
    var cosine = (self * other).sum()
    var target = other
    if cosine < 0 { (cosine, target) = (-cosine, -other) }
    guard cosine < 1 - 1e-12 else { return self }
    let angle = acos(cosine)
    return (self * sin((1 - part) * angle) + target * sin(part * angle)) / sin(angle)
  }
}
