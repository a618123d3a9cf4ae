import AtriumGeometry

extension View {
  /// Animates what a closure changes about views, on a spring that is fitted to a duration.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - delay: How long the old values stay first, in seconds.
  ///   - dampingRatio: 1 just does not swing, below 1 it swings; brought into 0.01 … 1000.
  ///   - velocity: At the start, in parts of the way a second.
  ///   - options: What differs from the default; their curve does not count.
  ///   - animations: Changes the views; it is run at once.
  ///   - completion: As in ``animate(withDuration:delay:options:animations:completion:)``.
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

  /// Animates what a closure changes about views, on a spring by how it seems.
  ///
  /// The animation takes until the spring is at rest, which is longer than it seems; a minute at most.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; at once if it is not above zero.
  ///   - bounce: 0 just does not swing, 1 never stops.
  ///   - initialSpringVelocity: At the start, in parts of the way a second.
  ///   - delay: How long the old values stay first, in seconds.
  ///   - options: What differs from the default; their curve does not count.
  ///   - animations: Changes the views; it is run at once.
  ///   - completion: As in ``animate(withDuration:delay:options:animations:completion:)``.
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

  /// Animates what a closure changes about views, on a spring until it is at rest.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: In parts of the way a second; nil for no animation at all.
  ///   - delay: How long the old values stay first, in seconds.
  ///   - options: What differs from the default; their curve does not count.
  ///   - animations: Changes the views; it is run at once.
  ///   - completion: As in ``animate(withDuration:delay:options:animations:completion:)``.
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
