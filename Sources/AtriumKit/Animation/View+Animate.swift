public import AtriumGeometry

extension View {
  /// Animates the changes that a closure makes to views.
  ///
  /// The properties take their final values at once; the animated values follow. A nested block
  /// inherits the duration and curve of the outer block unless the options override them.
  ///
  /// With a duration of zero the change is immediate, and the completion is called after this
  /// method has returned, in the commit of the turn. If the user has turned motion off, or if
  /// animations are disabled, the completion is called before this method returns (DC-8). There is
  /// one exception: if a block starts in a completion and motion is off, the completion of the new
  /// block is delayed by the lost duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds; a negative delay starts the
  ///     animation partway.
  ///   - options: The curve and other options.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called once, at the end of a turn, after the last of these animations has
  ///     ended; receives whether all of them reached their ends.
  public class func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, curve: options.curve, options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes to views, with any curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - curve: The timing curve.
  ///   - options: Other options; a curve among them is ignored.
  ///   - animations: Changes the views; called at once.
  ///   - completion: As in ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: Double, delay: Double = 0, curve: UnitCurve,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration, delay: delay, timing: .curve(curve), options: options,
      animations: animations, completion: completion)
  }

  /// Runs a closure as an animation block.
  ///
  /// If the block has no duration, or if animations are disabled, nothing is animated. The completion
  /// is then called in a turn of the window that the block changed, or of `window` if the block changed
  /// none. It is called before this method returns if there is neither window, if animations are
  /// disabled, or if `endsInCall` is true, as DC-8 requires for changes of controllers.
  ///
  /// - Returns: The block; nil if nothing is animated.
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

  /// Runs a closure whose changes are not animated, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationGroup.stack.append(nil)
    actionsWithoutAnimation()
    AnimationGroup.stack.removeLast()
  }

  /// Whether animation blocks that start now are animated.
  ///
  /// The value is false inside ``performWithoutAnimation(_:)`` and after
  /// ``setAnimationsEnabled(_:)`` with false.
  public class var areAnimationsEnabled: Bool {
    // A nil entry of the stack is a block without animation.
    AnimationGroup.isEnabled
      && (AnimationGroup.stack.isEmpty || AnimationGroup.current != nil)
  }

  /// Enables or disables the animation of blocks.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationGroup.isEnabled = enabled
  }

  /// Repeats the animations of the changes that a closure makes.
  ///
  /// Call the method inside an animation block. At the end the views show the new values at once,
  /// even if the last run was reversed. Outside a block this method only runs the closure.
  ///
  /// - Parameters:
  ///   - count: The number of runs; may be a fraction or infinite. A number that is not positive
  ///     counts as 1.
  ///   - autoreverses: Whether each forward run is followed by a reversed run.
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

  /// The duration of the running block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: Double { AnimationGroup.current?.duration ?? 0 }
}
