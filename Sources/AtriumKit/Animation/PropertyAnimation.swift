/// One property of one view on its way to the model's value.
struct PropertyAnimation {
  let property: AnimatedProperty
  /// Additive: old less new, fading to nothing.
  ///
  /// Otherwise: the value to start from.
  let from: SIMD8<Double>
  let group: AnimationGroup
  /// The longest that it may take, in seconds: reduced motion shortens fades.
  var longestDuration = Double.infinity

  /// Puts this animation's part into a state.
  ///
  /// - Returns: Whether it still runs.
  @MainActor
  func apply(to state: inout ViewState, at time: Double) -> Bool {
    guard let progress = group.progress(at: time, longestDuration: longestDuration) else {
      return false
    }
    let value = property.value(of: state)
    if property.isAdditive {
      property.set(value + from * (1 - progress), in: &state)
    } else {
      property.set(from + (value - from) * progress, in: &state)
    }
    return true
  }
}
