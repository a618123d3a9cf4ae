import AtriumGeometry

/// A presentation or dismissal while it is under way: it keeps everybody alive until its end.
@MainActor
final class ModalTransition {
  /// What goes away, lowest first; for a presentation what comes.
  let chain: [ModalPresentation]
  /// The one whose views move.
  let presentation: ModalPresentation
  let presenter: ViewController
  let presented: ViewController
  let isPresenting: Bool
  private(set) var isAnimated = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// How long it takes, in seconds.
  private(set) var duration = 0.0
  private(set) var coordinator: ModalTransitionCoordinator?
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  private var interactor: (any ViewControllerInteractiveTransitioning)?
  private var completion: (() -> Void)?
  private let kept: [ViewController]
  private var isStarting = false
  private var hasStarted = false
  private var isOver = false

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
    let delegate = presented.transitioningDelegate
    prepare(
      animated: animated,
      animator: delegate?.animationController(
        forPresented: presented, presenting: presenter,
        source: presentation.controller.source ?? presenter)
    ) { delegate?.interactionControllerForPresentation(using: $0) }
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
    // A mover that holds the topmost one moves by its own ways.
    let moving = presentation.presented ?? presented
    let delegate = moving.transitioningDelegate
    prepare(
      animated: animated, animator: delegate?.animationController(forDismissed: moving)
    ) {
      interactor
        ?? (chain.count == 1 ? delegate?.interactionControllerForDismissal(using: $0) : nil)
    }
  }

  /// Decides whether it takes time: with motion off or no duration it does not (DC-8).
  private func prepare(
    animated: Bool, animator custom: (any ViewControllerAnimatedTransitioning)?,
    interactor: (any ViewControllerAnimatedTransitioning) -> (
      any ViewControllerInteractiveTransitioning
    )?
  ) {
    let motion = presentation.window?.settings.motion ?? .full
    if animated {
      let animator = custom ?? presentation.defaultAnimator(motion: motion)
      self.animator = animator
      self.interactor = interactor(animator)
      duration = motion == .off ? 0 : max(0, animator.transitionDuration(using: self))
      isInteractive = self.interactor?.wantsInteractiveStart ?? false
      isAnimated = duration > 0 || isInteractive
    }
    coordinator = ModalTransitionCoordinator(of: self)
  }

  /// After the first layout: everything stands where it will be, and starts to move.
  func start() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    guard isAnimated else {
      View.performWithoutAnimation { coordinator?.runAlongside() }
      finishInCommit(didComplete: true)
      return
    }
    isStarting = true
    if let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      runAnimator()
    }
    isStarting = false
  }

  /// Runs the animator, and what joined it.
  func runAnimator() {
    runAlongside(duration: duration)
    animator?.animateTransition(using: self)
  }

  /// Runs what joined the transition, inside an animation of a duration in seconds.
  func runAlongside(duration: Double) {
    View.animate(
      withDuration: duration, options: .allowUserInteraction,
      animations: { coordinator?.runAlongside() })
  }

  /// Brings it to its end now, since something else begins; its animations go on by themselves and
  /// add up with the next.
  func finishNow() {
    finish(didComplete: true)
  }

  /// It is not to tell anybody anything any more.
  func abandon() {
    isOver = true
    completion = nil
  }

  private func finishInCommit(didComplete: Bool) {
    guard let window = presentation.window else {
      finish(didComplete: didComplete)
      return
    }
    window.commitQueue.addUnit { self.finish(didComplete: didComplete) }
    window.setNeedsTurn()
  }

  private func finish(didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    if isPresenting {
      presentation.endPresenting(self, didComplete: didComplete)
    } else {
      chain.first?.endDismissing(self, didComplete: didComplete)
    }
  }

  /// Tells those who took part that it is over.
  func tellEnd(didComplete: Bool) {
    if hasStarted, isAnimated { animator?.animationEnded(didComplete) }
    coordinator?.finish()
  }

  /// Calls the completion of `present` or `dismiss` (M-1).
  func complete() {
    let completion = self.completion
    self.completion = nil
    completion?()
  }
}

extension ModalTransition: ViewControllerContextTransitioning {
  var containerView: View { presentation.container }
  var presentationStyle: ModalPresentationStyle { presentation.style }
  var targetTransform: AffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: Double) {
    coordinator?.percentComplete = min(max(0, percentComplete), 1)
  }

  func finishInteractiveTransition() {
    isInteractive = false
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    // An animator that had nothing to animate reports back at once; the rest of the turn is not
    // ready for that.
    if isStarting {
      finishInCommit(didComplete: didComplete)
    } else {
      finish(didComplete: didComplete)
    }
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .to) == isPresenting ? presented : presenter
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    if (key == .to) == isPresenting { return presentation.controller.presentedView }
    return chain.first?.removesPresenterView == true ? presenter.viewIfLoaded : nil
  }

  func initialFrame(for viewController: ViewController) -> Rect {
    if viewController === presented {
      return isPresenting ? .zero : presentation.controller.presentedView?.frame ?? .zero
    }
    return isPresenting ? frameOfPresenter : .zero
  }

  func finalFrame(for viewController: ViewController) -> Rect {
    if viewController === presented {
      return isPresenting ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    return isPresenting && presentation.removesPresenterView ? .zero : frameOfPresenter
  }

  private var frameOfPresenter: Rect {
    guard let view = presenter.viewIfLoaded else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}
