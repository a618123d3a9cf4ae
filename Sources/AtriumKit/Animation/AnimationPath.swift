/// The way of one property to the model's value.
enum AnimationPath {
  /// Straight; for additive properties the old value less the new one, else the value to start from.
  case straight(AnimatedValue)
  /// From transform to transform, part by part.
  case transform(TransformPath)
  /// Along the values of keyframes.
  case keyframes(KeyframeTrack)

  /// Makes the straight way of a property.
  ///
  /// - Parameters:
  ///   - property: What changes.
  ///   - start: The value to start from.
  ///   - end: The model's value.
  init(of property: AnimatedProperty, from start: AnimatedValue, to end: AnimatedValue) {
    if property == .transform {
      self = .transform(TransformPath(from: start.transform, to: end.transform))
    } else {
      self = .straight(property.isAdditive ? start - end : start)
    }
  }

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
      return target + (property.isAdditive ? from : from - target) * rest
    case .transform(let path):
      return AnimatedValue(path.value(at: progress.x, target: target.transform))
    case .keyframes(let track):
      return track.value(at: progress.x, of: property, target: target)
    }
  }

  /// The value before all of it.
  func start(of property: AnimatedProperty, target: AnimatedValue) -> AnimatedValue {
    value(at: .zero, of: property, target: target)
  }
}
