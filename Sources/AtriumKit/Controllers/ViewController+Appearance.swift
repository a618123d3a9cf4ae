internal import Logging

extension ViewController {
  private static let logger = Logger(label: "atrium.containment")

  /// Begins an appearance or disappearance of a child, in a container that forwards appearance calls manually.
  ///
  /// The method sends `viewWillAppear` or `viewWillDisappear` to the controller. If the controller forwards
  /// appearance calls automatically, its attached children receive the call too. The view of an appearing controller
  /// is loaded first. A call in the opposite direction reverses an appearance or disappearance that has not ended
  /// (C-33). A call that does not fit the phase is ignored with a warning (C-34, C-35).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { appearanceTarget.loadViewIfNeeded() }
    if begin(appearing: isAppearing, animated: animated) == nil { warnUnbalanced() }
  }

  /// Ends the appearance or disappearance in progress.
  ///
  /// The method sends `viewDidAppear` or `viewDidDisappear` to the controller, and then to the children whose
  /// appearance or disappearance ends together with the controller's. If the controller's container is also
  /// appearing and forwards calls automatically, `viewDidAppear` waits for the container's own call (DC-6). A call
  /// without a matching ``beginAppearanceTransition(_:animated:)`` is ignored with a warning.
  public func endAppearanceTransition() {
    if let cover = modal.cover { return cover.endAppearanceTransition() }
    switch appearance.phase {
    case .appearing: end(appearing: true)
    case .disappearing: end(appearing: false)
    case .disappeared, .appeared: warnUnbalanced()
    }
  }

  private func warnUnbalanced() {
    ViewController.logger.warning(
      "Unbalanced calls to begin/end appearance transitions for \(debugName).")
    notifyEachObserver { $0.ignoredAppearanceTransition(of: self) }
  }

  /// Begins an appearance or disappearance, as table C-34 allows, with the calls in the order of DC-6.
  ///
  /// Every appearance and disappearance begins in this method.
  ///
  /// - Returns: The ticket for ending the appearance or disappearance; nil if the call does not fit the phase, or if
  ///   a modal presentation has removed the view. If another controller covers the controller's context, the ticket
  ///   is that controller's.
  @discardableResult
  func begin(appearing: Bool, animated: Bool) -> AppearanceTicket? {
    // A controller that is presented in this controller's context and covers it receives the calls instead (DC-44).
    if let cover = modal.cover {
      return cover.begin(appearing: appearing, animated: animated)
    }
    // If a presentation has removed the view, the controller appears only when the view is added again.
    if appearing, isRemovedByModal { return nil }
    // If the view is still in its window, an appearance that reverses a disappearance sends no `viewIsAppearing`
    // (T3).
    let isReversal = appearance.phase == .disappearing && appearance.isKnownToBeInPlace
    switch (appearance.phase, appearing) {
    case (.disappeared, true), (.disappearing, true): appearance.phase = .appearing
    case (.appeared, false), (.appearing, false): appearance.phase = .disappearing
    default: return nil
    }
    appearance.generation += 1
    let ticket = AppearanceTicket(
      controller: self, isAppearing: appearing, generation: appearance.generation)
    appearance.isAnimated = animated
    appearance.cause = .current
    appearance.isAppearingDue = appearing && !isReversal
    appearance.isReversal = appearing && isReversal
    if appearing, !isReversal { appearance.isKnownToBeInPlace = false }
    let waiting = appearance.waitingChildren
    appearance.waitingChildren = []
    move.begin(appearing: appearing, in: parent)
    if appearing {
      // The layout pass sends `viewIsAppearing`, so it must also visit a view that needs no layout.
      viewIfLoaded?.markSubtreeNeedsLayout()
      send(.viewWillAppear(animated)) { viewWillAppear(animated) }
    } else {
      send(.viewWillDisappear(animated)) { viewWillDisappear(animated) }
    }
    forward(ticket, animated: animated)
    // These children were waiting for this controller's `did` call and have not been reversed. Their appearances
    // end here.
    for child in waiting { child.endAlone() }
    return ticket
  }

  /// Returns whether an appearance or disappearance may begin in the current phase, as in table C-34 (CK-L3).
  ///
  /// The result is false if another controller covers the context and receives the calls instead. For an appearance,
  /// it is also false while a presentation has removed the view.
  func canBegin(appearing: Bool) -> Bool {
    if modal.cover != nil || appearing && isRemovedByModal { return false }
    switch appearance.phase {
    case .disappeared, .disappearing: return appearing
    case .appearing, .appeared: return !appearing
    }
  }

  /// Forwards this controller's `will` call to its attached children, in their order.
  private func forward(_ ticket: AppearanceTicket, animated: Bool) {
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in attachedChildren {
        guard child.parent === self, child.isAttached else { continue }
        // A child that a running transition removes must not appear again with its container.
        if ticket.isAppearing, let running = child.childTransition, running.takesOut(child),
          running.container === self
        {
          continue
        }
        pass(ticket, to: child, animated: animated)
      }
    }
    if let contextFollower {
      pass(ticket, to: contextFollower, animated: animated)
    }
  }

  private func pass(_ ticket: AppearanceTicket, to child: ViewController, animated: Bool) {
    // The call to an earlier child may have reversed this controller's appearance, or removed this child.
    guard ticket.isCurrent,
      let beginning = child.begin(appearing: ticket.isAppearing, animated: animated)
    else { return }
    if ticket.isCurrent, appearance.phase == (ticket.isAppearing ? .appearing : .disappearing) {
      awaitEnd(of: beginning)
    } else {
      // The container's `did` call has already been sent or will not be sent, so the child's appearance ends alone.
      beginning.endAlone()
    }
  }

  /// Ends an appearance; if the view is not in the window, the appearance is reversed first.
  func endAppearing(isInWindow: Bool) {
    if isInWindow || appearance.phase != .appearing {
      end(appearing: true)
    } else {
      openTicket?.endAlone()
    }
  }

  /// The ticket of the appearance or disappearance in progress; nil if there is none.
  var openTicket: AppearanceTicket? {
    switch appearance.phase {
    case .disappeared, .appeared: nil
    case .appearing, .disappearing:
      AppearanceTicket(
        controller: self, isAppearing: appearance.phase == .appearing,
        generation: appearance.generation)
    }
  }

  /// Whether the controller's appearance has begun and has not been reversed.
  ///
  /// Children appear only if the value is true for their container (DC-23).
  var isAppearingOrAppeared: Bool {
    appearance.phase == .appearing || appearance.phase == .appeared
  }

  /// The parent, if it is appearing and forwards calls; otherwise nil.
  ///
  /// No child receives `viewDidAppear` before such a parent.
  private var appearingContainer: ViewController? {
    guard let parent, parent.appearance.phase == .appearing,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    return parent
  }

  var isOnScreenInForwardingParent: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, isAttached else {
      return false
    }
    return parent.isAppearingOrAppeared && isOnScreen
  }

  /// Makes a child's appearance or disappearance end together with this container's own.
  func awaitEnd(of beginning: AppearanceTicket) {
    appearance.waitingChildren.append(beginning)
  }

  /// Ends an appearance or disappearance, if it has not been reversed (DC-7).
  ///
  /// Every appearance and disappearance ends in this method.
  ///
  /// - Parameters:
  ///   - appearing: Whether an appearance ends; false means a disappearance.
  ///   - beginning: The number of the ticket to end; nil for the last ticket.
  func end(appearing: Bool, of beginning: Int? = nil) {
    if let cover = modal.cover {
      cover.end(appearing: appearing)
      if !appearing, parent == nil { formerParent = nil }
      return
    }
    guard appearance.phase == (appearing ? .appearing : .disappearing) else { return }
    let generation = beginning ?? appearance.generation
    guard generation == appearance.generation else { return }
    // The caller may be a container that the controller has left since. The appearance then ends together with the
    // appearance of the current container.
    if appearing, let appearingContainer, let openTicket {
      return appearingContainer.awaitEnd(of: openTicket)
    }
    if appearing { sendViewIsAppearingIfDue() }
    guard generation == appearance.generation else { return }
    if appearing { appearance.completedCount += 1 }
    let animated = appearance.isAnimated
    appearance.phase = appearing ? .appeared : .disappeared
    appearance.isAppearingDue = false
    // The `did` call may put further children on screen, whose appearances end separately. The list is therefore
    // read before the call.
    let waiting = appearance.waitingChildren
    appearance.waitingChildren = []
    move.close(appearing: appearing)
    if appearing {
      send(.viewDidAppear(animated)) { viewDidAppear(animated) }
    } else {
      send(.viewDidDisappear(animated)) { viewDidDisappear(animated) }
    }
    if generation == appearance.generation { move.end() }
    let isOnScreen = isOnScreen
    for entry in waiting {
      let child = entry.controller
      let isInside = child.parent === self && child.isAttached
      if appearing, isOnScreen || !isInside, !child.isOnScreen {
        // The child was removed before its view was in a window. No departure from a window has reversed its
        // appearance, so it is reversed here.
        entry.endAlone()
      } else {
        entry.end()
      }
    }
    // The observers of the previous parent also receive the children's calls, so the references are cleared last.
    if !appearing, parent == nil { formerParent = nil }
    if !appearing, modal.presentation == nil { modal.formerPresenter = nil }
  }

  /// Records that the view has left its window.
  ///
  /// If the current appearance has reversed a disappearance, `viewIsAppearing` is due when the view returns.
  func noteLeftWindow() {
    appearance.isKnownToBeInPlace = false
    guard appearance.isReversal else { return }
    appearance.isReversal = false
    appearance.isAppearingDue = appearance.phase == .appearing
  }

  var isViewIsAppearingDue: Bool { appearance.isAppearingDue && viewIfLoaded?.window != nil }

  /// Sends `viewIsAppearing` if the call is due and the view is in a window (DC-10).
  func sendViewIsAppearingIfDue() {
    guard isViewIsAppearingDue else { return }
    let generation = appearance.generation
    sendMissedTraits()
    // A change of traits may have reversed or ended the appearance. A later appearance sends its own
    // `viewIsAppearing`.
    guard generation == appearance.generation, isViewIsAppearingDue,
      appearance.phase == .appearing
    else { return }
    appearance.isAppearingDue = false
    appearance.isKnownToBeInPlace = true
    let animated = appearance.isAnimated
    appearance.cause.run {
      send(.viewIsAppearing(animated)) { viewIsAppearing(animated) }
    }
  }
}

extension AppearanceTicket {
  /// Sends the matching `did` call, if the ticket is current and has not ended yet.
  func end() {
    controller.end(appearing: isAppearing, of: generation)
  }

  /// Ends the ticket of an appearance or disappearance that no container ends.
  ///
  /// An appearance whose view is not on screen is reversed first, and ends with `viewDidDisappear`. A disappearance is
  /// reversed first if the view is on screen in a visible container that forwards calls. It then ends with
  /// `viewDidAppear`.
  func endAlone() {
    guard isCurrent, controller.openTicket != nil else { return }
    var last: AppearanceTicket? = self
    if isAppearing, !controller.isOnScreen {
      last = controller.begin(appearing: false, animated: controller.appearance.isAnimated)
    }
    // The reversal may have begun another appearance or disappearance, which ends separately.
    guard let ticket = last, ticket.isCurrent else { return }
    if !ticket.isAppearing, controller.isOnScreenInForwardingParent {
      last = controller.begin(appearing: true, animated: controller.appearance.isAnimated)
    }
    last?.end()
  }
}
