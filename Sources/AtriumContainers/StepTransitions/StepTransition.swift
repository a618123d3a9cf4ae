public import AtriumGeometry
public import AtriumKit
internal import Logging

/// A transition that consists of steps: how one view takes the place of another in a group.
///
/// ```swift
/// stack.push(controller, transition: .coverFromBottom, duration: nil, animated: true)
/// ```
///
/// ``catalogue`` has the ready-made ones. For one of your own override
/// ``steps(appearing:disappearing:in:bounds:)``; removal plays it backwards, unless you also override
/// ``reverseSteps(appearing:disappearing:in:bounds:)``. ``StepTransitionAnimator`` makes an animator
/// of any of them, for presentations, tabs, navigation and all others.
///
/// This class itself has no steps (CK-T1).
@MainActor
open class StepTransition {
  /// The default duration, in seconds: the sum of the steps, measured once with empty bounds (CK-T-f).
  public private(set) final lazy var defaultDuration: Double = measured(
    steps(appearing: View(), disappearing: View(), in: View(), bounds: .zero))

  /// The default duration of the removal, in seconds.
  public private(set) final lazy var defaultReverseDuration: Double =
    reverseSteps(appearing: View(), disappearing: View(), in: View(), bounds: .zero)
    .map { measured($0) } ?? defaultDuration

  /// Makes a transition.
  public init() {}

  /// The name in lists; the name of the class unless overridden.
  open var name: String { String(describing: type(of: self)) }

  /// The name below the heading of a ``Family``, such as *From bottom*; ``name`` unless overridden.
  open var shortName: String { name }

  /// Returns the steps by which a view takes the place of another.
  ///
  /// All changes are relative to the present values. Override it; the base has no steps, and calling
  /// `super` is not needed. It must return the same steps for the same arguments.
  ///
  /// - Parameters:
  ///   - appearing: The view that appears; nil if only the other's part is wanted (CK-T-c).
  ///   - disappearing: The view below it, which disappears; nil if there is none.
  ///   - group: The superview of both, whose camera sees them; nil with `appearing`.
  ///   - bounds: The group's bounds, in points.
  /// - Returns: The steps.
  open func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] { [] }

  /// Returns the steps of the removal; nil, as here, plays the others backwards (CK-T-b).
  ///
  /// They have to lead back to the values from before the transition.
  ///
  /// - Parameters:
  ///   - appearing: The view that appears again, below the other.
  ///   - disappearing: The view that is removed.
  ///   - group: The superview of both.
  ///   - bounds: The group's bounds, in points.
  /// - Returns: The steps; nil for the generated ones.
  open func reverseSteps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep]? { nil }

  /// The duration of a run, in seconds.
  ///
  /// - Parameters:
  ///   - requested: The requested duration; nil is the default. A negative or infinite one is the
  ///     default too, with a warning (CK-C2).
  ///   - isReversed: Whether it is a removal.
  /// - Returns: The duration.
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

  /// Traps if a view of a run is not in the group.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - group: Their superview.
  ///   - run: What they are needed for, for the message.
  final func check(_ views: [View?], in group: View?, before run: String) {
    for view in views.compactMap({ $0 }) where view.superview !== group {
      fatalError(
        "\(name) cannot move a \(type(of: view)) whose superview is not the group; add both views "
          + "to the group before \(run).")
    }
  }

  private func measured(_ steps: [AnimationStep]) -> Double { steps.duration }
}
