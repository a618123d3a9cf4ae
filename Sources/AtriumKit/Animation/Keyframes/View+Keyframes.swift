import AtriumGeometry

extension View {
  /// Animates views along several values, each at its own part of the time.
  ///
  /// The closure calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. Before its
  /// first keyframe a property shows its old value, between two it stays; what is changed outside any
  /// takes the whole time. The models have the values of the last change in the code at once.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; inside another block that block's, unless overridden.
  ///   - delay: How long the old values stay first, in seconds.
  ///   - options: How the values in between come about, and what else differs from the default.
  ///   - animations: Adds the keyframes; it is run at once.
  ///   - completion: As in ``animate(withDuration:delay:options:animations:completion:)``.
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

  /// Adds a keyframe: what the closure changes is reached at the end of a part of the time.
  ///
  /// Outside ``animateKeyframes(withDuration:delay:options:animations:completion:)`` it only runs the
  /// closure.
  ///
  /// - Parameters:
  ///   - frameStartTime: Where it begins, as a part of the whole, brought into 0 … 1.
  ///   - frameDuration: How long it takes, as a part of the whole; it ends at 1 at the latest.
  ///   - animations: Changes the views; it is run at once.
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
