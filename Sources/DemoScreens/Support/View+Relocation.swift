import AtriumKit

extension View {
  /// Brings views to other places without showing the way: they fade where they are, and come back
  /// where they go.
  ///
  /// For what would cross others on the straight way when the window turns. Where nothing is animated
  /// it only runs the closure.
  ///
  /// - Parameters:
  ///   - views: What changes its place.
  ///   - changes: Sets the new places.
  static func relocate(_ views: [View], _ changes: () -> Void) {
    let duration = inheritedAnimationDuration
    guard duration > 0, !views.isEmpty else {
      changes()
      return
    }
    // What is due already must not be laid out in the keyframe: it has the whole time.
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
