import AtriumKit

extension View {
  /// Moves views without a visible path: they fade out at the old place and fade in at the new one.
  ///
  /// It is for views that would cross others on a straight path when the window rotates. Without an
  /// animation it only runs the closure.
  ///
  /// - Parameters:
  ///   - views: The views that move.
  ///   - changes: Sets the new frames.
  static func relocate(_ views: [View], _ changes: () -> Void) {
    let duration = inheritedAnimationDuration
    guard duration > 0, !views.isEmpty else {
      changes()
      return
    }
    // A pending layout must not run in the keyframe; it is animated over the whole duration.
    for view in views { view.superview?.layoutIfNeeded() }
    animateKeyframes(withDuration: duration, delay: 0) {
      addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        for view in views { view.alpha = 0 }
      }
      addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.2) {
        changes()
        for view in views { view.layoutIfNeeded() }
      }
      addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        for view in views { view.alpha = 1 }
      }
    }
  }
}
