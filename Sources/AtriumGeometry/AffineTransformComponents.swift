#if canImport(Glibc)
  internal import Glibc
#endif

/// The components of an affine transform.
///
/// The components are applied in the order scale, shear, rotation, translation. Animations interpolate
/// these components, so that a rotation does not change the size in between.
public struct AffineTransformComponents: Hashable, Sendable {
  /// The factors of x and y; one of them is negative for a reflection.
  public var scale: Size
  /// The factor from y to x, after scaling.
  public var horizontalShear: Double
  /// The rotation, in radians, clockwise on screen.
  public var rotation: Double
  /// The translation, in points.
  public var translation: Vector

  /// Makes the components of the identity transform.
  public init() {
    self.init(
      scale: Size(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components.
  ///
  /// - Parameters:
  ///   - scale: The factors of x and y.
  ///   - horizontalShear: The factor from y to x, after scaling.
  ///   - rotation: The rotation, in radians, clockwise on screen.
  ///   - translation: The translation, in points.
  public init(scale: Size, horizontalShear: Double, rotation: Double, translation: Vector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Returns the components of the same transform that best suit an animation from other components.
  ///
  /// A reflection has two sets of components, which differ by a rotation of π. The result is the set in which fewer
  /// scale factors differ in sign from those of `start`. The rotation takes the shorter direction; a rotation by π is
  /// clockwise. A transform that maps all points to one point takes the rotation and the shear from `start`.
  ///
  /// - Parameter start: The components at the start of the animation.
  /// - Returns: The components; the ``rotation`` may be beyond ±π.
  public func following(_ start: AffineTransformComponents) -> AffineTransformComponents {
    var result = self
    guard scale != .zero else {
      result.horizontalShear = start.horizontalShear
      result.rotation = start.rotation
      return result
    }
    let isCrossed =
      (scale.width < 0 && start.scale.height < 0) || (scale.height < 0 && start.scale.width < 0)
    if isCrossed {
      result.scale = Size(width: -scale.width, height: -scale.height)
      result.rotation += .pi
    }
    var way = remainder(result.rotation - start.rotation, 2 * .pi)
    // A sum of angles may miss −π by a rounding error.
    if way < -.pi + 1e-9 { way += 2 * .pi }
    result.rotation = start.rotation + way
    return result
  }
}

extension AffineTransform {
  /// Returns the components of the transform.
  ///
  /// The rotation is in −π … π. If the transform maps the plane onto a line, the rotation turns an axis onto the
  /// line.
  public func decomposed() -> AffineTransformComponents {
    var (x, y) = (Vector(dx: a, dy: b), Vector(dx: c, dy: d))
    let translation = Vector(dx: tx, dy: ty)
    var (mirrorsX, mirrorsY) = (false, false)
    if a * d - b * c < 0 {
      // Of the two axes, reflect the one that leaves the smaller rotation.
      if a < d {
        mirrorsX = true
        x = Vector(dx: -a, dy: -b)
      } else {
        mirrorsY = true
        y = Vector(dx: -c, dy: -d)
      }
    }
    let width = hypot(x.dx, x.dy)
    guard width > 0 else {
      let height = hypot(y.dx, y.dy)
      return AffineTransformComponents(
        scale: Size(width: 0, height: height), horizontalShear: 0,
        rotation: height > 0 ? atan2(-y.dx, y.dy) : 0, translation: translation)
    }
    let (cosine, sine) = (x.dx / width, x.dy / width)
    let along = cosine * y.dx + sine * y.dy
    let height = cosine * y.dy - sine * y.dx
    let shear = along / height
    return AffineTransformComponents(
      scale: Size(width: mirrorsX ? -width : width, height: mirrorsY ? -height : height),
      horizontalShear: shear.isFinite ? shear : 0,
      rotation: sine == 0 && cosine < 0 ? .pi : atan2(sine, cosine), translation: translation)
  }

  /// Makes a transform from its components.
  public init(_ components: AffineTransformComponents) {
    let turn = AffineTransform(rotationAngle: components.rotation)
    let (width, height) = (components.scale.width, components.scale.height)
    let along = height * components.horizontalShear
    self.init(
      a: width * turn.a, b: width * turn.b, c: along * turn.a + height * turn.c,
      d: along * turn.b + height * turn.d, tx: components.translation.dx,
      ty: components.translation.dy)
  }
}
