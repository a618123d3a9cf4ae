public import AtriumGeometry
public import AtriumKit

extension StepTransition {
  /// Gives the views the values after the transition, without time (CK-V3, CK-V4).
  ///
  /// - Parameters:
  ///   - appearing: The view that appears; nil if only the other's part is wanted (CK-T-c).
  ///   - disappearing: The view below it.
  ///   - group: The superview of both; nil with `appearing`.
  ///   - bounds: The group's bounds, in points.
  public final func apply(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) {
    run(steps(appearing: appearing, disappearing: disappearing, in: group, bounds: bounds))
  }

  /// Gives the views back the values from before ``apply(appearing:disappearing:in:bounds:)``.
  ///
  /// It always inverts the steps, also if the transition has reverse steps of its own.
  ///
  /// - Parameters:
  ///   - appearing: The view that had appeared.
  ///   - disappearing: The view below it.
  ///   - group: The superview of both.
  ///   - bounds: The bounds with which it was applied, in points.
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
