public import AtriumGeometry
public import AtriumKit

extension StepTransition {
  /// Puts the views into the final state of the transition immediately, without animation (CK-V3, CK-V4).
  ///
  /// - Parameters:
  ///   - appearing: The view that appears; nil if only the disappearing view is to change (CK-T-c).
  ///   - disappearing: The view below `appearing`.
  ///   - group: The superview of both views; nil if `appearing` is nil.
  ///   - bounds: The group's bounds, in points.
  public final func apply(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) {
    run(steps(appearing: appearing, disappearing: disappearing, in: group, bounds: bounds))
  }

  /// Restores the values that the views had before ``apply(appearing:disappearing:in:bounds:)``.
  ///
  /// This method always inverts the steps, even if the transition overrides
  /// ``reverseSteps(appearing:disappearing:in:bounds:)``.
  ///
  /// - Parameters:
  ///   - appearing: The view that had appeared.
  ///   - disappearing: The view below `appearing`.
  ///   - group: The superview of both views.
  ///   - bounds: The bounds that were passed to ``apply(appearing:disappearing:in:bounds:)``, in points.
  public final func undo(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) {
    run(
      steps(appearing: appearing, disappearing: disappearing, in: group, bounds: bounds)
        .reversedSteps)
  }

  private func run(_ steps: [AnimationStep]) {
    StepCourse(steps).finish(as: LayerModels.takeCourse())
  }
}
