import AtriumGeometry
import AtriumKit

/// The parts of a stack's changes that depend on step transitions.
extension StackChange {
  /// Makes the animator of the change: the transition for a push, its reverse for a pop (CK-O6).
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

  /// Whether the final values of the transition of ``content`` are applied (DC-30).
  ///
  /// They are applied until a pop begins, and after a push has begun. A push without animation applies them at once.
  ///
  /// The views on screen may show other values while an animation is running.
  var isApplied: Bool {
    switch kind {
    case .push: !isAnimated || hasBegun
    case .pop: !hasBegun
    }
  }
}

extension StackContent {
  /// Returns whether the content's transition takes time in the window of a view (DC-8).
  func hasMotion(in view: View, isReversed: Bool) -> Bool {
    guard let window = view.window, window.settings.motion != .off else { return false }
    return transition.duration(duration, isReversed: isReversed) > 0
  }
}
