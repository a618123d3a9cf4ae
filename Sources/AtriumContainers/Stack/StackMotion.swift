import AtriumGeometry
import AtriumKit

/// The use of step transitions by a stack.
extension StackChange {
  /// Makes the animator of a push, or of the reverse for a pop (CK-O6).
  func makeAnimator(in stack: ContainerStack) -> (any ViewControllerAnimatedTransitioning)? {
    guard let place = content.place else { return nil }
    let back = stack.contents.count > 1 ? place.back : nil
    switch kind {
    case .push:
      return StepTransitionAnimator(
        content.transition, duration: content.duration, appearing: place.front,
        disappearing: back, in: place.group)
    case .pop:
      return StepTransitionAnimator(
        content.transition, duration: content.duration, isReversed: true, appearing: back,
        disappearing: place.front, in: place.group)
    }
  }

  /// Whether the transition of the moving content is in effect, apart from what an animation shows: before
  /// a pop and from the beginning of a push on, with its end (DC-30).
  var isApplied: Bool {
    switch kind {
    case .push: !isAnimated || hasBegun
    case .pop: !hasBegun
    }
  }
}

extension StackContent {
  /// Whether its change takes time in a window (DC-8).
  func hasMotion(in view: View, isReversed: Bool) -> Bool {
    guard let window = view.window, window.settings.motion != .off else { return false }
    return transition.duration(duration, isReversed: isReversed) > 0
  }
}
