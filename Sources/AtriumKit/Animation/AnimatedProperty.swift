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

  /// Whether it is the view's place or size.
  var isGeometry: Bool { self == .bounds || self == .center }

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
}
