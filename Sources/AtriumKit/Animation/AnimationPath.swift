/// The way of one property to the model's value.
enum AnimationPath {
  /// Straight; for additive properties the old value less the new one, else the value to start from.
  case straight(AnimatedValue)
  /// Along the values of keyframes.
  case keyframes(KeyframeTrack)

  /// The value to be shown.
  ///
  /// - Parameters:
  ///   - progress: How far the motion is.
  ///   - property: Whose value it is.
  ///   - target: The value without this animation.
  /// - Returns: The value with it.
  func value(
    at progress: AnimationProgress, of property: AnimatedProperty, target: AnimatedValue
  ) -> AnimatedValue {
    switch self {
    case .straight(let from):
      var rest = AnimatedValue(repeating: 1 - progress.x)
      if property.hasAxes { rest[1] = 1 - progress.y }
      return property.value(
        onTheWayTo: target, way: property.isAdditive ? from : from - target, rest: rest)
    case .keyframes(let track):
      let value = track.value(at: progress.x)
      return property.isAdditive ? target + (value - track.target) : value
    }
  }

  /// The value before all of it.
  func start(of property: AnimatedProperty, target: AnimatedValue) -> AnimatedValue {
    value(at: .zero, of: property, target: target)
  }
}
