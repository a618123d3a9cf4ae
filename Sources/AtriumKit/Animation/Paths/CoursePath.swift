import AtriumGeometry

/// A path along a function of the progress.
struct CoursePath {
  /// The function that returns the value at a progress.
  let value: (Double) -> AnimatedValue
  /// The value at progress 1, which was the model value when the path was added.
  let end: AnimatedValue

  /// Returns the animated value of the property.
  ///
  /// If the model value has changed since the start, the path is applied to the new model value.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 at the start to 1 at the end.
  ///   - property: The property.
  ///   - target: The value without this animation.
  /// - Returns: The value with this animation.
  func value(
    at progress: Double, of property: AnimatedProperty, target: AnimatedValue
  ) -> AnimatedValue {
    let own = value(progress)
    guard target != end else { return own }
    guard property == .transform else { return target + (own - end) }
    return AnimatedValue(
      own.transform.concatenating(end.transform.inverted()).concatenating(target.transform))
  }
}
