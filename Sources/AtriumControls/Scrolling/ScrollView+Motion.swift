import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// Starts a motion of the content.
  ///
  /// In a window, even an empty motion ends only at the next display frame. If it ended at once, a delegate that
  /// starts another motion at the end of each motion would cause endless recursion.
  func start(_ kind: ScrollMotionKind, _ motions: [ScrollAxis: ScrollMotion]) {
    self.motions = motions
    motionKind = kind
    displayLink.isPaused = false
    // Outside a window there are no display frames, so the motion ends at once.
    if displayLink.isPaused { finishMotion(kind) }
  }

  /// Advances the motion to a time; the display link calls this method for each display frame.
  func advance(to time: Double) {
    guard let kind = motionKind else { return displayLink.isPaused = true }
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      guard var motion = motions[axis] else { continue }
      if kind == .deceleration {
        motion = motion.continued(at: time, limits: limits(axis), bounces: bounces)
        motions[axis] = motion
      }
      offset[axis] = motion.offset(at: time)
      if motion.isOver(at: time) {
        offset[axis] = motion.target
        motions[axis] = nil
      }
    }
    move(to: offset)
    // The delegate may have ended the motion.
    if motionKind == kind, motions.isEmpty { finishMotion(kind) }
  }

  /// Continues the deceleration from an offset that the program has set.
  ///
  /// A bounce continues without velocity, and ends if the new offset is within the limits.
  func continueMotions(from oldOffset: Point) {
    guard let window else { return }
    for axis in ScrollAxis.allCases where oldOffset[axis] != contentOffset[axis] {
      motions[axis] = motions[axis]?.continued(
        from: contentOffset[axis], insteadOf: oldOffset[axis], at: window.currentTime,
        limits: limits(axis))
    }
  }

  private func finishMotion(_ kind: ScrollMotionKind) {
    stopMotion()
    // The content may have become smaller during the motion.
    if areLimitsStale { setNeedsLayout() }
    if window == nil {
      guard !isTellingEnd else { return }
      isTellingEnd = true
    }
    defer { isTellingEnd = false }
    switch kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .program, .steps: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Applies a change of the motion setting.
  ///
  /// With reduced motion, a deceleration continues; any other motion jumps to its target. With motion off, a
  /// deceleration ends too: at its required stop if there is one, otherwise at the current offset.
  func heedMotionSetting() {
    guard let kind = motionKind else { return }
    switch traitCollection.motion {
    case .full: return
    case .reduced where kind == .deceleration: return
    case .reduced, .off: break
    }
    var offset = contentOffset
    for (axis, motion) in motions {
      offset[axis] =
        kind == .deceleration
        ? limits(axis).clamping(motion.stop ?? offset[axis])
        : motion.target
    }
    motions = [:]
    move(to: offset)
    if motionKind == kind, motions.isEmpty { finishMotion(kind) }
  }

  /// Stops the motion without notifying the delegate.
  func stopMotion() {
    motions = [:]
    motionKind = nil
    displayLink.isPaused = true
  }

  /// Stops the motion at the current offset and notifies the delegate.
  func endAnimation() {
    guard let kind = motionKind else { return }
    finishMotion(kind)
  }

  /// Ends the drag and the motion of the content.
  func endInteraction() {
    if panGestureRecognizer.isEnabled {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = true
    }
    endAnimation()
    contentDidChange()
  }

  /// Scrolls smoothly in response to a step of a wheel or a key press.
  ///
  /// Consecutive steps add up to a single motion.
  ///
  /// The first display frame already shows a part of the motion, so that the input has an immediate effect.
  ///
  /// - Parameter distance: The change of the offset, in points.
  /// - Returns: Whether the view could scroll in that direction.
  @discardableResult
  func step(by distance: Point) -> Bool {
    var targets: [ScrollAxis: Double] = [:]
    for axis in ScrollAxis.allCases {
      let start = stepTarget(axis)
      guard hasRoom(axis, for: distance[axis], from: start) else { continue }
      targets[axis] = limits(axis).clamping(start + distance[axis])
    }
    return step(to: targets)
  }

  /// Returns the offset at which the current scroll steps will end; without steps, the current offset.
  func stepTarget(_ axis: ScrollAxis) -> Double {
    motionKind == .steps ? motions[axis]?.target ?? contentOffset[axis] : contentOffset[axis]
  }

  /// Scrolls to target offsets along one axis or both.
  ///
  /// - Returns: Whether any target differs from the current target.
  func step(to targets: [ScrollAxis: Double]) -> Bool {
    let targets = targets.filter { abs($0.value - stepTarget($0.key)) > 1e-9 }
    guard !targets.isEmpty else { return false }
    if motionKind == .deceleration || motionKind == .program { endAnimation() }
    guard let window, window.settings.motion == .full else {
      var offset = contentOffset
      for (axis, target) in targets { offset[axis] = target }
      contentOffset = offset
      start(.steps, [:])
      return true
    }
    let now = window.currentTime
    var motions = self.motions
    for (axis, target) in targets {
      let old = motions[axis]
      motions[axis] = ScrollMotion(
        from: old?.offset(at: now) ?? contentOffset[axis],
        at: old == nil ? now - ScrollView.stepLead : now,
        .spring(
          ScrollMotion.stepSpring, to: target, velocity: old?.velocity(at: now) ?? 0))
    }
    start(.steps, motions)
    return true
  }

  /// The time by which the start of a new step motion is earlier than the input, in seconds.
  ///
  /// It is one display frame at 60 frames per second.
  private static let stepLead = 1.0 / 60
}
