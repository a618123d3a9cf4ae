import AtriumGeometry

extension View {
  /// Runs a change as a transition, or as an animation block that only animates views.
  ///
  /// - Parameters:
  ///   - host: The view with the drawn content.
  ///   - timing: The duration and kind.
  ///   - excluded: A subview that stays until the end, but belongs only to the old content.
  ///   - endsInCall: Whether the completion of a change without a duration is called before this method returns
  ///     (DC-8). If false, it is called later.
  ///   - changes: The change; called immediately.
  ///   - completion: Called at the end; receives false if the transition was interrupted.
  /// - Returns: The animation block; nil if it has no duration.
  class func runTransition(
    on host: View, timing: TransitionTiming, excluding excluded: View?, endsInCall: Bool = true,
    changes: () -> Void, completion: @escaping (Bool) -> Void
  ) -> AnimationGroup? {
    let options = timing.options
    guard timing.duration > 0, let kind = timing.kind, let window = host.window else {
      return runBlock(
        duration: timing.duration, delay: 0, timing: timing.timing, options: options,
        endsInCall: endsInCall, in: host.window, animations: changes, completion: completion)
    }
    let group = AnimationGroup(
      duration: timing.duration, delay: 0, timing: timing.timing, options: options,
      completion: completion)
    group.animatesProperties = options.contains(.allowAnimatedContent)
    // The bitmap is made before a running effect ends. The transition therefore starts from the content that is
    // visible now.
    let effect = TransitionEffect(kind: kind, group: group, on: host, scale: window.scale)
    effect?.excluded = excluded
    host.endTransitionEffect(finished: false, in: window)
    AnimationGroup.stack.append(group)
    changes()
    AnimationGroup.stack.removeLast()
    // The change may have removed the host from its window.
    if let effect, let window = host.window { host.begin(effect, in: window) }
    group.close()
    return group
  }

  /// Whether the view has an animation or a transition effect.
  var hasAnimations: Bool { !animations.isEmpty || transitionEffect != nil }

  /// Advances the animations of one view, in step 2 of a turn.
  func advanceAnimations(to time: Double) {
    if !animations.isEmpty { updatePresentation(at: time) }
    guard let effect = transitionEffect else { return }
    if effect.advance(to: time) {
      effectNeedsDisplay()
    } else {
      endTransitionEffect(finished: true, in: window)
    }
  }

  /// Adapts a paused effect to a motion setting: the effect is replaced by a fade or shows its end.
  func change(_ effect: TransitionEffect, to motion: Motion) {
    effectNeedsDisplay()
    effect.adapt(to: motion)
    noteExtentChange()
    advanceAnimations(to: window?.currentTime ?? 0)
  }

  private func begin(_ effect: TransitionEffect, in window: Window) {
    effect.group.add(self)
    effect.group.begin(in: window)
    transitionEffect = effect
    window.addAnimatingView(self)
    effectNeedsDisplay()
  }

  func endTransitionEffect(finished: Bool, in window: Window?) {
    guard let effect = transitionEffect else { return }
    effectNeedsDisplay()
    transitionEffect = nil
    compositingCache = nil
    effect.group.remove(finished: finished, in: window)
  }

  /// Ends the animations of one block on this view, at the model values.
  func endAnimations(of group: AnimationGroup, finished: Bool = false) {
    if transitionEffect?.group === group { endTransitionEffect(finished: finished, in: window) }
    let count = animations.count { $0.group === group }
    guard count > 0 else { return }
    animations.removeAll { $0.group === group }
    updatePresentation(at: window?.currentTime ?? 0)
    for _ in 0..<count { group.remove(finished: finished, in: window) }
  }

  /// Damages the area of the effect, without invalidating its content.
  private func effectNeedsDisplay() {
    invalidatePictures(paintExtent)
    if let window = self as? Window {
      window.addDamage(bounds)
    } else {
      superviewNeedsDisplay(in: paintExtentInSuperview)
    }
  }
}
