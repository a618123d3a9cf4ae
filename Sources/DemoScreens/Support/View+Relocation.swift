import AtriumKit

extension View {
  /// Changes the frames of views without a visible path.
  ///
  /// The views fade out at the old frame and fade in at the new frame.
  ///
  /// Use this method for views that would cross other views on a straight path, for example when the window rotates.
  /// Outside an animation, the method only calls the closure.
  ///
  /// - Parameters:
  ///   - views: The views that move.
  ///   - changes: The closure that sets the new frames.
  static func relocate(_ views: [View], _ changes: () -> Void) {
    let duration = inheritedAnimationDuration
    guard duration > 0, !views.isEmpty else {
      changes()
      return
    }
    // A pending layout must not become part of the keyframe. It therefore runs now, and is animated over the whole
    // duration.
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
