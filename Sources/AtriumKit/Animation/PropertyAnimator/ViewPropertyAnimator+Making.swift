public import AtriumGeometry

extension ViewPropertyAnimator {
  /// Makes an animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - curve: The curve.
  ///   - animations: Changes the views; called when the animator becomes active.
  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - point1: The curve's first control point.
  ///   - point2: The curve's second control point.
  ///   - animations: Changes the views; called when the animator becomes active.
  public convenience init(
    duration: Double, controlPoint1 point1: Point, controlPoint2 point2: Point,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that is fitted to a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - ratio: The damping ratio. A ratio of 1 is critical damping. With a ratio below 1, the spring oscillates.
  ///   - animations: Changes the views; called when the animator becomes active.
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
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: The curve, `.allowUserInteraction`, `.beginFromCurrentState` and `.layoutSubviews`; all other options
  ///     are ignored.
  ///   - animations: Changes the views; called immediately.
  ///   - completion: Called at the end.
  /// - Returns: The animator, which retains itself while it runs.
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
