#if canImport(Glibc)
  internal import Glibc
#endif

/// A map of the plane, taken apart: what it does to a point, one after the other.
///
/// The parts are applied in the order scale, shear, rotation, translation. Animations go from map to
/// map by these parts, so that a turn keeps its size on the way.
public struct AffineTransformComponents: Hashable, Sendable {
  /// What x and y are multiplied by; one of them is below zero in a mirror image.
  public var scale: Size
  /// How much of y goes into x, after scaling.
  public var horizontalShear: Double
  /// How far it turns, in radians, clockwise on screen.
  public var rotation: Double
  /// How far it moves, in points.
  public var translation: Vector

  /// The parts of the map that changes nothing.
  public init() {
    self.init(
      scale: Size(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes parts.
  ///
  /// - Parameters:
  ///   - scale: What x and y are multiplied by.
  ///   - horizontalShear: How much of y goes into x, after scaling.
  ///   - rotation: In radians, clockwise on screen.
  ///   - translation: In points.
  public init(scale: Size, horizontalShear: Double, rotation: Double, translation: Vector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Parts of the same map that a way from other parts leads to.
  ///
  /// A mirror image has two sets of parts, turned by half against each other: the set is taken whose
  /// scale has the fewer changes of sign. Of the two ways round to the turn the shorter one is taken;
  /// half a turn goes clockwise. A map that leaves only a point has the turn and the shear of the
  /// parts that the way comes from.
  ///
  /// - Parameter start: Where the way begins.
  /// - Returns: Parts whose ``rotation`` may be beyond half a turn.
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
    // Sums of angles miss half a turn by a rounding.
    if way < -.pi + 1e-9 { way += 2 * .pi }
    result.rotation = start.rotation + way
    return result
  }
}

extension AffineTransform {
  /// Takes the map apart.
  ///
  /// The turn is in −π … π. Of a map that flattens the plane into a line the line's direction is kept.
  public func decomposed() -> AffineTransformComponents {
    var (x, y) = (Vector(dx: a, dy: b), Vector(dx: c, dy: d))
    let translation = Vector(dx: tx, dy: ty)
    var (mirrorsX, mirrorsY) = (false, false)
    if a * d - b * c < 0 {
      // The axis that a turn by less than a quarter explains is the other one.
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

  /// Puts a map together of its parts.
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
