import AtriumGeometry

/// How long a transition takes, and what is seen of it, once the user's wishes have been heard.
@MainActor
struct TransitionTiming {
  /// In seconds; 0 if it is not animated.
  let duration: Double
  let timing: AnimationTiming
  /// What is drawn; nil if only the views themselves move.
  let kind: TransitionKind?
  /// What was asked for, without what is not wanted.
  let options: View.AnimationOptions
  /// Whether no duration was asked for, as against one that is not wanted.
  let hasNoDuration: Bool
  /// How long the completion waits after the end, in seconds: see ``CompletionChain``.
  let wait: Double

  /// Works it out.
  ///
  /// - Parameters:
  ///   - duration: What was asked for, in seconds.
  ///   - options: What was asked for.
  ///   - window: Where it will be seen; nil for nowhere.
  ///   - fadesIfReduced: Whether views that would move fade instead when motion is reduced.
  init(
    duration: Double, options: View.AnimationOptions, in window: Window?,
    fadesIfReduced: Bool = false
  ) {
    var (duration, timing) = (duration, AnimationTiming.curve(options.curve))
    if let outer = AnimationGroup.current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    let motion = window?.settings.motion ?? .off
    if !View.areAnimationsEnabled || !duration.isFinite || duration <= 0 { duration = 0 }
    let wanted = duration
    hasNoDuration = wanted == 0 && View.areAnimationsEnabled
    if motion == .off { duration = 0 }
    var (kind, options) = (options.transition, options)
    if motion == .reduced, kind != nil || fadesIfReduced {
      kind = .crossDissolve
      duration = min(duration, View.reducedDuration)
      // Shorter, a repeated fade would be a flicker.
      options.subtract([.repeat, .autoreverse])
    }
    (self.duration, self.timing, self.kind) = (duration, timing, kind)
    self.options = options
    wait = CompletionChain.wait(insteadOf: wanted - duration)
  }
}
