public import AtriumGeometry

extension View {
  /// Animates the transform and the opacity along functions of the progress, inside a block.
  ///
  /// The model values immediately become the values at progress 1. Each display frame shows the values of the
  /// functions at the progress of the block. A path can therefore have any shape, including jumps. The block
  /// provides the duration, the curve and the timeline. If the functions contain their own curves, give the block a
  /// linear curve. The paths add up with other animations of the same properties, and end as these do.
  ///
  /// Outside a block, the method only sets the values. The functions can be called at any time until the animation
  /// ends, and must always return the same value for the same progress. Traps if the transform at progress 1 is not
  /// finite.
  ///
  /// - Parameters:
  ///   - transform: Returns the transform at a progress; nil leaves the transform unchanged.
  ///   - alpha: Returns the opacity at a progress, which is clamped to 0 … 1; nil leaves the opacity unchanged.
  public func animateAlongPath(
    transform: ((_ progress: Double) -> Transform3D)?, alpha: ((_ progress: Double) -> Double)?
  ) {
    View.performWithoutAnimation {
      if let transform { transform3D = transform(1) }
      if let alpha { self.alpha = alpha(1) }
    }
    guard let group = AnimationGroup.current, group.animatesProperties else { return }
    if let transform { addCourse({ AnimatedValue(transform($0)) }, of: .transform, in: group) }
    if let alpha { addCourse({ AnimatedValue(alpha($0)) }, of: .alpha, in: group) }
  }

  private func addCourse(
    _ value: @escaping (Double) -> AnimatedValue, of property: AnimatedProperty,
    in group: AnimationGroup
  ) {
    let path = CoursePath(value: value, end: property.value(of: model))
    addPath(.course(path), of: property, in: group)
  }
}
