import AtriumGeometry

extension View {
  /// The displayed values: the animated values while animations run, and otherwise the model values.
  var drawn: ViewState { presented ?? model }

  /// Whether the view is animated without a change of its size, as in a movement or a fade.
  ///
  /// While its content stays the same, such a view is drawn once and then only composited (step 4 of a turn).
  var isMovingAsWhole: Bool {
    !animations.isEmpty && drawn.bounds.size == model.bounds.size
  }

  /// Adds the animations for a change of the model.
  ///
  /// Every animatable setter calls this method with the state before the change.
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

  /// Adds the animation of one property along a given path: keyframes, or a function.
  func addPath(_ path: AnimationPath, of property: AnimatedProperty, in group: AnimationGroup) {
    let motion = window?.settings.motion ?? .full
    let longest = longestDuration(of: property, motion: motion)
    if longest < .infinity, let window { group.loseTime(in: window) }
    defer { updatePresentation(at: window?.currentTime ?? 0) }
    if longest == 0, motion == .reduced { addSubstitute(in: group) }
    guard longest > 0 || group.isInteractive else { return }
    if property == .alpha { removeSubstitute(of: group) }
    let animation = PropertyAnimation(
      property, along: path, in: group, longestDuration: longest)
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
      Window.list.addWaiting(self)
    }
  }

  /// Starts animations that were added outside a window, in the form that the user's motion setting allows (DC-26).
  func beginAnimations(in window: Window) {
    guard !animations.isEmpty else { return }
    if window.settings.motion != .full {
      adapt(to: window.settings.motion, in: window)
    }
    guard !animations.isEmpty else { return }
    for animation in animations { animation.group.begin(in: window) }
    window.addAnimatingView(self)
  }

  /// Updates the animated values and removes animations that are over (step 2 of a turn).
  func updatePresentation(at time: Double) {
    var state = model
    var ended: [PropertyAnimation] = []
    var turns: [(PropertyAnimation, AnimationProgress)] = []
    var running: [PropertyAnimation] = []
    for (index, animation) in animations.enumerated() {
      guard let progress = animation.progress(at: time) else {
        // Most updates end no animation, so a second list is rarely needed.
        if ended.isEmpty { running = Array(animations[..<index]) }
        ended.append(animation)
        continue
      }
      if !ended.isEmpty { running.append(animation) }
      if animation.property == .transform {
        turns.append((animation, progress))
      } else {
        animation.apply(progress, to: &state)
      }
    }
    if !ended.isEmpty { animations = running }
    // The order of transforms matters. The newest animation is applied to the model first.
    for (animation, progress) in turns.reversed() { animation.apply(progress, to: &state) }
    // Additive animations may exceed the valid range and cancel out. Only their sum is therefore clamped to the
    // range.
    state.alpha = min(max(state.alpha, 0), 1)
    state.bounds.size.width = max(0, state.bounds.size.width)
    state.bounds.size.height = max(0, state.bounds.size.height)
    let before = paintExtentInSuperview
    let needsRepaint =
      drawn.bounds.size != state.bounds.size
      || drawn.backgroundColor != state.backgroundColor
      || drawn.bounds.origin != state.bounds.origin
    presented = animations.isEmpty ? nil : state
    if needsRepaint { setNeedsDisplay() }
    superviewNeedsDisplay(in: before)
    superviewNeedsDisplay(in: paintExtentInSuperview)
    if animations.isEmpty { endCompositing() }
    for animation in ended where animation.group.isReversed { takeBack(animation) }
    for animation in ended {
      let group = animation.group
      group.remove(finished: group.driven != nil || !group.isReversed, in: window)
    }
  }

  /// Releases the bitmap of an ended movement; in the animation step, only after the frame that shows the end.
  private func endCompositing() {
    guard compositingCache != nil, let window, window.schedule.step == .animation else {
      compositingCache = nil
      return
    }
    window.runningAnimations.keepBitmapForFrame(of: self)
  }

  /// Restores the old model value after an animation that ran backwards.
  func takeBack(_ animation: PropertyAnimation) {
    View.performWithoutAnimation { restore(animation) }
  }

  private func restore(_ animation: PropertyAnimation) {
    guard !animation.isSubstitute else { return }
    let property = animation.property
    setModel(property, to: animation.path.start(of: property, target: property.value(of: model)))
  }

  /// Sets a property without resizing the subviews, which have their own animations.
  func setModel(_ property: AnimatedProperty, to value: AnimatedValue) {
    var state = model
    property.set(value, in: &state)
    let autoresizes = autoresizesSubviews
    autoresizesSubviews = false
    switch property {
    case .bounds: bounds = state.bounds
    case .center: center = state.center
    case .transform: transform3D = state.transform3D
    case .alpha: alpha = Double(state.alpha)
    case .backgroundColor: backgroundColor = state.backgroundColor
    }
    autoresizesSubviews = autoresizes
  }

  /// Restores the old model values before a reversed block reaches its start.
  ///
  /// The view is animated to these values.
  ///
  /// - Parameters:
  ///   - group: The block.
  ///   - duration: The duration of this animation, in seconds.
  func takeBack(_ group: AnimationGroup, over duration: Double) {
    let own = animations.filter { $0.group === group }
    guard !own.isEmpty else { return }
    View.animate(
      withDuration: duration, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      for animation in own { restore(animation) }
    }
    endAnimations(of: group)
  }

  /// Ends all animations of the view at the model values.
  ///
  /// - Parameters:
  ///   - finished: The value that the animations' completions receive.
  ///   - window: The window that runs the completions in its commit.
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
    // The animated size, origin and colour may have been different from the model values, so the view is painted again.
    setNeedsDisplay()
    superviewNeedsDisplay(in: paintExtentInSuperview)
    for animation in ended { animation.group.remove(finished: finished, in: window) }
  }
}

extension ViewStyle where Self: View {
  /// Ends all animations of the view at the model values; completions receive false.
  public func removeAllAnimations() { endAnimations(finished: false, in: window) }
}
