public import AtriumGeometry

extension View {
  /// Animates what a closure changes about views.
  ///
  /// The properties have their final values at once; what is shown follows. A block inside
  /// another takes over its duration and curve, unless the options say otherwise.
  ///
  /// With a duration of zero everything is there at once, and the completion is called after this has
  /// returned, in the commit of the turn. With motion off in the view's window, or animations
  /// disabled, the completion is called before this returns (DC-8, A-15). Only in a chain, where a
  /// completion starts the next block, a block that loses its time to motion off keeps its completion
  /// waiting for it.
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
      duration: duration, delay: delay, timing: .curve(curve), options: options,
      animations: animations, completion: completion)
  }

  /// Runs a closure as a block.
  ///
  /// A block without duration that `endsInCall` has called its completion when this returns, as DC-8
  /// wants it of changes of controllers, and so has one that changes nothing in any window. Others call
  /// it with a turn of the window of what they change, or else of `window`.
  ///
  /// - Returns: The block; nil if nothing about it takes time.
  @discardableResult
  class func runBlock(
    duration: Double, delay: Double, timing: AnimationTiming, options: AnimationOptions,
    isSizeTransition: Bool = false, endsInCall: Bool = false, in window: Window? = nil,
    keyframes: KeyframeRecorder? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationGroup? {
    let outer = AnimationGroup.current
    var (duration, timing, options) = (duration, timing, options)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
      }
    }
    guard areAnimationsEnabled, duration > 0, duration.isFinite else {
      let completesAtOnce = endsInCall || !areAnimationsEnabled
      let changed = UnanimatedChanges.window(of: animations)
      guard let completion else { return nil }
      if !completesAtOnce, let window = changed ?? window {
        CompletionChain.runAfterCall(in: window) { completion(true) }
      } else {
        CompletionChain.run { completion(true) }
      }
      return nil
    }
    let group = AnimationGroup(
      duration: duration, delay: delay.isFinite ? delay : 0, timing: timing,
      options: options, isSizeTransition: isSizeTransition || outer?.isSizeTransition == true,
      completion: completion)
    group.keyframes = keyframes
    AnimationGroup.stack.append(group)
    animations()
    group.layOutArrangements()
    if options.contains(.layoutSubviews) {
      for view in group.views.compactMap(\.view) { view.layoutIfNeeded() }
    }
    AnimationGroup.stack.removeLast()
    group.keyframes = nil
    keyframes?.finish(in: group)
    group.close()
    return group
  }

  /// Makes changes without animation, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationGroup.stack.append(nil)
    actionsWithoutAnimation()
    AnimationGroup.stack.removeLast()
  }

  /// Whether blocks animate here: false inside ``performWithoutAnimation(_:)``, and after
  /// ``setAnimationsEnabled(_:)`` said so.
  public class var areAnimationsEnabled: Bool {
    // An entry that is nil inside the stack is a block without animation.
    AnimationGroup.isEnabled
      && (AnimationGroup.stack.isEmpty || AnimationGroup.current != nil)
  }

  /// Lets blocks animate, or makes all changes at once until it is called again.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationGroup.isEnabled = enabled
  }

  /// Shows what a closure changes several times over.
  ///
  /// Call it inside an animation block. At the end the new values are shown at once, also after a way
  /// back. Outside a block it only runs the closure.
  ///
  /// - Parameters:
  ///   - count: How often; may be a fraction or infinite, and 1 if it is not above zero.
  ///   - autoreverses: Whether each time includes the way back.
  ///   - animations: Changes the views.
  public class func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    let group = AnimationGroup.current
    let outer = group?.modifiedRepetition
    group?.modifiedRepetition = AnimationRepetition(count: count, autoreverses: autoreverses)
    animations()
    group?.modifiedRepetition = outer
  }

  /// The duration of the block being run, in seconds; 0 outside.
  public class var inheritedAnimationDuration: Double { AnimationGroup.current?.duration ?? 0 }
}
