/// One property of one view on its way to the model's value.
struct PropertyAnimation {
  let property: AnimatedProperty
  let path: AnimationPath
  let group: AnimationGroup
  /// How often it is shown.
  let repetition: AnimationRepetition
  /// The longest that it may take, in seconds: reduced motion shortens fades.
  var longestDuration = Double.infinity
  /// Whether it stands for a movement that the user does not want to see.
  var isSubstitute = false

  @MainActor
  init(
    _ property: AnimatedProperty, along path: AnimationPath, in group: AnimationGroup,
    longestDuration: Double = .infinity
  ) {
    self.property = property
    self.path = path
    self.group = group
    // Shorter, a repeated fade would be a flicker: less motion is one fade.
    repetition =
      longestDuration < .infinity ? .once : group.modifiedRepetition ?? group.repetition
    self.longestDuration = longestDuration
  }

  /// How far it is; nil when it is over.
  @MainActor
  func progress(at time: Double) -> AnimationProgress? {
    group.progress(at: time, longestDuration: longestDuration, repetition: repetition)
  }

  /// Puts this animation's part into a state.
  @MainActor
  func apply(_ progress: AnimationProgress, to state: inout ViewState) {
    let target = property.value(of: state)
    property.set(path.value(at: progress, of: property, target: target), in: &state)
  }

  /// When the window has to look after it next, in seconds; nil if that is not a matter of time.
  ///
  /// - Parameters:
  ///   - time: The window's time.
  ///   - isSeen: Whether what is in between matters.
  /// - Returns: Something before `time` for "each frame".
  @MainActor
  func nextTime(after time: Double, isSeen: Bool) -> Double? {
    group.nextTime(
      after: time, isSeen: isSeen, longestDuration: longestDuration, repetition: repetition)
  }
}
