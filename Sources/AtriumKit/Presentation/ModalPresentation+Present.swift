extension ModalPresentation {
  /// Presents the controller in the order of T10.
  ///
  /// The presenter and the presented controller are already linked.
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let presented, let window else { return }
    let transition = ModalTransition(
      presenting: self, from: presenter, presented: presented, animated: animated,
      completion: completion)
    self.transition = transition
    tellAdaptiveStyle()
    guard self.transition === transition else { return }
    window.updateOrientationSilently()
    let isAnimated = transition.isAnimated
    presented.modal.isBeingPresented = true
    presented.loadViewIfNeeded()
    clearKeyboard()
    guard self.transition === transition else { return }
    View.performWithoutAnimation { installContainer() }
    // Loading the view and adding the container call client code. That code may have ended the transition.
    guard self.transition === transition else { return }
    if coversPresenter { presenter.begin(appearing: false, animated: isAnimated) }
    guard self.transition === transition else { return }
    transition.hasAnnounced = true
    // In a hidden window, or in a context that has just been removed, the controller appears later, when the window
    // or the context is on screen (L-23, DC-44).
    if hostView?.unhiddenWindow != nil { presented.begin(appearing: true, animated: isAnimated) }
    guard self.transition === transition else { return }
    placePresentedView()
    // Over the window, the animator of an animated presentation adds the view. Over a context, the view is added
    // here, because it enters and leaves the window together with the context's view.
    if !isAnimated || isInContext { showPresentedView() }
    transition.hasReturned = true
    window.schedule(transition)
  }

  /// Adds the empty container, and notifies the presentation controller that the presentation begins.
  private func installContainer() {
    guard let host = hostView else { return }
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.isShielding = true
    host.addSubview(container)
    controller.presentationTransitionWillBegin()
  }

  /// Ends the presentation.
  ///
  /// The `did` call of the presented controller comes first (T10, DC-19).
  func endPresenting(_ transition: ModalTransition, didComplete: Bool) {
    guard self.transition === transition else { return }
    guard didComplete else {
      cancelPresenting(transition)
      return
    }
    // The transition is cleared before the `did` calls, so that an override of `viewDidAppear` can present or
    // dismiss (M-12).
    self.transition = nil
    container.isShielding = false
    let (presenter, presented) = (transition.presenter, transition.presented)
    // If the transition has ended during its own `will` calls, the presented controller may not have received
    // `viewWillAppear`.
    if presented.isAppearingOrAppeared || hostView?.unhiddenWindow == nil { showPresentedView() }
    // The controller's own `viewWillAppear` may have removed the context from the window. The controller then
    // appears later, together with the context.
    presented.endAppearing(isInWindow: presented.isOnScreen)
    presented.modal.isBeingPresented = false
    if coversPresenter, isCurrent {
      if isInContext {
        cover(presenter, by: presented)
      } else {
        removePresenterView()
        presenter.end(appearing: false)
        // If the presenter has begun a dismissal in `viewDidDisappear`, the presenter's view is needed again.
        if isEnding { restorePresenterView() }
      }
    } else if coversPresenter, isEnding {
      // A dismissal of a presentation further below may have begun in `viewDidAppear`. It does not make this
      // presenter appear again.
      if let ticket = presenter.openTicket, !ticket.isAppearing { window?.commitQueue.add(ticket) }
    }
    controller.presentationTransitionDidEnd(true)
    transition.tellEnd(true)
    transition.complete()
  }

  /// Ends the disappearance of the context's tree.
  ///
  /// From now on, the covering controller receives the appearance calls that the container sends to that tree.
  private func cover(_ presenter: ViewController, by presented: ViewController) {
    presenter.end(appearing: false)
    var phase = AppearancePhase.disappeared
    // The container, or client code in `viewDidDisappear`, may have reversed the disappearance.
    while isCurrent, presenter.isAppearingOrAppeared {
      phase = presenter.appearance.phase
      presenter.begin(appearing: false, animated: false)
      presenter.end(appearing: false)
    }
    // The appearance calls above may also have begun a dismissal, or removed the context from its container.
    guard isCurrent else { return }
    presenter.modal.cover = presented
    guard phase != .disappeared, presenter.isOnScreen,
      let ticket = presented.begin(appearing: true, animated: false)
    else { return }
    if phase == .appearing, let parent = presenter.parent, parent.appearance.phase == .appearing {
      parent.awaitEnd(of: ticket)
    } else {
      ticket.end()
    }
  }

  /// Whether the controller is presented and no dismissal has begun.
  private var isCurrent: Bool { presented?.modal.presentation === self && transition == nil }

  /// Cancels an interactive presentation.
  ///
  /// The presented controller disappears before the presenter appears, as in T3.
  private func cancelPresenting(_ transition: ModalTransition) {
    let (presenter, presented) = (transition.presenter, transition.presented)
    let isAnimated = transition.isAnimated
    unlink()
    window?.updateOrientationSilently()
    presented.modal.isBeingPresented = false
    presented.modal.isBeingDismissed = true
    presented.begin(appearing: false, animated: isAnimated)
    if removesPresenterView { restorePresenterView() }
    View.performWithoutAnimation { container.removeFromSuperview() }
    presented.end(appearing: false)
    presented.modal.isBeingDismissed = false
    presented.modal.formerPresenter = nil
    if coversPresenter, window?.isHidden == false {
      presenter.begin(appearing: true, animated: isAnimated)
      presenter.end(appearing: true)
    }
    giveKeyboardBack()
    controller.presentationTransitionDidEnd(false)
    transition.tellEnd(false)
  }
}
