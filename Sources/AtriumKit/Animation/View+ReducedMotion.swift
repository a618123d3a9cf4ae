import AtriumGeometry

extension View {
  /// The longest that anything takes while motion is reduced, in seconds.
  static let reducedDuration = 0.2

  /// How long a change of a property may take, in seconds; 0 for one that is to be there at once.
  func longestDuration(of property: AnimatedProperty, motion: Motion) -> Double {
    switch motion {
    case .full: .infinity
    case .reduced: property.isMovement ? 0 : View.reducedDuration
    case .off: 0
    }
  }

  /// Fades the view in at its new place, since its movement is not wanted.
  ///
  /// One fade is enough: not while one runs, here or on what holds the view, nor beside the block's
  /// own.
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

  /// The block fades the view itself.
  func removeSubstitute(of group: AnimationGroup) {
    guard
      let index = animations.firstIndex(where: { $0.isSubstitute && $0.group === group })
    else { return }
    animations.remove(at: index)
    group.remove(finished: true, in: window)
  }

  /// The user wants to see less motion: what moves by itself is at its end, and what somebody holds
  /// shows its end, but can still be taken back.
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
