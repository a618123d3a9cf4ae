public import AtriumGeometry
public import AtriumKit

/// The values of a view that relative changes have accumulated (CK-A12).
///
/// The values are stored beside the view without limits, since the accumulated opacity may be less than 0 or more than
/// 1. The view's own transform and opacity are computed from them.
public struct LayerValues: Hashable, Sendable {
  /// The rotations and scales of the view.
  public internal(set) var rotationAndScale = Transform3D.identity
  /// The translation of the view, in points.
  public internal(set) var translation = SIMD3<Double>.zero
  /// The anchor point: x and y in fractions of the size, z in points.
  public internal(set) var anchorPoint = SIMD3(0.5, 0.5, 0)
  /// The opacity, which is not limited to 0 … 1.
  public internal(set) var opacity = 1.0
  /// The rotations and scales of the subviews.
  public internal(set) var sublayerRotationAndScale = Transform3D.identity
  /// The translation of the subviews, in points.
  public internal(set) var sublayerTranslation = SIMD3<Double>.zero
  /// The distance of the camera that sees the subviews, in points; 0 for no camera.
  public internal(set) var sublayerCamera = 0.0
  /// Whether the view is drawn through a bitmap with the scale ``rasterizationScale``.
  public internal(set) var rasterizes = false
  /// The scale of the bitmap through which the view is drawn, where 1 is full sharpness.
  public internal(set) var rasterizationScale = 1.0

  /// The values of a view that no animation has changed.
  public static let identity = LayerValues()

  /// Returns the transform of a view of the given size, about the view's centre.
  ///
  /// The ``sublayerTransform`` of the superview is not included.
  public func transform(size: Size) -> Transform3D {
    let shift = anchorPoint - SIMD3(0.5, 0.5, 0)
    return
      rotationAndScale
      .translatedBy(x: -shift.x * size.width, y: -shift.y * size.height, z: -shift.z)
      .concatenating(Transform3D(translation))
  }

  /// The transform of the subviews, about the view's centre, with the perspective of the camera.
  public var sublayerTransform: Transform3D {
    var eye = Transform3D.identity
    if sublayerCamera != 0 { eye.m34 = -1 / sublayerCamera }
    return sublayerRotationAndScale.concatenating(Transform3D(sublayerTranslation))
      .concatenating(eye)
  }

  var hasSublayerTransform: Bool {
    sublayerCamera != 0 || sublayerTranslation != .zero || !sublayerRotationAndScale.isIdentity
  }

  /// The values without rounding errors, so that a change followed by its inverse restores the old values exactly.
  var settled: LayerValues {
    var result = self
    result.rotationAndScale = rotationAndScale.clean
    result.translation = translation.clean
    result.anchorPoint = (anchorPoint * 2).clean / 2
    result.opacity = opacity.clean(1e-9)
    result.sublayerRotationAndScale = sublayerRotationAndScale.clean
    result.sublayerTranslation = sublayerTranslation.clean
    result.sublayerCamera = sublayerCamera.clean(1e-9)
    result.rasterizationScale = rasterizationScale.clean(1e-9)
    return result
  }

  /// Returns the values after a fraction of a change.
  ///
  /// - Parameters:
  ///   - change: The change to apply.
  ///   - part: The applied fraction of the change, 0 … 1. It may be outside this range if the timing curve leaves the
  ///     range.
  ///   - fade: The applied fraction of the opacity's change; nil for the same fraction.
  /// - Returns: The values.
  func applying(
    _ change: LayerAnimation, by part: Double = 1, fade: Double? = nil
  ) -> LayerValues {
    var result = self
    result.rotationAndScale = rotationAndScale.concatenating(
      .part(part, of: change.rotation, change.scale, isInverse: change.isInverse))
    result.translation += change.translation.finite * part
    result.anchorPoint += change.anchorPoint.finite * part
    if change.opacity.isFinite { result.opacity += change.opacity * (fade ?? part) }
    result.sublayerRotationAndScale = sublayerRotationAndScale.concatenating(
      .part(part, of: change.sublayerRotation, change.sublayerScale, isInverse: change.isInverse))
    result.sublayerTranslation += change.sublayerTranslation.finite * part
    if change.sublayerCamera.isFinite {
      result.sublayerCamera = camera(movedBy: change.sublayerCamera, part: part)
    }
    if let rasterizes = change.rasterizes { result.rasterizes = rasterizes }
    if change.rasterizationScale.isFinite {
      result.rasterizationScale += change.rasterizationScale * part
    }
    return result
  }

  /// Returns the camera's distance after a fraction of its movement.
  ///
  /// The matrix entry is interpolated rather than the distance, since a distance of 0 stands for an infinite distance.
  private func camera(movedBy way: Double, part: Double) -> Double {
    let end = sublayerCamera + way
    guard part != 0, way != 0 else { return sublayerCamera }
    guard part != 1 else { return abs(end) < 1e-9 ? 0 : end }
    let from = sublayerCamera == 0 ? 0 : 1 / sublayerCamera
    let to = abs(end) < 1e-9 ? 0 : 1 / end
    let entry = from + (to - from) * part
    return entry == 0 ? 0 : 1 / entry
  }
}

extension Transform3D {
  /// The transform without rounding errors near whole numbers.
  fileprivate var clean: Transform3D {
    var result = self
    let places: [WritableKeyPath<Transform3D, Double>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    for place in places { result[keyPath: place] = self[keyPath: place].clean(1e-12) }
    return result
  }

  fileprivate init(_ translation: SIMD3<Double>) {
    self.init(translationX: translation.x, y: translation.y, z: translation.z)
  }

  /// Returns a fraction of a rotation and a scaling.
  fileprivate static func part(
    _ part: Double, of rotation: LayerAnimation.Rotation, _ scale: SIMD3<Double>, isInverse: Bool
  ) -> Transform3D {
    let angle = rotation.angle.isFinite ? rotation.angle * part : 0
    let axis = rotation.axis.finite
    let turn = Transform3D(rotationAngle: angle, x: axis.x, y: axis.y, z: axis.z)
    let way = (scale - .one).finite
    let size = SIMD3<Double>.one + way * part
    let scaling = Transform3D(scaleX: size.x, y: size.y, z: size.z)
    return isInverse ? scaling.concatenating(turn) : turn.concatenating(scaling)
  }
}

extension SIMD3<Double> {
  fileprivate var clean: SIMD3<Double> { SIMD3(x.clean(1e-9), y.clean(1e-9), z.clean(1e-9)) }

  /// The numbers, with 0 in place of each number that is not finite.
  fileprivate var finite: SIMD3<Double> {
    SIMD3(x.isFinite ? x : 0, y.isFinite ? y : 0, z.isFinite ? z : 0)
  }
}

extension Double {
  /// Returns the nearest whole number if the difference is less than `error`, otherwise the number itself.
  func clean(_ error: Double) -> Double { abs(self - rounded()) < error ? rounded() : self }
}

extension View {
  /// The values that step animations have given the view.
  public var layerValues: LayerValues { LayerModels.values(of: self) }
}
