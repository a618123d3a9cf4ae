import AtriumGeometry
import AtriumGraphics

/// A property that animation blocks animate, read and written as a row of numbers.
///
/// Another one needs a case here, a place in ``ViewState``, and a setter that calls
/// `animationDidChange(from:)`.
enum AnimatedProperty: CaseIterable {
  case bounds
  case center
  case transform
  case alpha
  case backgroundColor

  /// Whether running animations add up, as against the newest replacing the others.
  var isAdditive: Bool { self != .backgroundColor }

  /// Whether it moves or resizes, as against fading.
  var isMovement: Bool { self != .alpha && self != .backgroundColor }

  /// Whether its second number goes its own way where a spring has a velocity along each axis.
  var hasAxes: Bool { self == .center }

  func value(of state: ViewState) -> AnimatedValue {
    switch self {
    case .bounds:
      let bounds = state.bounds
      return AnimatedValue(bounds.origin.x, bounds.origin.y, bounds.width, bounds.height)
    case .center: return AnimatedValue(state.center.x, state.center.y)
    case .transform:
      return AnimatedValue(state.transform3D)
    case .alpha: return AnimatedValue(Double(state.alpha))
    case .backgroundColor:
      let color = state.backgroundColor ?? .clear
      return AnimatedValue(color.red, color.green, color.blue, color.alpha)
    }
  }

  func set(_ value: AnimatedValue, in state: inout ViewState) {
    switch self {
    case .bounds:
      state.bounds = Rect(x: value[0], y: value[1], width: value[2], height: value[3])
    case .center:
      state.center = Point(x: value[0], y: value[1])
    case .transform:
      state.transform3D = value.transform
    case .alpha:
      state.alpha = Float(value[0])
    case .backgroundColor:
      state.backgroundColor = Color(
        red: value[0], green: value[1], blue: value[2], alpha: value[3])
    }
  }

  /// Where something is on its way to a target.
  ///
  /// - Parameters:
  ///   - target: The end of the way.
  ///   - way: The beginning less the end.
  ///   - rest: How much of the way is left, for each number.
  /// - Returns: The value; what leaves the plane goes as a solid body does.
  func value(
    onTheWayTo target: AnimatedValue, way: AnimatedValue, rest: AnimatedValue
  ) -> AnimatedValue {
    if self == .transform {
      let (from, to) = ((target + way).transform, target.transform)
      if !from.isAffine || !to.isAffine {
        return AnimatedValue(from.mixed(with: to, by: 1 - rest[0]))
      }
    }
    return target + way * rest
  }
}

extension AnimatedValue {
  /// Makes a row of a transform's sixteen numbers.
  fileprivate init(_ t: Transform3D) {
    self.init([
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ])
  }

  /// The transform of sixteen numbers.
  fileprivate var transform: Transform3D {
    var t = Transform3D()
    (t.m11, t.m12, t.m13, t.m14) = (self[0], self[1], self[2], self[3])
    (t.m21, t.m22, t.m23, t.m24) = (self[4], self[5], self[6], self[7])
    (t.m31, t.m32, t.m33, t.m34) = (self[8], self[9], self[10], self[11])
    (t.m41, t.m42, t.m43, t.m44) = (self[12], self[13], self[14], self[15])
    return t
  }
}
