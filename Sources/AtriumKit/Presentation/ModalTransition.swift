import AtriumGeometry

/// A running presentation or dismissal, which retains all its controllers until its end.
///
/// ``ModalPresentation`` sends the calls of the transition, in the order of T10 or T11.
@MainActor
final class ModalTransition: ControllerTransition {
  /// The presentations that are dismissed, with the lowest first.
  ///
  /// For a presentation, the list contains only the new presentation.
  let chain: [ModalPresentation]
  /// The presentation whose views move.
  let presentation: ModalPresentation
  let presenter: ViewController
  let presented: ViewController
  let isPresenting: Bool
  /// Whether the `will` calls of the presented controllers have been sent.
  ///
  /// Until then, no appearance calls are sent if the presentation controller adds or removes the presented view.
  var hasAnnounced = false
  /// Whether `present` or `dismiss` has sent all `will` calls of the transition.
  var hasReturned = false
  /// The completions of `present` or `dismiss`, in the order of the calls.
  private var completions: [() -> Void]
  private let kept: [ViewController]

  init(
    presenting presentation: ModalPresentation, from presenter: ViewController,
    presented: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    chain = [presentation]
    self.presentation = presentation
    self.presenter = presenter
    self.presented = presented
    isPresenting = true
    kept = []
    completions = [completion].compactMap(\.self)
    super.init(leaving: [presenter], coming: [presented], in: presentation.container)
    guard animated else { return }
    let delegate = presented.transitioningDelegate
    prepare(
      motion: presentation.motion,
      animator: delegate?.animationController(
        forPresented: presented, presenting: presenter,
        source: presentation.controller.source ?? presenter)
        ?? presentation.defaultAnimator(motion: presentation.motion, isPresenting: true)
    ) { delegate?.interactionControllerForPresentation(using: $0)?.prepared }
  }

  init(
    dismissing chain: [ModalPresentation], moving presentation: ModalPresentation,
    to presenter: ViewController, presented: ViewController, animated: Bool,
    interactor: (any ViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.chain = chain
    self.presentation = presentation
    self.presenter = presenter
    self.presented = presented
    isPresenting = false
    kept = chain.compactMap(\.presented)
    completions = [completion].compactMap(\.self)
    super.init(leaving: [presented], coming: [presenter], in: presentation.container)
    guard animated else { return }
    // The moving presentation uses the delegate of its own controller, even if the topmost presentation is inside
    // it.
    let moving = presentation.presented ?? presented
    let delegate = moving.transitioningDelegate
    prepare(
      motion: presentation.motion,
      animator: delegate?.animationController(forDismissed: moving)
        ?? presentation.defaultAnimator(motion: presentation.motion, isPresenting: false)
    ) {
      interactor
        ?? (chain.count == 1
          ? delegate?.interactionControllerForDismissal(using: $0)?.prepared : nil)
    }
  }

  override var window: Window? { presentation.window }

  /// Whether the transition has no animation, and only waits for the commit of this turn.
  var onlyAwaitsCommit: Bool { hasReturned && !isAnimated && !hasStarted && !isOver }

  override var presentationStyle: ModalPresentationStyle { presentation.style }

  /// Moves the presenter's view into the container of a full-screen presentation.
  ///
  /// In a dismissal, the outgoing view is already in the container.
  override func placeLeavingViews() {
    guard isPresenting else { return }
    // The size of the window may have changed since `present` was called.
    if presentation.placedIn != containerView.bounds.size { presentation.placePresentedView() }
    if presentation.removesPresenterView { presentation.takePresenterView() }
  }

  override func didEnd(_ didComplete: Bool) {
    if isPresenting {
      presentation.endPresenting(self, didComplete: didComplete)
    } else {
      chain.first?.endDismissing(self, didComplete: didComplete)
    }
  }

  /// Ends the transition without further calls and without its completions.
  override func abandon(isCancelled: Bool = false) {
    super.abandon(isCancelled: isCancelled)
    completions = []
  }

  /// Adds the completion of a later call of `dismiss`, which ends together with this dismissal.
  func add(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls the completions of `present` or `dismiss`.
  func complete() {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion() }
  }

  // MARK: The context

  /// Returns the outgoing or incoming view; nil for a presenter that stays on screen.
  override func view(for controller: ViewController) -> View? {
    if controller === presented { return presentation.controller.presentedView }
    return chain.first?.removesPresenterView == true ? chain.first?.presenterView : nil
  }

  override func initialFrame(for viewController: ViewController) -> Rect {
    if viewController === presented {
      return isPresenting ? .zero : presentation.controller.presentedView?.frame ?? .zero
    }
    return isPresenting ? frameOfPresenter : .zero
  }

  override func finalFrame(for viewController: ViewController) -> Rect {
    if viewController === presented {
      return presentation.controller.frameOfPresentedViewInContainerView
    }
    return isPresenting && presentation.removesPresenterView ? .zero : frameOfPresenter
  }

  private var frameOfPresenter: Rect {
    guard let view = presenter.viewIfLoaded else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}
