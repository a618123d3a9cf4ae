import AtriumGeometry

/// The path between two transforms, as in Core Animation.
///
/// Both transforms are decomposed into components, which are interpolated linearly. The rotation takes the smaller
/// angle.
struct TransformPath {
  let from: Transform3D
  let to: Transform3D
  /// The components of the end, and the difference from them to the start; nil unless both transforms are affine.
  private let plane: (end: AnimatedValue, way: AnimatedValue)?

  init(from: Transform3D, to: Transform3D) {
    (self.from, self.to) = (from, to)
    guard from.isAffine, to.isAffine else {
      plane = nil
      return
    }
    let parts = AffineTransformComponents.along([from, to])
    plane = (parts[1], parts[0] - parts[1])
  }

  /// Returns the animated transform.
  ///
  /// The animations of one view add up. Each adds the remaining difference of its components to the target.
  /// If a transform is not affine, the transforms are concatenated instead.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 at the start to 1 at the end; a value outside this range is allowed.
  ///   - target: The transform without this animation.
  /// - Returns: The transform with this animation.
  func value(at progress: Double, target: Transform3D) -> Transform3D {
    if target == to {
      if progress == 0 { return from }
      if progress == 1 { return to }
    }
    if let plane, target.isAffine {
      // A transform that scales to zero has no rotation. If the end scales to zero, the path therefore keeps the
      // rotation of the start.
      let end =
        target == to ? plane.end : AnimatedValue(target.affineTransform.decomposed())
      let parts = end + plane.way * (1 - progress)
      return Transform3D(AffineTransform(AffineTransformComponents(parts)))
    }
    let own = from.mixed(with: to, by: progress)
    return target == to ? own : own.concatenating(to.inverted()).concatenating(target)
  }
}

extension AnimatedValue {
  /// Makes a vector from the components of an affine transform.
  init(_ parts: AffineTransformComponents) {
    self.init(
      parts.translation.dx, parts.translation.dy, parts.scale.width, parts.scale.height,
      parts.horizontalShear, parts.rotation)
  }

  /// Makes a vector from the sixteen numbers of a transform.
  init(_ t: Transform3D) {
    self.init([
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ])
  }

  /// The transform with the sixteen numbers of the vector.
  var transform: Transform3D {
    var t = Transform3D()
    (t.m11, t.m12, t.m13, t.m14) = (self[0], self[1], self[2], self[3])
    (t.m21, t.m22, t.m23, t.m24) = (self[4], self[5], self[6], self[7])
    (t.m31, t.m32, t.m33, t.m34) = (self[8], self[9], self[10], self[11])
    (t.m41, t.m42, t.m43, t.m44) = (self[12], self[13], self[14], self[15])
    return t
  }
}

extension AffineTransformComponents {
  /// Returns the components of successive affine transforms as vectors.
  static func along(_ transforms: [Transform3D]) -> [AnimatedValue] {
    var parts = transforms.map { $0.affineTransform.decomposed() }
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].following(parts[index - 1])
    }
    // A transform that grows from a scale of zero must not rotate.
    if parts.count > 1, parts[0].scale == .zero {
      parts[0].rotation = parts[1].rotation
      parts[0].horizontalShear = parts[1].horizontalShear
    }
    return parts.map { AnimatedValue($0) }
  }

  /// Makes components from a vector.
  init(_ row: AnimatedValue) {
    self.init(
      scale: Size(width: row[2], height: row[3]), horizontalShear: row[4], rotation: row[5],
      translation: Vector(dx: row[0], dy: row[1]))
  }
}
