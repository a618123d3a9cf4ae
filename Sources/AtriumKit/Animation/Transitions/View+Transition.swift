extension View {
  /// Changes what is inside a view and shows the way from its old look to its new one.
  ///
  /// The closure changes the view's subtree. What it changes about views' properties is not animated
  /// by itself, unless `.allowAnimatedContent` is given. Without a transition among the options this
  /// is ``animate(withDuration:delay:options:animations:completion:)``. With a duration of zero, with
  /// motion off, or for a view outside any window, everything is there at once; after a duration of
  /// zero the completion comes when this has returned. With reduced motion the two looks fade
  /// into each other, in 0.2 seconds at most.
  ///
  /// - Parameters:
  ///   - view: Whose content changes; touches do not reach it meanwhile, unless
  ///     `.allowUserInteraction` is given.
  ///   - duration: How long, in seconds.
  ///   - options: The kind of transition, the curve, and what else differs from the default.
  ///   - animations: Changes the content; it is run at once.
  ///   - completion: Is called once at the end; it hears whether nothing cut the transition short.
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

  /// Puts one view in the place of another and shows the way from the one to the other.
  ///
  /// The content of the old view's superview is what is turned, curled or faded. The old view leaves
  /// at once, and the new one takes its place in the order; with `.showHideTransitionViews` both stay
  /// and only ``isHidden`` changes. The new view has its frame already. Traps if the old view has no
  /// superview.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes; touches reach neither meanwhile, unless
  ///     `.allowUserInteraction` is given.
  ///   - duration: How long, in seconds.
  ///   - options: The kind of transition, the curve, and what else differs from the default.
  ///   - completion: Is called once at the end; it hears whether nothing cut the transition short.
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

  /// The old view leaves, then the new one comes, each with its calls (T15).
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
