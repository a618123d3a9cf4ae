/// An animation of one property of one view to the model's value.
struct PropertyAnimation {
  let property: AnimatedProperty
  let path: AnimationPath
  let group: AnimationGroup
  /// The number of times it runs.
  let repetition: AnimationRepetition
  /// The duration at which it is cut, in seconds: reduced motion shortens fades.
  var longestDuration = Double.infinity
  /// Whether it is a fade that replaces a movement under reduced motion.
  var isSubstitute = false

  @MainActor
  init(
    _ property: AnimatedProperty, along path: AnimationPath, in group: AnimationGroup,
    longestDuration: Double = .infinity
  ) {
    self.property = property
    self.path = path
    self.group = group
    // A repeated fade would flicker when shortened, so reduced motion runs it once.
    repetition =
      longestDuration < .infinity ? .once : group.modifiedRepetition ?? group.repetition
    self.longestDuration = longestDuration
  }

  /// The progress; nil when it is over.
  @MainActor
  func progress(at time: Double) -> AnimationProgress? {
    group.progress(at: time, longestDuration: longestDuration, repetition: repetition)
  }

  /// Applies this animation to a state.
  @MainActor
  func apply(_ progress: AnimationProgress, to state: inout ViewState) {
    let target = property.value(of: state)
    property.set(path.value(at: progress, of: property, target: target), in: &state)
  }

  /// The time at which the window must next update it, in seconds; nil if no time is known.
  ///
  /// - Parameters:
  ///   - time: The window's time.
  ///   - isSeen: Whether values before the end are visible.
  /// - Returns: A time before `time` means every frame.
  @MainActor
  func nextTime(after time: Double, isSeen: Bool) -> Double? {
    group.nextTime(
      after: time, isSeen: isSeen, longestDuration: longestDuration, repetition: repetition)
  }
}
