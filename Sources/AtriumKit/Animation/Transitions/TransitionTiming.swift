import AtriumGeometry

/// The duration and kind of a transition under the user's motion setting.
@MainActor
struct TransitionTiming {
  /// The duration, in seconds; 0 if the transition is not animated.
  let duration: Double
  let timing: AnimationTiming
  /// The drawn effect; nil if only the views themselves are animated.
  let kind: TransitionKind?
  /// The requested options, without those that reduced motion excludes.
  let options: View.AnimationOptions
  /// Whether the requested duration was 0, before the motion setting was considered.
  let hasNoDuration: Bool
  /// The delay of the completion after the end of the transition, in seconds; see ``CompletionChain``.
  let wait: Double

  /// Computes the timing.
  ///
  /// - Parameters:
  ///   - duration: The requested duration, in seconds.
  ///   - options: The requested options.
  ///   - window: The window of the transition; nil if there is none.
  ///   - fadesIfReduced: Whether reduced motion replaces movements of views with a fade.
  init(
    duration: Double, options: View.AnimationOptions, in window: Window?,
    fadesIfReduced: Bool = false
  ) {
    var (duration, timing) = (duration, AnimationTiming.curve(options.curve))
    if let outer = AnimationGroup.current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    var motion = window?.settings.motion ?? .off
    // In an interactive transition, the gesture determines the progress. The duration is therefore kept, and only
    // the movement is replaced.
    let isHeld = AnimationClock.current?.isFree == false
    if isHeld, motion == .off { motion = .reduced }
    if !View.areAnimationsEnabled || !duration.isFinite || duration <= 0 { duration = 0 }
    let wanted = duration
    hasNoDuration = wanted == 0 && View.areAnimationsEnabled
    if motion == .off { duration = 0 }
    var (kind, options) = (options.transition, options)
    if motion == .reduced, kind != nil || fadesIfReduced {
      kind = .crossDissolve
      if !isHeld { duration = min(duration, View.reducedDuration) }
      // A repeated short fade would flicker.
      options.subtract([.repeat, .autoreverse])
    }
    (self.duration, self.timing, self.kind) = (duration, timing, kind)
    self.options = options
    wait = CompletionChain.wait(insteadOf: wanted - duration)
  }
}
