import AtriumGeometry

/// A presentation or dismissal while it is under way: it keeps all concerned alive until its end.
///
/// Its calls are sent by ``ModalPresentation``, in the orders of T10 and T11.
@MainActor
final class ModalTransition: ControllerTransition {
  /// What goes away, lowest first; for a presentation what comes.
  let chain: [ModalPresentation]
  /// The one whose views move.
  let presentation: ModalPresentation
  let presenter: ViewController
  let presented: ViewController
  let isPresenting: Bool
  private var completion: (() -> Void)?
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
    self.completion = completion
    super.init(leaving: [presenter], coming: [presented], in: presentation.container)
    guard animated else { return }
    let delegate = presented.transitioningDelegate
    prepare(
      motion: presentation.motion,
      animator: delegate?.animationController(
        forPresented: presented, presenting: presenter,
        source: presentation.controller.source ?? presenter)
        ?? presentation.defaultAnimator(motion: presentation.motion)
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
    self.completion = completion
    super.init(leaving: [presented], coming: [presenter], in: presentation.container)
    guard animated else { return }
    // A mover that holds the topmost one moves by its own ways.
    let moving = presentation.presented ?? presented
    let delegate = moving.transitioningDelegate
    prepare(
      motion: presentation.motion,
      animator: delegate?.animationController(forDismissed: moving)
        ?? presentation.defaultAnimator(motion: presentation.motion)
    ) {
      interactor
        ?? (chain.count == 1
          ? delegate?.interactionControllerForDismissal(using: $0)?.prepared : nil)
    }
  }

  override var window: Window? { presentation.window }

  override var presentationStyle: ModalPresentationStyle { presentation.style }

  /// In full screen the presenter's view is in the container; for a dismissal the presented one is.
  override func placeLeavingViews() {
    guard isPresenting else { return }
    // The window may have got another size since the call.
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

  /// Tells nothing any more, and does not call the completion.
  override func abandon() {
    super.abandon()
    completion = nil
  }

  /// Calls the completion of `present` or `dismiss` (M-1).
  func complete() {
    let completion = self.completion
    self.completion = nil
    completion?()
  }

  // MARK: The context

  /// The view that comes or goes; nil for a presenter that stays on screen.
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
