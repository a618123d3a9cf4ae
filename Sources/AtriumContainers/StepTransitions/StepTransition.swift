public import AtriumGeometry
public import AtriumKit
internal import Logging

/// A transition that consists of steps and replaces one view of a group with another.
///
/// ```swift
/// stack.push(controller, transition: .coverFromBottom, duration: nil, animated: true)
/// ```
///
/// ``catalogue`` has the ready-made transitions. A subclass with another transition overrides
/// ``steps(appearing:disappearing:in:bounds:)``. Removal plays these steps backwards, unless the subclass
/// also overrides ``reverseSteps(appearing:disappearing:in:bounds:)``. ``StepTransitionAnimator`` makes an
/// animator of any transition, for presentations, tabs, navigation and all other containers.
///
/// This class itself has no steps (CK-T1).
@MainActor
open class StepTransition {
  /// The default duration, in seconds: the sum of the steps' durations, measured once with empty bounds (CK-T-f).
  public private(set) final lazy var defaultDuration: Double = measured(
    steps(appearing: View(), disappearing: View(), in: View(), bounds: .zero))

  /// The default duration of the removal, in seconds.
  public private(set) final lazy var defaultReverseDuration: Double =
    reverseSteps(appearing: View(), disappearing: View(), in: View(), bounds: .zero)
    .map { measured($0) } ?? defaultDuration

  /// Makes a transition.
  public init() {}

  /// The name in lists; by default the name of the class.
  open var name: String { String(describing: type(of: self)) }

  /// The name below the heading of a ``Family``, such as *From bottom*; by default ``name``.
  open var shortName: String { name }

  /// Returns the steps that replace one view with another.
  ///
  /// All changes are relative to the current values. The method must return the same steps for the same
  /// arguments. Call `super`: not needed. The base class returns no steps.
  ///
  /// - Parameters:
  ///   - appearing: The view that appears; nil if only the disappearing view is to change (CK-T-c).
  ///   - disappearing: The view below `appearing`, which disappears; nil if there is none.
  ///   - group: The superview of both views, whose camera sees them; nil if `appearing` is nil.
  ///   - bounds: The group's bounds, in points.
  /// - Returns: The steps.
  open func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] { [] }

  /// Returns the steps of the removal.
  ///
  /// The default implementation returns nil, which plays the steps of the appearance backwards (CK-T-b).
  ///
  /// The steps must restore the values from before the transition. Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - appearing: The view that appears again, below the view that is removed.
  ///   - disappearing: The view that is removed.
  ///   - group: The superview of both views.
  ///   - bounds: The group's bounds, in points.
  /// - Returns: The steps; nil plays the steps of the appearance backwards.
  open func reverseSteps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep]? { nil }

  /// Returns the duration of the transition, in seconds.
  ///
  /// - Parameters:
  ///   - requested: The requested duration; nil for the default. A negative or infinite duration selects
  ///     the default too, with a warning (CK-C2).
  ///   - isReversed: Whether the transition plays as a removal.
  /// - Returns: The duration, in seconds.
  public final func duration(_ requested: Double?, isReversed: Bool = false) -> Double {
    let standard = isReversed ? defaultReverseDuration : defaultDuration
    guard let requested else { return standard }
    guard requested.isFinite, requested >= 0 else {
      AnimationStep.logger.warning(
        "\(name) cannot take \(requested) s and takes \(standard) s; give 0 s or more, or nil.")
      return standard
    }
    return requested
  }

  /// Traps if a view is not a subview of the group.
  ///
  /// - Parameters:
  ///   - views: The views to check; nil elements are skipped.
  ///   - group: Their superview.
  ///   - run: The purpose for which the views are needed, as part of the message.
  final func check(_ views: [View?], in group: View?, before run: String) {
    for view in views.compactMap({ $0 }) where view.superview !== group {
      fatalError(
        "\(name) cannot move a \(type(of: view)) whose superview is not the group; add both views "
          + "to the group before \(run).")
    }
  }

  private func measured(_ steps: [AnimationStep]) -> Double { steps.duration }
}
