public import AtriumGeometry

extension ViewPropertyAnimator {
  /// Makes an animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - curve: The curve.
  ///   - animations: Changes views; run when the animator becomes active.
  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of one's own.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - point1: The curve's first control point.
  ///   - point2: The curve's second control point.
  ///   - animations: Changes views; run when the animator becomes active.
  public convenience init(
    duration: Double, controlPoint1 point1: Point, controlPoint2 point2: Point,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator on a spring that is fitted to a duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - ratio: 1 just does not swing, below 1 it swings.
  ///   - animations: Changes views; run when the animator becomes active.
  public convenience init(
    duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: How long it waits first, in seconds.
  ///   - options: The curve, and what else differs from the default; what repeats or turns views over
  ///     does not count.
  ///   - animations: Changes views; run at once.
  ///   - completion: Is called at the end.
  /// - Returns: The animator, which keeps itself alive while it runs.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let curve = View.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 0xf)) ?? .easeInOut
    let animator = ViewPropertyAnimator(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve),
      options: options.intersection([.beginFromCurrentState, .layoutSubviews]))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
