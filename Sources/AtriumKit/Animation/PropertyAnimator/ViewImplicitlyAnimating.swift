/// An animation to which closures can be added.
@MainActor
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes that begin later.
  ///
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: The part of the remaining time after which they begin, 0 … 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Lets a held animation go on.
  ///
  /// - Parameters:
  ///   - parameters: Another timing; nil for its own.
  ///   - durationFactor: How long the rest takes, as a part of the whole duration; 0 for what is left.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
