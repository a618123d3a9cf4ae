extension ModalPresentation {
  /// Returns the animator of the presentation style, or of the transition style if there is none.
  ///
  /// The presented controller's ``ViewController/preferredTransition`` takes precedence over its transition style. A
  /// dismissal uses the reversed transition (TR-4). With reduced motion, the animator is a cross-dissolve of 0.2 s.
  func defaultAnimator(
    motion: Motion, isPresenting: Bool
  ) -> any ViewControllerAnimatedTransitioning {
    if motion == .reduced {
      return TransitionAnimator(.crossDissolve, duration: View.reducedDuration)
    }
    if let animator = controller.animator { return animator }
    let wish = presented?.preferredTransition
    if transitionStyle == .partialCurl, wish == nil { return PartialCurlAnimator() }
    let transition = wish ?? transitionStyle.transition
    return TransitionAnimator(isPresenting ? transition : transition.reversed)
  }
}

extension ModalTransitionStyle {
  /// The transition of the style; a partial curl has a separate animator.
  fileprivate var transition: ViewController.Transition {
    switch self {
    case .coverVertical: .cover(from: .bottom)
    case .flipHorizontal: .flip(from: .right)
    case .crossDissolve, .partialCurl: .crossDissolve
    }
  }
}
