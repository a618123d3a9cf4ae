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
    UnanimatedChanges.note(self)
    if let group = AnimationGroup.current, group.animatesProperties {
      addAnimations(from: old, to: group)
    }
    guard !animations.isEmpty else { return }
    updatePresentation(at: window?.currentTime ?? 0)
  }

  private func addAnimations(from old: ViewState, to group: AnimationGroup) {
    let motion = window?.settings.motion ?? .full
    guard motion != .off || group.isInteractive else {
      if let window { group.loseTime(in: window) }
      return
    }
    let moves = group.moves(self, from: old)
    var isMovementLeftOut = false
    for property in AnimatedProperty.allCases {
      let (before, after) = (property.value(of: old), property.value(of: model))
      guard before != after, moves || !property.isGeometry else { continue }
      if let keyframes = group.keyframes {
        keyframes.record(property, of: self, from: before, to: after)
        continue
      }
      let longest = longestDuration(of: property, motion: motion)
      if longest == 0 { isMovementLeftOut = true }
      if longest < .infinity, let window { group.loseTime(in: window) }
      guard longest > 0 || group.isInteractive else { continue }
      if property == .alpha { removeSubstitute(of: group) }
      add(property, from: before, to: after, longestDuration: longest, in: group)
    }
    if isMovementLeftOut, motion == .reduced { addSubstitute(in: group) }
  }

  private func add(
    _ property: AnimatedProperty, from before: AnimatedValue, to after: AnimatedValue,
    longestDuration: Double, in group: AnimationGroup
  ) {
    guard group.options.contains(.beginFromCurrentState) || !property.isAdditive else {
      start(
        PropertyAnimation(
          property, along: AnimationPath(of: property, from: before, to: after), in: group,
          longestDuration: longestDuration))
      return
    }
    let current = presented.map { property.value(of: $0) } ?? before
    replaceAnimations(
      of: property,
      by: PropertyAnimation(
        property, along: AnimationPath(of: property, from: current, to: after), in: group,
        longestDuration: longestDuration))
  }

  /// Turns what a block's keyframes said about one property into its animation.
  func addKeyframes(
    _ track: KeyframeTrack, of property: AnimatedProperty, in group: AnimationGroup
  ) {
    let motion = window?.settings.motion ?? .full
    let longest = longestDuration(of: property, motion: motion)
    if longest < .infinity, let window { group.loseTime(in: window) }
    defer { updatePresentation(at: window?.currentTime ?? 0) }
    if longest == 0, motion == .reduced { addSubstitute(in: group) }
    guard longest > 0 || group.isInteractive else { return }
    if property == .alpha { removeSubstitute(of: group) }
    let animation = PropertyAnimation(
      property, along: .keyframes(track), in: group, longestDuration: longest)
    if group.options.contains(.beginFromCurrentState) || !property.isAdditive {
      replaceAnimations(of: property, by: animation)
    } else {
      start(animation)
    }
  }

  private func replaceAnimations(of property: AnimatedProperty, by animation: PropertyAnimation) {
    let replaced = animations.filter { $0.property == property }
    animations.removeAll { $0.property == property }
    start(animation)
    for animation in replaced {
      animation.group.remove(finished: false, in: window)
    }
  }

  func start(_ animation: PropertyAnimation) {
    animation.group.add(self)
    animations.append(animation)
    if let window {
      animation.group.begin(in: window)
      window.addAnimatingView(self)
    } else {
      Window.viewsAwaitingWindow.append(WeakView(self))
      // A turn decides whether a window shows them; in one its commit does.
      if Window.inTurn == nil { Window.latest?.setNeedsTurn() }
    }
  }

  /// The view came into a window: animations that began outside begin here, as far as the user wants
  /// to see them (DC-26).
  func beginAnimations(in window: Window) {
    guard !animations.isEmpty else { return }
    if window.settings.motion != .full {
      adapt(to: window.settings.motion, in: window)
    }
    guard !animations.isEmpty else { return }
    for animation in animations { animation.group.begin(in: window) }
    window.addAnimatingView(self)
  }

  /// Recomputes what is shown and drops the animations that are over (step 2 of a turn).
  func updatePresentation(at time: Double) {
    var state = model
    var ended: [PropertyAnimation] = []
    var turns: [(PropertyAnimation, AnimationProgress)] = []
    animations.removeAll { animation in
      guard let progress = animation.progress(at: time) else {
        ended.append(animation)
        return true
      }
      if animation.property == .transform {
        turns.append((animation, progress))
      } else {
        animation.apply(progress, to: &state)
      }
      return false
    }
    // In space the order of turns counts: the newest is nearest to the model.
    for (animation, progress) in turns.reversed() { animation.apply(progress, to: &state) }
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
      let group = animation.group
      group.remove(finished: group.driven != nil || !group.isReversed, in: window)
    }
  }

  /// An animation that ran backwards leaves the model as it was before.
  func takeBack(_ animation: PropertyAnimation) {
    guard !animation.isSubstitute else { return }
    let property = animation.property
    setModel(property, to: animation.path.start(of: property, target: property.value(of: model)))
  }

  /// Sets a property without animation, and without moving the subviews: they have their own.
  func setModel(_ property: AnimatedProperty, to value: AnimatedValue) {
    var state = model
    property.set(value, in: &state)
    let autoresizes = autoresizesSubviews
    autoresizesSubviews = false
    View.performWithoutAnimation {
      switch property {
      case .bounds: bounds = state.bounds
      case .center: center = state.center
      case .transform: transform3D = state.transform3D
      case .alpha: alpha = Double(state.alpha)
      case .backgroundColor: backgroundColor = state.backgroundColor
      }
    }
    autoresizesSubviews = autoresizes
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
    if finished {
      for animation in ended where animation.group.isReversed { takeBack(animation) }
    }
    // The size, the corner and the colour may have been others.
    setNeedsDisplay()
    superviewNeedsDisplay(in: paintExtentInSuperview)
    for animation in ended { animation.group.remove(finished: finished, in: window) }
  }

  /// Ends all animations of the view; what is shown is the model at once, completions hear false.
  public func removeAllAnimations() {
    endAnimations(finished: false, in: window)
  }
}
