/// The path along which one property is animated to its model value.
enum AnimationPath {
  /// A straight path.
  ///
  /// For an additive property, the associated value is the old value minus the new value. For any other property, it
  /// is the start value.
  case straight(AnimatedValue)
  /// From one transform to another, component by component.
  case transform(TransformPath)
  /// Through the values of keyframes.
  case keyframes(KeyframeTrack)
  /// Along a function of the progress.
  case course(CoursePath)

  /// Makes the direct path of a property from a start value to an end value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - start: The start value.
  ///   - end: The model value.
  init(of property: AnimatedProperty, from start: AnimatedValue, to end: AnimatedValue) {
    if property == .transform {
      self = .transform(TransformPath(from: start.transform, to: end.transform))
    } else {
      self = .straight(property.isAdditive ? start - end : start)
    }
  }

  /// Returns the animated value of the property.
  ///
  /// - Parameters:
  ///   - progress: The progress of the animation.
  ///   - property: The property.
  ///   - target: The value without this animation.
  /// - Returns: The value with this animation.
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
    case .course(let course):
      return course.value(at: progress.x, of: property, target: target)
    }
  }

  /// Returns the value at the start of the path.
  func start(of property: AnimatedProperty, target: AnimatedValue) -> AnimatedValue {
    value(at: .zero, of: property, target: target)
  }
}
