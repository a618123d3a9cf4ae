public import AtriumGeometry

extension View {
  /// Animates the changes that a closure makes to views.
  ///
  /// The properties get their final values immediately, and the displayed values follow. A nested block inherits the
  /// duration and curve of the outer block unless the options override them.
  ///
  /// With a duration of 0, the change is immediate. If a view in a window has changed, the completion is called in the
  /// commit of the turn, after this method has returned. If the user has turned motion off, or if animations are
  /// disabled, the completion is called before this method returns (DC-8). There is one exception: for a block that
  /// starts in a completion while motion is off, the completion is delayed by the lost duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds. With a negative delay, the beginning of the
  ///     animation is skipped.
  ///   - options: The curve and other options.
  ///   - animations: Changes the views; called immediately.
  ///   - completion: Called once, at the end of a turn, after the last of these animations has ended. Receives
  ///     whether all of them reached their ends.
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
  ///   - animations: Changes the views; called immediately.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
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
  /// If animations are disabled, nothing is animated, and the completion is called before this method returns. If the
  /// block has no duration, nothing is animated either. The completion is then called in a turn of the window that the
  /// block has changed, or of `window` if it has changed none. Without either window, the completion is called before
  /// this method returns. The same applies if `endsInCall` is true, as DC-8 requires for changes of controllers.
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

  /// Runs a closure without animating its changes, even inside an animation block.
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
    // A nil entry of the stack stands for a block without animation.
    AnimationGroup.isEnabled
      && (AnimationGroup.stack.isEmpty || AnimationGroup.current != nil)
  }

  /// Enables or disables the animation of blocks.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationGroup.isEnabled = enabled
  }

  /// Repeats the animations of the changes that a closure makes.
  ///
  /// Call the method inside an animation block. At the end, the views show the new values immediately, even if the
  /// last run was reversed. Outside a block, this method only runs the closure.
  ///
  /// - Parameters:
  ///   - count: The number of runs, which may be a fraction or infinite. A count of 0 or less has the effect of 1.
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

  /// The duration of the innermost running block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: Double { AnimationGroup.current?.duration ?? 0 }
}
