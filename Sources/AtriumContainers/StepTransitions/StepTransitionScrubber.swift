import AtriumGeometry
public import AtriumKit

/// Shows any moment of a step transition, for a gesture or a slider that drives the transition.
///
/// ```swift
/// let scrubber = StepTransitionScrubber(.flipVertically, appearing: new, disappearing: old, in: group)
/// slider.addAction(for: .valueChanged) { scrubber.show(slider.value) }
/// …
/// scrubber.end()
/// ```
///
/// The scrubber changes the views at once and starts no animation, so it also works with reduced motion and
/// with motion off. The appearing view is above the disappearing view. The steps are recorded for the
/// group's current bounds: make another scrubber after the bounds have changed. The scrubber keeps the
/// views alive. Call ``end()`` before another scrubber or animation moves the views.
@MainActor
public final class StepTransitionScrubber {
  /// The transition.
  public let transition: StepTransition
  /// The shown moment, as a fraction of the duration, 0 … 1; 0 until ``show(_:)`` is called.
  public private(set) var fractionComplete = 0.0
  private let course: StepCourse
  private let number = LayerModels.takeCourse()
  private var restoreOrder: (() -> Void)?

  /// Makes a scrubber.
  ///
  /// The views get their original transforms and opacities back, and one view may be moved above the other. The
  /// transition is first visible after ``show(_:)``.
  ///
  /// Traps if a view is not a subview of the group.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - appearing: The view that appears.
  ///   - disappearing: The view below `appearing`, which disappears.
  ///   - group: The superview of both views.
  public init(
    _ transition: StepTransition, appearing: View, disappearing: View, in group: View
  ) {
    self.transition = transition
    transition.check([appearing, disappearing], in: group, before: "the scrubber")
    for view in [appearing, disappearing, group] { LayerModels.reset(view) }
    let course = StepCourse(
      transition.steps(
        appearing: appearing, disappearing: disappearing, in: group,
        bounds: Rect(size: group.bounds.size)))
    self.course = course
    restoreOrder = course.sortByDepth([appearing, disappearing], in: group)
  }

  /// Shows a moment of the transition.
  ///
  /// - Parameter fraction: The fraction of the duration, limited to 0 … 1; NaN counts as 0. At 1 the views
  ///   have the final values of the transition. ``end()`` restores their original transforms.
  public func show(_ fraction: Double) {
    guard restoreOrder != nil else { return }
    fractionComplete = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    View.performWithoutAnimation {
      course.show(at: fractionComplete * course.duration, as: number)
    }
  }

  /// Restores the original transforms and opacities, and the order that the views had before the scrubber was made.
  public func end() {
    guard let restoreOrder else { return }
    self.restoreOrder = nil
    restoreOrder()
    View.performWithoutAnimation {
      for view in course.views where LayerModels.isCurrent(number, of: view) {
        LayerModels.reset(view)
      }
    }
  }
}
