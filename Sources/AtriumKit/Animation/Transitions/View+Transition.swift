extension View {
  /// Changes the content of a view with a transition from the old to the new content.
  ///
  /// The closure changes the view's subtree. Its changes of properties are not animated separately, unless the
  /// options contain `.allowAnimatedContent`. Without a transition in the options, this method has the effect of
  /// ``animate(withDuration:delay:options:animations:completion:)``. The change is immediate if the duration is 0, if
  /// animations are disabled, if the user has turned motion off, or if the view is outside a window. With a duration
  /// of 0, the completion is called after this method has returned. With reduced motion, the transition is a
  /// cross-dissolve of at most 0.2 seconds.
  ///
  /// - Parameters:
  ///   - view: The view with the changing content. It receives no touches during the transition, unless the options
  ///     contain `.allowUserInteraction`.
  ///   - duration: The duration, in seconds.
  ///   - options: The kind of transition, the curve, and other options.
  ///   - animations: Changes the content; called immediately.
  ///   - completion: Called once at the end; receives false if the transition was interrupted.
  public class func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runShielded([view], on: view, duration: duration, options: options) {
      animations?()
    } completion: {
      completion?($0)
    }
  }

  /// Replaces a view with another view, using a transition.
  ///
  /// The transition applies to the content of the old view's superview. The old view is removed immediately, and the
  /// new view gets its index. With `.showHideTransitionViews`, both views stay, and only ``isHidden`` changes. The
  /// new view must already have its frame. Traps if the old view has no superview.
  ///
  /// - Parameters:
  ///   - fromView: The old view.
  ///   - toView: The new view. During the transition, neither view receives touches, unless the options contain
  ///     `.allowUserInteraction`.
  ///   - duration: The duration, in seconds.
  ///   - options: The kind of transition, the curve, and other options.
  ///   - completion: Called once at the end; receives false if the transition was interrupted.
  public class func transition(
    from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = fromView.superview else {
      programmerError(
        "\(type(of: fromView)) has no superview, so \(type(of: toView)) cannot take its place; add "
          + "it to a view first.")
    }
    runShielded([fromView, toView], on: host, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        replace(fromView, by: toView, in: host)
      }
    } completion: {
      completion?($0)
    }
  }

  /// Removes the old view and then adds the new view, with the callbacks of each change (T15).
  private class func replace(_ old: View, by new: View, in host: View) {
    guard old !== new else { return }
    let above = host.subviews.drop { $0 !== old }.first { $0 !== old && $0 !== new }
    old.removeFromSuperview()
    if let above, above.superview === host {
      host.insertSubview(new, belowSubview: above)
    } else {
      host.addSubview(new)
    }
  }

  private class func runShielded(
    _ views: [View], on host: View, duration: Double, options: AnimationOptions,
    changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let timing = TransitionTiming(duration: duration, options: options, in: host.window)
    let shielded = options.contains(.allowUserInteraction) ? [] : views
    for view in shielded { view.shieldCount += 1 }
    _ = runTransition(
      on: host, timing: timing, excluding: nil, endsInCall: !timing.hasNoDuration, changes: changes
    ) { finished in
      for view in shielded { view.shieldCount -= 1 }
      CompletionChain.run(after: finished ? timing.wait : 0, in: host.window) {
        completion(finished)
      }
    }
  }
}
