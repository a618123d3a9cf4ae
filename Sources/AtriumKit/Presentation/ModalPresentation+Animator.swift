extension ModalPresentation {
  /// The default animator: that of the presentation style, else that of the transition style.
  ///
  /// With reduced motion it is a cross-dissolve of 0.2 s.
  func defaultAnimator(motion: Motion) -> any ViewControllerAnimatedTransitioning {
    if motion == .reduced { return CrossDissolveAnimator(duration: 0.2) }
    if let animator = controller.animator { return animator }
    switch transitionStyle {
    case .coverVertical: return CoverVerticalAnimator()
    case .crossDissolve: return CrossDissolveAnimator()
    case .flipHorizontal: return FlipAnimator()
    case .partialCurl: return PartialCurlAnimator()
    }
  }
}
