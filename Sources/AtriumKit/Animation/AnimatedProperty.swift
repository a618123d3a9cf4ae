import AtriumGeometry
import AtriumGraphics

/// A property that animation blocks animate, which is read and written as a vector of numbers.
///
/// A new property needs a case here, a field in ``ViewState``, and a setter that calls
/// `animationDidChange(from:)`.
enum AnimatedProperty: CaseIterable {
  case bounds
  case center
  case transform
  case alpha
  case backgroundColor

  /// Whether concurrent animations of the property add up.
  ///
  /// If false, the newest animation replaces the others.
  var isAdditive: Bool { self != .backgroundColor }

  /// Whether the property moves, resizes or transforms the view.
  var isMovement: Bool { self != .alpha && self != .backgroundColor }

  /// Whether the property is the view's position or size.
  var isGeometry: Bool { self == .bounds || self == .center }

  /// Whether the property is a point; a spring's velocity along y then applies to its second number.
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
