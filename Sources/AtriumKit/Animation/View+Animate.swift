public import AtriumGeometry

extension View {
  /// Animates what a closure changes about views.
  ///
  /// The properties have their final values at once; what is shown follows. A block inside
  /// another takes over its duration and curve, unless the options say otherwise. With
  /// motion off in the view's window, or a duration of zero, everything is there at once and the
  /// completion is called before this returns (A-12, DC-8).
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - delay: How long the old values stay first, in seconds; below zero, how far the motion is
  ///     already under way at its first frame.
  ///   - options: The curve and what else differs from the default.
  ///   - animations: Changes the views; it is run at once.
  ///   - completion: Is called once, at the end of a turn, after the last of these animations; it
  ///     hears whether they all reached their ends.
  public class func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, curve: options.curve, options: options,
      animations: animations, completion: completion)
  }

  /// Animates what a closure changes about views, along any curve.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - delay: How long the old values stay first, in seconds.
  ///   - curve: How far the motion is at each moment.
  ///   - options: What else differs from the default; their curve does not count.
  ///   - animations: Changes the views; it is run at once.
  ///   - completion: As in ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: Double, delay: Double = 0, curve: UnitCurve,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration, delay: delay, curve: curve, options: options, animations: animations,
      completion: completion)
  }

  @discardableResult
  class func runBlock(
    duration: Double, delay: Double, curve: UnitCurve, options: AnimationOptions,
    movesOriginsOnly: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationGroup? {
    let outer = AnimationGroup.current
    var (duration, curve) = (duration, curve)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    }
    guard areAnimationsEnabled, duration > 0, duration.isFinite else {
      performWithoutAnimation(animations)
      completion?(true)
      return nil
    }
    let group = AnimationGroup(
      duration: duration, delay: delay.isFinite ? delay : 0, curve: curve,
      options: options, movesOriginsOnly: movesOriginsOnly, completion: completion)
    AnimationGroup.stack.append(group)
    animations()
    AnimationGroup.stack.removeLast()
    group.close()
    return group
  }

  /// Makes changes without animation, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationGroup.stack.append(nil)
    actionsWithoutAnimation()
    AnimationGroup.stack.removeLast()
  }

  /// Whether blocks animate here: false inside ``performWithoutAnimation(_:)``.
  public class var areAnimationsEnabled: Bool {
    // An entry that is nil inside the stack is a block without animation.
    AnimationGroup.stack.isEmpty || AnimationGroup.current != nil
  }

  /// The duration of the block being run, in seconds; 0 outside.
  public class var inheritedAnimationDuration: Double { AnimationGroup.current?.duration ?? 0 }
}
