internal import Logging

extension ViewController {
  private static let logger = Logger(label: "atrium.containment")

  /// Begins to appear or to disappear: for containers that forward by hand (C-31).
  ///
  /// Sends `viewWillAppear` or `viewWillDisappear` here and, unless the controller forwards by hand
  /// itself, to its children on screen. The view of an appearing controller is loaded first. A second
  /// begin in the other direction cancels the first (C-33). A begin that does not fit is ignored with a
  /// warning (C-34, C-35).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { appearanceTarget.loadViewIfNeeded() }
    if begin(appearing: isAppearing, animated: animated) == nil { warnUnbalanced() }
  }

  /// Ends what the last begin began (C-31).
  ///
  /// Sends `viewDidAppear` or `viewDidDisappear` here and to the children that wait for it. In a
  /// container that is appearing itself and forwards automatically, `viewDidAppear` comes with the
  /// container's (DC-6). An end without begin is ignored with a warning (C-34, C-35).
  public func endAppearanceTransition() {
    if let cover = modal.cover { return cover.endAppearanceTransition() }
    switch appearance.phase {
    case .appearing: end(appearing: true)
    case .leaving: end(appearing: false)
    case .gone, .there: warnUnbalanced()
    }
  }

  private func warnUnbalanced() {
    ViewController.logger.warning(
      "Unbalanced calls to begin/end appearance transitions for \(debugName).")
  }

  /// The only door into a beginning: the table C-34 and the forwarding order of DC-6.
  ///
  /// - Returns: What ends it; nil if it did not fit the phase. For a covered context it is the ticket of
  ///   the controller that covers it.
  @discardableResult
  func begin(appearing: Bool, animated: Bool) -> AppearanceTicket? {
    // Covered in its own view, the tree hears nothing and who covers it does (DC-44).
    if let cover = modal.cover {
      return cover.begin(appearing: appearing, animated: animated)
    }
    // Its view is out of the window; it is told when that comes back.
    if appearing, isRemovedByModal { return nil }
    // A disappearance that is turned back while the view is still in place shows nothing new: no
    // `viewIsAppearing` (T3, C-33).
    let isTurnedBack = appearance.phase == .leaving && appearance.isKnownToBeInPlace
    switch (appearance.phase, appearing) {
    case (.gone, true), (.leaving, true): appearance.phase = .appearing
    case (.there, false), (.appearing, false): appearance.phase = .leaving
    default: return nil
    }
    appearance.generation += 1
    let ticket = AppearanceTicket(
      controller: self, isAppearing: appearing, generation: appearance.generation)
    appearance.isAnimated = animated
    appearance.cause = .current
    appearance.isAppearingDue = appearing && !isTurnedBack
    appearance.isTurnedBack = appearing && isTurnedBack
    if appearing, !isTurnedBack { appearance.isKnownToBeInPlace = false }
    let waiting = appearance.waitingChildren
    appearance.waitingChildren = []
    move.begin(appearing: appearing, in: parent)
    if appearing {
      // A view that was on screen before may need no layout; the pass must come by all the same.
      viewIfLoaded?.markSubtreeNeedsLayout()
      send(.viewWillAppear(animated)) { viewWillAppear(animated) }
    } else {
      send(.viewWillDisappear(animated)) { viewWillDisappear(animated) }
    }
    forward(ticket, animated: animated)
    // Ends the children that were waiting for this controller's `did` call and have not reversed.
    for child in waiting { child.endAlone() }
    return ticket
  }

  /// Passes a beginning of this controller on to the children on screen, in their order.
  private func forward(_ ticket: AppearanceTicket, animated: Bool) {
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in attachedChildren {
        guard child.parent === self, child.isAttached else { continue }
        // Who is on its way out of a running transition does not come back with its container.
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
    // Any of these calls may have turned this controller round, or taken a child out.
    guard ticket.isCurrent,
      let beginning = child.begin(appearing: ticket.isAppearing, animated: animated)
    else { return }
    if ticket.isCurrent, appearance.phase == (ticket.isAppearing ? .appearing : .leaving) {
      awaitEnd(of: beginning)
    } else {
      // The end for which it would wait has come already, or will not come.
      beginning.endAlone()
    }
  }

  /// Ends an appearance; one whose view has not come into the window reverses first.
  func endAppearing(isInWindow: Bool) {
    if isInWindow || appearance.phase != .appearing {
      end(appearing: true)
    } else {
      endWhereItIs()
    }
  }

  /// The beginning that has not been ended; nil at rest.
  var openTicket: AppearanceTicket? {
    switch appearance.phase {
    case .gone, .there: nil
    case .appearing, .leaving:
      AppearanceTicket(
        controller: self, isAppearing: appearance.phase == .appearing,
        generation: appearance.generation)
    }
  }

  /// Sends the `did` call that fits the place of the view, after a reversal if need be.
  func endWhereItIs() {
    var ticket = openTicket
    if ticket?.isAppearing == true, viewIfLoaded?.shownWindow == nil {
      ticket = begin(appearing: false, animated: appearance.isAnimated)
    }
    // A call may have begun something else, which has an end of its own.
    guard ticket?.isCurrent == true else { return }
    if ticket?.isAppearing == false, isShownInForwardingParent {
      ticket = begin(appearing: true, animated: appearance.isAnimated)
    }
    ticket?.end()
  }

  /// Whether the controller is on screen or on its way there: only then its children are told of
  /// appearing (DC-23).
  var isShown: Bool { appearance.phase == .appearing || appearance.phase == .there }

  /// The container that is on its way onto the screen and takes its children along: none of them
  /// overtakes it (DC-6).
  private var appearingContainer: ViewController? {
    guard let parent, parent.appearance.phase == .appearing,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    return parent
  }

  private var isShownInForwardingParent: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, isAttached else {
      return false
    }
    return parent.isShown && viewIfLoaded?.shownWindow != nil
  }

  /// Ends the beginning of a child together with this container's own (DC-6).
  func awaitEnd(of beginning: AppearanceTicket) {
    appearance.waitingChildren.append(beginning)
  }

  /// The only door into an end; skipped if the phase has gone the other way meanwhile (DC-7).
  ///
  /// - Parameters:
  ///   - appearing: The direction that is to end.
  ///   - beginning: The beginning that it belongs to; the last one if nil.
  func end(appearing: Bool, of beginning: Int? = nil) {
    if let cover = modal.cover {
      cover.end(appearing: appearing)
      if !appearing, parent == nil { formerParent = nil }
      return
    }
    guard appearance.phase == (appearing ? .appearing : .leaving) else { return }
    let generation = beginning ?? appearance.generation
    guard generation == appearance.generation else { return }
    // Whoever ends it: another container may have begun it, which the child has left meanwhile.
    if appearing, let appearingContainer, let openTicket {
      return appearingContainer.awaitEnd(of: openTicket)
    }
    if appearing { sendViewIsAppearingIfDue() }
    guard generation == appearance.generation else { return }
    if appearing { appearance.completedCount += 1 }
    let animated = appearance.isAnimated
    appearance.phase = appearing ? .there : .gone
    appearance.isAppearingDue = false
    // Taken before the method: children that it puts on screen have an end of their own (DC-6).
    let waiting = appearance.waitingChildren
    appearance.waitingChildren = []
    move.close(appearing: appearing)
    if appearing {
      send(.viewDidAppear(animated)) { viewDidAppear(animated) }
    } else {
      send(.viewDidDisappear(animated)) { viewDidDisappear(animated) }
    }
    if generation == appearance.generation { move.end() }
    let isShown = viewIfLoaded?.shownWindow != nil
    for entry in waiting {
      let child = entry.controller
      let isInside = child.parent === self && child.isAttached
      if appearing, isShown || !isInside, child.viewIfLoaded?.shownWindow == nil {
        // It was taken out before the view was in a window, so that no window has sent it away.
        entry.endAlone()
      } else {
        entry.end()
      }
    }
    // Only now: the observers there hear the children's calls too.
    if !appearing, parent == nil { formerParent = nil }
    if !appearing, modal.presentation == nil { modal.formerPresenter = nil }
  }

  /// Notes that the view has left its window, so that its return sends `viewIsAppearing` again.
  func noteLeftWindow() {
    appearance.isKnownToBeInPlace = false
    guard appearance.isTurnedBack else { return }
    appearance.isTurnedBack = false
    appearance.isAppearingDue = appearance.phase == .appearing
  }

  var isViewIsAppearingDue: Bool { appearance.isAppearingDue && viewIfLoaded?.window != nil }

  /// Sends `viewIsAppearing` if it is due and the view is in a window (DC-10).
  func sendViewIsAppearingIfDue() {
    guard isViewIsAppearingDue else { return }
    let generation = appearance.generation
    sendMissedTraits()
    // A change of traits may have sent it away again, or ended its appearance; a beginning since then has
    // its own call to come.
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
