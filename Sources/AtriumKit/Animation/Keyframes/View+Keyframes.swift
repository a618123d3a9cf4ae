import AtriumGeometry

extension View {
  /// Animates views through several values, each of which has its own section of the duration.
  ///
  /// The closure calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. A property keeps its old
  /// value until its first keyframe, and its value is constant between keyframes. Changes outside keyframes take the
  /// whole duration. The model values change immediately to the values of the last change in the code.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. A nested block has the duration of the outer block, unless the options
  ///     override it.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: The interpolation and other options.
  ///   - animations: Adds the keyframes; called immediately.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = options.blockOptions
    runBlock(
      duration: duration, delay: delay,
      timing: .curve((block.rawValue >> 16) & 0xf == 0 ? .linear : block.curve), options: block,
      keyframes: KeyframeRecorder(mode: options.mode), animations: animations,
      completion: completion)
  }

  /// Adds a keyframe, at whose end the properties have the values that the closure sets.
  ///
  /// Outside ``animateKeyframes(withDuration:delay:options:animations:completion:)`` this method
  /// only runs the closure.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration, clamped to 0 … 1.
  ///   - frameDuration: The length, as a fraction of the duration. The keyframe ends no later than the animation.
  ///   - animations: Changes the views; called immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let keyframes = AnimationGroup.current?.keyframes else {
      animations()
      return
    }
    let start = frameStartTime.isNaN ? 0 : min(max(frameStartTime, 0), 1)
    let length = frameDuration.isNaN ? 0 : min(max(frameDuration, 0), 1 - start)
    keyframes.run(from: start, to: start + length, animations)
  }
}
