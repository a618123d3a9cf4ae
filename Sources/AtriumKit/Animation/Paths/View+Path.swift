public import AtriumGeometry

extension View {
  /// Animates the transform and the opacity along functions of the progress, inside a block.
  ///
  /// The model takes the values at the progress 1 at once. Each frame shows the functions at the
  /// progress of the block, so a path can take any course, with jumps. The block gives the
  /// duration, the curve and the timeline: give it a linear curve if the functions have curves of
  /// their own. The paths add up with other animations, and end like them.
  ///
  /// Outside a block it only sets the values. A function is called at any time until the animation
  /// ends and must always return the same value for the same progress. Traps if the transform at 1 is
  /// not finite.
  ///
  /// - Parameters:
  ///   - transform: The transform at a progress; nil leaves it alone.
  ///   - alpha: The opacity at a progress, limited to 0 … 1; nil leaves it alone.
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
