/// An animator that curls the covered view up like a page, and leaves the upper area of that view visible.
final class PartialCurlAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double {
    0.6
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let isDismissal = transitionContext.isDismissal
    guard transitionContext.addMovingView() != nil, let page = page(for: transitionContext) else {
      TransitionAnimator(.crossDissolve).animateTransition(using: transitionContext)
      return
    }
    View.animate(
      withDuration: transitionDuration(using: transitionContext),
      options: .allowUserInteraction
    ) {
      page.lifted = isDismissal ? 0 : CurledPageView.rest
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Returns the page: a new page for a presentation, and the existing page for a dismissal.
  private func page(for context: any ViewControllerContextTransitioning) -> CurledPageView? {
    let container = context.containerView
    guard !context.isDismissal else {
      return container.subviews.lazy.compactMap { $0 as? CurledPageView }.last
    }
    guard let view = context.viewController(forKey: .from)?.viewIfLoaded,
      let window = container.window,
      let picture = CompositingCache.picture(of: view, scale: window.scale)
    else { return nil }
    let page = CurledPageView(picture: picture, frame: container.bounds)
    page.onPress = { [weak presented = context.viewController(forKey: .to)] in
      presented?.dismiss(animated: true)
    }
    container.addSubview(page)
    return page
  }
}
