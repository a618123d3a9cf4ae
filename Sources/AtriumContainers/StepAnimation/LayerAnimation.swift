/// A change of a view's transform, anchor point and opacity, relative to the current values (CK-A12).
///
/// ```swift
/// step.add(.translation(x: 100, y: 20), to: card)
/// step.add(LayerAnimation(scale: SIMD3(0.95, 0.95, 1), opacity: -0.5), to: other)
/// ```
///
/// The rotation is applied first, then the scale, then the translation, about the anchor point.
/// Lengths are in points and angles in radians; x goes to the right, y down, z towards the viewer.
/// A number that is not finite counts as no change.
public struct LayerAnimation: Hashable, Sendable {
  /// A rotation about an axis.
  public struct Rotation: Hashable, Sendable {
    /// The angle, in radians; a positive angle about z is clockwise on screen.
    public var angle: Double
    /// The direction of the axis, as a vector of any length; a vector of length 0 gives no rotation.
    public var axis: SIMD3<Double>

    /// Makes a rotation.
    public init(angle: Double, axis: SIMD3<Double> = SIMD3(0, 0, 1)) {
      (self.angle, self.axis) = (angle, axis)
    }

    /// No rotation.
    public static let none = Rotation(angle: 0)

    var inverted: Rotation { Rotation(angle: -angle, axis: axis) }
  }

  /// The rotation of the view.
  public var rotation: Rotation
  /// The factors by which the view is scaled; 1 for no change.
  public var scale: SIMD3<Double>
  /// The translation of the view, in points.
  public var translation: SIMD3<Double>
  /// The shift of the anchor point: x and y in fractions of the size, z in points.
  ///
  /// The anchor point keeps its position on screen, so the view moves in the opposite direction.
  public var anchorPoint: SIMD3<Double>
  /// The change of the opacity, limited to −1 … 1.
  public var opacity: Double { didSet { opacity = min(max(opacity, -1), 1) } }
  /// The rotation of the subviews, about the view's centre.
  public var sublayerRotation: Rotation
  /// The factors by which the subviews are scaled.
  public var sublayerScale: SIMD3<Double>
  /// The translation of the subviews, in points.
  public var sublayerTranslation: SIMD3<Double>
  /// The change of the camera's distance, in points.
  ///
  /// The camera sees the subviews. A camera at the distance 0 gives no perspective. For a camera at the distance d, the
  /// entry `m34` of the matrix is −1/d.
  public var sublayerCamera: Double
  /// Whether to start (true) or stop (false) drawing the view through a bitmap; nil for no change.
  public var rasterizes: Bool?
  /// The change of the bitmap's scale, where 1 is full sharpness.
  public var rasterizationScale: Double
  /// Whether this change was made by inverting another change, and therefore scales before it rotates.
  private(set) var isInverse = false

  /// Makes a change.
  public init(
    rotation: Rotation = .none, scale: SIMD3<Double> = .one, translation: SIMD3<Double> = .zero,
    anchorPoint: SIMD3<Double> = .zero, opacity: Double = 0,
    sublayerRotation: Rotation = .none, sublayerScale: SIMD3<Double> = .one,
    sublayerTranslation: SIMD3<Double> = .zero, sublayerCamera: Double = 0,
    rasterizes: Bool? = nil, rasterizationScale: Double = 0
  ) {
    (self.rotation, self.scale, self.translation) = (rotation, scale, translation)
    self.anchorPoint = anchorPoint
    self.opacity = min(max(opacity, -1), 1)
    self.sublayerRotation = sublayerRotation
    self.sublayerScale = sublayerScale
    self.sublayerTranslation = sublayerTranslation
    self.sublayerCamera = sublayerCamera
    (self.rasterizes, self.rasterizationScale) = (rasterizes, rasterizationScale)
  }

  /// The change that undoes this change (CK-A13).
  public var inverted: LayerAnimation {
    var result = LayerAnimation(
      rotation: rotation.inverted, scale: scale.reciprocal, translation: -translation,
      anchorPoint: -anchorPoint, opacity: -opacity, sublayerRotation: sublayerRotation.inverted,
      sublayerScale: sublayerScale.reciprocal, sublayerTranslation: -sublayerTranslation,
      sublayerCamera: -sublayerCamera, rasterizes: rasterizes.map { !$0 },
      rasterizationScale: -rasterizationScale)
    result.isInverse = !isInverse
    return result
  }
}

extension LayerAnimation {
  /// Makes a rotation by an angle in radians about an axis.
  public static func rotation(
    _ angle: Double, axis: SIMD3<Double> = SIMD3(0, 0, 1)
  ) -> LayerAnimation { LayerAnimation(rotation: Rotation(angle: angle, axis: axis)) }

  /// Makes a scaling by the same factor in x and y.
  public static func scale(_ factor: Double) -> LayerAnimation {
    LayerAnimation(scale: SIMD3(factor, factor, 1))
  }

  /// Makes a translation, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> LayerAnimation {
    LayerAnimation(translation: SIMD3(x, y, z))
  }

  /// Makes a change of the opacity.
  public static func opacity(_ increment: Double) -> LayerAnimation {
    LayerAnimation(opacity: increment)
  }

  /// Whether the change moves the view itself.
  var moves: Bool {
    rotation.angle != 0 || scale != .one || translation != .zero || anchorPoint != .zero
  }

  /// Whether the change moves the subviews.
  var movesSublayers: Bool {
    sublayerRotation.angle != 0 || sublayerScale != .one || sublayerTranslation != .zero
      || sublayerCamera != 0
  }
}

extension SIMD3<Double> {
  /// The inverse factors; 1 for a factor of 0, which has no inverse.
  fileprivate var reciprocal: SIMD3<Double> {
    SIMD3(x == 0 ? 1 : 1 / x, y == 0 ? 1 : 1 / y, z == 0 ? 1 : 1 / z)
  }
}
