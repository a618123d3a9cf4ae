extension ModalPresentation {
  /// Dismisses this presentation and all presentations above it in one transition (T11).
  ///
  /// Running transitions of these presentations end first (DC-17). If this presentation is already being dismissed,
  /// the completion is added to that dismissal. An interactive dismissal is then completed.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - interactor: The object with which a gesture drives the dismissal; used only for a single presentation.
  ///   - completion: Called after the presented controller's `viewDidDisappear`.
  func dismiss(
    animated: Bool, interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    completion: (() -> Void)?
  ) {
    guard !isEnding else {
      if let completion { transition?.add(completion) }
      if transition?.isInteractive == true { transition?.finishNow() }
      return
    }
    for other in chain.reversed() { other.transition?.finishNow() }
    let chain = self.chain
    guard let presenter, presented?.modal.presentation === self,
      chain.allSatisfy({ $0.transition == nil }), let top = chain.last?.presented
    else { return }
    // A presentation in the context of a presented controller moves together with that controller.
    let mover =
      chain.first { chain.last?.container.isDescendant(of: $0.container) ?? false } ?? self
    let transition = ModalTransition(
      dismissing: chain, moving: mover, to: presenter, presented: top, animated: animated,
      interactor: chain.count == 1 ? interactor : nil, completion: completion)
    for other in chain { other.transition = transition }
    let isAnimated = transition.isAnimated
    top.modal.isBeingDismissed = true
    mover.container.isShielding = true
    mover.controller.dismissalTransitionWillBegin()
    guard self.transition === transition else { return }
    transition.hasAnnounced = true
    let topDisappears = top.begin(appearing: false, animated: isAnimated) != nil
    for other in chain.dropLast().reversed() { other.vanish(leavingView: other === mover) }
    // The appearance calls above may have ended this transition, for example by replacing the window's root
    // controller.
    guard self.transition === transition else { return }
    // If the context's container forwards appearance calls manually, the context and the covering controller may have
    // received none. The context then does not appear again here.
    let isForwarded = presenter.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    let isSeen =
      canPresenterAppear && (topDisappears || !isInContext || isForwarded || chain.count > 1)
    if coversPresenter { uncover(isSeen: isSeen, animated: isAnimated) }
    guard self.transition === transition else { return }
    transition.hasReturned = true
    window?.schedule(transition)
  }

  /// Makes the presenter's tree appear again.
  private func uncover(isSeen: Bool, animated: Bool) {
    guard let presenter else { return }
    presenter.modal.cover = nil
    sizePresenterView()
    let transition = self.transition
    if isSeen { presenter.begin(appearing: true, animated: animated) }
    if removesPresenterView, self.transition === transition { restorePresenterView() }
  }

  /// Removes an intermediate presentation immediately.
  ///
  /// The presented controller receives calls only if its view was on screen.
  private func vanish(leavingView: Bool) {
    guard let presented else { return }
    presented.modal.isBeingDismissed = true
    presented.begin(appearing: false, animated: false)
    if !leavingView { View.performWithoutAnimation { container.removeFromSuperview() } }
    // A covering presentation may have begun the disappearance, and will not end it.
    guard presented.appearance.phase == .disappearing, let window else { return }
    window.commitQueue.addUnit {
      presented.end(appearing: false)
      presented.modal.isBeingDismissed = false
    }
  }

  /// Ends the dismissal; called on the lowest of the dismissed presentations.
  func endDismissing(_ transition: ModalTransition, didComplete: Bool) {
    guard self.transition === transition else { return }
    guard didComplete else {
      cancelDismissing(transition)
      return
    }
    let (presenter, presented) = (transition.presenter, transition.presented)
    // The presentations are unlinked before the `did` calls, so that code in these calls can present.
    for other in transition.chain { other.unlink() }
    window?.updateOrientationSilently()
    // The presenter's view must be in its superview again, even if the animator has not moved it there.
    if removesPresenterView { restorePresenterView() }
    if coversPresenter {
      // If the context's view has left the window in the meantime, this is the only call that notifies the context.
      if isInContext, presenter.viewIfLoaded?.window == nil {
        presenter.openTicket?.endAlone()
      } else {
        presenter.end(appearing: true)
      }
    }
    View.performWithoutAnimation {
      for other in transition.chain {
        other.takeKeyboardAway()
        other.container.removeFromSuperview()
      }
    }
    presented.end(appearing: false)
    for other in transition.chain {
      other.presented?.modal.isBeingDismissed = false
      other.presented?.modal.formerPresenter = nil
    }
    giveKeyboardBack()
    for other in transition.chain.reversed() { other.controller.dismissalTransitionDidEnd(true) }
    transition.tellEnd(true)
    transition.complete()
  }

  /// Cancels an interactive dismissal.
  ///
  /// The presenter disappears before the presented controller appears, as in T3.
  private func cancelDismissing(_ transition: ModalTransition) {
    self.transition = nil
    container.isShielding = false
    let (presenter, presented) = (transition.presenter, transition.presented)
    let isAnimated = transition.isAnimated
    if coversPresenter {
      presenter.begin(appearing: false, animated: isAnimated)
      if removesPresenterView { removePresenterView() }
      presenter.end(appearing: false)
      if isInContext { presenter.modal.cover = presented }
    }
    presented.modal.isBeingDismissed = false
    placePresentedView()
    if window?.isHidden == false {
      presented.begin(appearing: true, animated: isAnimated)
      showPresentedView()
      presented.end(appearing: true)
    }
    controller.dismissalTransitionDidEnd(false)
    transition.tellEnd(false)
  }

  /// Ends the presentation immediately, without calling its completion (C.7).
  ///
  /// The covered controllers are being removed, for example because the root controller is replaced.
  func dismissAtOnce() {
    guard let presented, let window else { return }
    // The presenter's view may be inside the container, which is being removed.
    if removesPresenterView, presenterView?.window != nil { restorePresenterView() }
    transition?.abandon()
    // The abandoned transition can no longer end the presenter's disappearance. The commit ends it instead.
    if coversPresenter, let ticket = presenter?.openTicket, !ticket.isAppearing {
      window.commitQueue.add(ticket)
    }
    unlink()
    presented.modal.isBeingPresented = false
    presented.modal.isBeingDismissed = true
    presented.begin(appearing: false, animated: false)
    View.performWithoutAnimation { container.removeFromSuperview() }
    // A dismissal may already have begun the disappearance. The ticket is therefore read from the controller.
    guard let ticket = presented.openTicket, !ticket.isAppearing else {
      presented.modal.isBeingDismissed = false
      presented.modal.formerPresenter = nil
      return
    }
    window.commitQueue.add(ticket)
    window.commitQueue.addUnit {
      // A round of the commit runs its units before its `did` calls. The inner unit runs in the next round, and
      // therefore after the `did` calls.
      window.commitQueue.addUnit {
        presented.modal.isBeingDismissed = false
        presented.modal.formerPresenter = nil
      }
    }
  }
}
