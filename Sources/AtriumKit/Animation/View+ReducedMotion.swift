import AtriumGeometry

extension View {
  /// The maximum duration of a fade under reduced motion, in seconds.
  ///
  /// The fade of a page view controller has the same duration.
  static let reducedDuration = 0.2

  /// Returns the maximum duration of a property's animation under a motion setting, in seconds.
  ///
  /// A duration of 0 stands for an immediate change.
  func longestDuration(of property: AnimatedProperty, motion: Motion) -> Double {
    switch motion {
    case .full: .infinity
    case .reduced: property.isMovement ? 0 : View.reducedDuration
    case .off: 0
    }
  }

  /// Fades the view in at its new position, instead of moving it.
  ///
  /// No fade is added if the view is outside a window or transparent, or if the view or an ancestor already has such a
  /// fade. The same applies if the block repeats, is interactive, or fades the view itself.
  func addSubstitute(in group: AnimationGroup) {
    guard window != nil, model.alpha > 0, group.repetition == .once,
      group.modifiedRepetition == nil,
      !group.isInteractive || group.driven?.driver.fadesInstead == true,
      !animations.contains(where: { $0.property == .alpha && $0.group === group })
    else { return }
    var view: View? = self
    while let current = view {
      if current.animations.contains(where: \.isSubstitute) { return }
      view = current.superview
    }
    var animation = PropertyAnimation(
      .alpha, along: .straight(AnimatedValue(-Double(model.alpha))), in: group,
      longestDuration: View.reducedDuration)
    animation.isSubstitute = true
    start(animation)
  }

  /// Removes the fade that replaces a movement, if the block itself fades the view or is paused.
  func removeSubstitute(of group: AnimationGroup) {
    guard
      let index = animations.firstIndex(where: { $0.isSubstitute && $0.group === group })
    else { return }
    animations.remove(at: index)
    group.remove(finished: true, in: window)
  }

  /// Applies a motion setting to the running and paused animations.
  ///
  /// Running animations end. Paused animations can still be reversed. They show their end values, except for fades
  /// under reduced motion.
  func adapt(to motion: Motion, in window: Window) {
    let effect = transitionEffect
    guard effect?.group.isHeld == true || animations.contains(where: \.group.isHeld) else {
      endAnimations(finished: true, in: window)
      return
    }
    if let effect {
      if effect.group.isHeld {
        change(effect, to: motion)
      } else {
        endTransitionEffect(finished: true, in: window)
      }
    }
    for group in animations.map(\.group) where !group.isHeld {
      endAnimations(of: group, finished: true)
    }
    for index in animations.indices {
      animations[index].longestDuration = longestDuration(
        of: animations[index].property, motion: motion)
    }
    updatePresentation(at: window.currentTime)
  }
}
