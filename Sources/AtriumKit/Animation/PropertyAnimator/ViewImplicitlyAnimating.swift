/// An animation to which closures can be added.
@MainActor
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes that start after a fraction of the remaining duration.
  ///
  /// - Parameters:
  ///   - animation: Changes the views.
  ///   - delayFactor: The fraction of the remaining duration after which the changes start, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  /// Adds a closure whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The new timing; nil keeps the animation's timing.
  ///   - durationFactor: The duration of the remaining animation, as a fraction of the whole duration; 0 keeps the
  ///     remaining duration.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
