/// An animation of one property of one view to the model value.
struct PropertyAnimation {
  let property: AnimatedProperty
  let path: AnimationPath
  let group: AnimationGroup
  /// The number of runs of the animation.
  let repetition: AnimationRepetition
  /// The duration after which the animation is cut off, in seconds.
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

  /// Returns the progress of the animation; nil when the animation is over.
  @MainActor
  func progress(at time: Double) -> AnimationProgress? {
    group.progress(at: time, longestDuration: longestDuration, repetition: repetition)
  }

  /// Sets the animated property of a view's state to its value at the given progress of the animation.
  @MainActor
  func apply(_ progress: AnimationProgress, to state: inout ViewState) {
    let target = property.value(of: state)
    property.set(path.value(at: progress, of: property, target: target), in: &state)
  }

  /// Returns the time at which the window must next update the animation, in seconds; nil if it needs no update.
  ///
  /// - Parameters:
  ///   - time: The window's time.
  ///   - isSeen: Whether values before the end are visible.
  /// - Returns: The time; a time before `time` means every frame.
  @MainActor
  func nextTime(after time: Double, isSeen: Bool) -> Double? {
    group.nextTime(
      after: time, isSeen: isSeen, longestDuration: longestDuration, repetition: repetition)
  }
}
