/// An animation of one property of one view, which ends at the model value.
struct PropertyAnimation {
  let property: AnimatedProperty
  let path: AnimationPath
  let group: AnimationGroup
  /// The number of runs of the animation.
  let repetition: AnimationRepetition
  /// The duration after which the animation ends early, in seconds.
  ///
  /// Reduced motion shortens fades.
  var longestDuration = Double.infinity
  /// Whether the animation is a fade that replaces a movement under reduced motion.
  var isSubstitute = false

  @MainActor
  init(
    _ property: AnimatedProperty, along path: AnimationPath, in group: AnimationGroup,
    longestDuration: Double = .infinity
  ) {
    self.property = property
    self.path = path
    self.group = group
    // Reduced motion shortens fades. A repeated short fade would flicker, so it runs once.
    repetition =
      longestDuration < .infinity ? .once : group.modifiedRepetition ?? group.repetition
    self.longestDuration = longestDuration
  }

  /// Returns the progress of the animation; nil after its end.
  @MainActor
  func progress(at time: Double) -> AnimationProgress? {
    group.progress(at: time, longestDuration: longestDuration, repetition: repetition)
  }

  /// Sets the animated property in a view's state to the value at a progress of the animation.
  @MainActor
  func apply(_ progress: AnimationProgress, to state: inout ViewState) {
    let target = property.value(of: state)
    property.set(path.value(at: progress, of: property, target: target), in: &state)
  }

  /// Returns the time at which the window must next update the animation; nil if no update is needed.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - isSeen: Whether values before the end of the animation are visible.
  /// - Returns: The time, in seconds; a time before `time` stands for every display frame.
  @MainActor
  func nextTime(after time: Double, isSeen: Bool) -> Double? {
    group.nextTime(
      after: time, isSeen: isSeen, longestDuration: longestDuration, repetition: repetition)
  }
}
