import AtriumGeometry

extension View {
  /// What is drawn: the presentation while animations run, else the model.
  var shown: ViewState { presented ?? model }

  /// Whether the view moves or fades without changing size, so that it can be drawn once and then
  /// only composited (design of the turn, step 4).
  var isMovingAsWhole: Bool {
    !animations.isEmpty && shown.bounds.size == model.bounds.size
  }

  /// Called by every animatable setter, with the model before the change.
  func animationDidChange(from old: ViewState) {
    if let group = AnimationGroup.current, group.animatesProperties {
      addAnimations(from: old, to: group)
    }
    guard !animations.isEmpty else { return }
    updatePresentation(at: window?.currentTime ?? 0)
  }

  private func addAnimations(from old: ViewState, to group: AnimationGroup) {
    let motion = window?.settings.motion ?? .full
    guard motion != .off else { return }
    if group.movesOriginsOnly {
      addOriginAnimation(from: old, to: group)
      return
    }
    for property in AnimatedProperty.allCases {
      let (before, after) = (property.value(of: old), property.value(of: model))
      guard before != after, !(motion == .reduced && property.isMovement) else { continue }
      if group.options.contains(.beginFromCurrentState) || !property.isAdditive {
        replaceAnimations(of: property, startingFrom: before, target: after, in: group)
      } else {
        start(
          PropertyAnimation(
            property: property, from: before - after, group: group,
            longestDuration: motion == .reduced ? 0.2 : .infinity))
      }
    }
  }

  /// The size is there at once; the near corner travels from where it was (DC-34).
  private func addOriginAnimation(from old: ViewState, to group: AnimationGroup) {
    let travel = old.frame.origin - model.frame.origin
    if travel != .zero {
      start(
        PropertyAnimation(
          property: .center, from: [travel.x, travel.y, 0, 0, 0, 0, 0, 0], group: group))
    }
    if old.alpha != model.alpha {
      start(
        PropertyAnimation(
          property: .alpha, from: [Double(old.alpha - model.alpha), 0, 0, 0, 0, 0, 0, 0],
          group: group))
    }
  }

  private func replaceAnimations(
    of property: AnimatedProperty, startingFrom before: SIMD8<Double>, target: SIMD8<Double>,
    in group: AnimationGroup
  ) {
    let current = presented.map { property.value(of: $0) } ?? before
    let replaced = animations.filter { $0.property == property }
    animations.removeAll { $0.property == property }
    start(
      PropertyAnimation(
        property: property, from: property.isAdditive ? current - target : current, group: group))
    for animation in replaced {
      animation.group.remove(finished: false, in: window)
    }
  }

  private func start(_ animation: PropertyAnimation) {
    animation.group.add(self)
    animations.append(animation)
    if let window {
      if animation.group.startTime == nil { animation.group.startTime = window.currentTime }
      window.addAnimatingView(self)
    } else {
      Window.viewsAwaitingWindow.append(WeakView(self))
    }
  }

  /// Recomputes what is shown and drops the animations that are over (step 2 of a turn).
  func updatePresentation(at time: Double) {
    var state = model
    var ended: [PropertyAnimation] = []
    animations.removeAll { animation in
      let runs = animation.apply(to: &state, at: time)
      if !runs { ended.append(animation) }
      return !runs
    }
    // Only the sum must lie in range: additive parts may cancel each other beyond it.
    state.alpha = min(max(state.alpha, 0), 1)
    state.bounds.size.width = max(0, state.bounds.size.width)
    state.bounds.size.height = max(0, state.bounds.size.height)
    let before = paintExtentInSuperview
    let needsRepaint =
      shown.bounds.size != state.bounds.size
      || shown.backgroundColor != state.backgroundColor
      || shown.bounds.origin != state.bounds.origin
    presented = animations.isEmpty ? nil : state
    if needsRepaint { setNeedsDisplay() }
    superviewNeedsDisplay(in: before)
    superviewNeedsDisplay(in: paintExtentInSuperview)
    if animations.isEmpty { compositingCache = nil }
    for animation in ended where animation.group.isReversed { takeBack(animation) }
    for animation in ended {
      animation.group.remove(finished: !animation.group.isReversed, in: window)
    }
  }

  /// An animation that ran backwards leaves the model as it was before.
  private func takeBack(_ animation: PropertyAnimation) {
    let property = animation.property
    var state = model
    let before =
      property.isAdditive ? property.value(of: model) + animation.from : animation.from
    property.set(before, in: &state)
    View.performWithoutAnimation {
      bounds = state.bounds
      center = state.center
      transform = state.transform
      alpha = Double(state.alpha)
      backgroundColor = state.backgroundColor
    }
  }

  /// Ends all animations of the view where the model is.
  ///
  /// - Parameters:
  ///   - finished: What their completions hear.
  ///   - window: Whose commit carries the completions.
  func endAnimations(finished: Bool, in window: Window?) {
    endTransitionEffect(finished: finished, in: window)
    guard !animations.isEmpty else { return }
    let ended = animations
    superviewNeedsDisplay(in: paintExtentInSuperview)
    animations = []
    presented = nil
    compositingCache = nil
    superviewNeedsDisplay(in: paintExtentInSuperview)
    for animation in ended { animation.group.remove(finished: finished, in: window) }
  }

  /// Ends all animations of the view; what is shown is the model at once, completions hear false.
  public func removeAllAnimations() {
    endAnimations(finished: false, in: window)
  }
}
