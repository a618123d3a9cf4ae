import AtriumGeometry

extension View {
  /// Animates the changes that a closure makes to views, with a spring that is fitted to a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - dampingRatio: The damping ratio, clamped to 0.01 … 1000. A ratio of 1 is critical damping. With a ratio
  ///     below 1, the spring oscillates.
  ///   - velocity: The initial velocity, in fractions of the whole change per second.
  ///   - options: Other options; a curve among them is ignored.
  ///   - animations: Changes the views; called immediately.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    runBlock(
      duration: duration, delay: delay,
      timing: .spring(spring, velocity: Vector(dx: velocity, dy: velocity)), options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes to views, with a spring of a perceived duration.
  ///
  /// The animation runs until the spring is at rest. This takes longer than the perceived duration, but at most a
  /// minute.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; if it is 0 or less, the change is immediate.
  ///   - bounce: The bounce, from 0 for no oscillation to 1 for an oscillation without end.
  ///   - initialSpringVelocity: The initial velocity, in fractions of the whole change per second.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: Other options; a curve among them is ignored.
  ///   - animations: Changes the views; called immediately.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity: Double = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      with: Spring(duration: duration, bounce: bounce),
      initialVelocity: duration > 0 ? initialSpringVelocity : nil, delay: delay, options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes to views, until a spring is at rest.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity, in fractions of the whole change per second; nil for no animation.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: Other options; a curve among them is ignored.
  ///   - animations: Changes the views; called immediately.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
  class func animate(
    with spring: Spring, initialVelocity: Double?, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let velocity = initialVelocity.map { $0.isFinite ? $0 : 0 } ?? 0
    let parameters = SpringTimingParameters(
      spring: spring, initialVelocity: Vector(dx: velocity, dy: velocity))
    let (timing, length) = parameters.timing(for: 0, velocity: .zero)
    runBlock(
      duration: initialVelocity == nil ? 0 : length, delay: delay, timing: timing, options: options,
      animations: animations, completion: completion)
  }
}
