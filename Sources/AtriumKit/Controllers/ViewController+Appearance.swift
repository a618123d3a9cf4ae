internal import Logging

extension ViewController {
  private static let logger = Logger(label: "atrium.containment")

  /// Begins to appear or to disappear: for containers that forward by hand (C-31).
  ///
  /// Sends `viewWillAppear` or `viewWillDisappear` here and, unless the controller forwards by hand
  /// itself, to its children on screen. A second begin in the other direction cancels the first
  /// (C-33). A begin that does not fit is ignored with a warning (C-34, C-35).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !begin(appearing: isAppearing, animated: animated) { warnUnbalanced() }
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
  /// - Returns: Whether it fitted the phase.
  @discardableResult
  func begin(appearing: Bool, animated: Bool) -> Bool {
    // Covered in its own view, the tree hears nothing and who covers it does (DC-44).
    if let cover = modal.cover {
      return cover.begin(appearing: appearing, animated: animated)
    }
    // Its view is out of the window; it is told when that comes back.
    if appearing, isRemovedByModal { return false }
    // A disappearance that is turned back while the view is still in place shows nothing new: no
    // `viewIsAppearing` (T3, C-33).
    let isTurnedBack = appearance.phase == .leaving && appearance.isKnownToBeInPlace
    switch (appearance.phase, appearing) {
    case (.gone, true), (.leaving, true): appearance.phase = .appearing
    case (.there, false), (.appearing, false): appearance.phase = .leaving
    default: return false
    }
    appearance.generation += 1
    let generation = appearance.generation
    appearance.isAnimated = animated
    appearance.isAppearingDue = appearing && !isTurnedBack
    appearance.isTurnedBack = appearing && isTurnedBack
    if appearing, !isTurnedBack { appearance.isKnownToBeInPlace = false }
    let waiting = appearance.waitingChildren
    appearance.waitingChildren = []
    move.begin(appearing: appearing, in: parent)
    if appearing {
      // A view that was on screen before may need no layout; the pass must come by all the same.
      viewIfLoaded?.markSubtreeNeedsLayout()
      notifyObservers(.viewWillAppear(animated))
      viewWillAppear(animated)
    } else {
      notifyObservers(.viewWillDisappear(animated))
      viewWillDisappear(animated)
    }
    forward(generation, appearing: appearing, animated: animated)
    // Who waited for the end that will not come now, and did not turn round, ends here.
    for entry in waiting { entry.controller.endAlone(entry.generation) }
    return true
  }

  /// Passes the beginning that has this number on to the children on screen, in their order.
  private func forward(_ generation: Int, appearing: Bool, animated: Bool) {
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in attachedChildren {
        guard child.parent === self, child.isAttached else { continue }
        // Who is on its way out of a running transition does not come back with its container.
        if appearing, let running = child.childTransition, running.takesOut(child),
          running.container === self
        {
          continue
        }
        pass(generation, to: child.appearanceTarget, appearing: appearing, animated: animated)
      }
    }
    if let contextFollower {
      pass(generation, to: contextFollower, appearing: appearing, animated: animated)
    }
  }

  private func pass(
    _ generation: Int, to child: ViewController, appearing: Bool, animated: Bool
  ) {
    // Any of these calls may have turned this controller round, or taken a child out.
    guard appearance.generation == generation else { return }
    let beginning = child.appearance.generation + 1
    guard child.begin(appearing: appearing, animated: animated) else { return }
    let underWay: AppearancePhase = appearing ? .appearing : .leaving
    if appearance.generation == generation, appearance.phase == underWay {
      awaitEnd(of: child, beginning)
    } else {
      // The end for which it would wait has come already, or will not come.
      child.endAlone(beginning)
    }
  }

  /// Ends an appearance; one whose view has not come into the window reverses first.
  func endAppearing(isInWindow: Bool) {
    if isInWindow || appearance.phase != .appearing {
      end(appearing: true)
    } else {
      endAlone(appearance.generation)
    }
  }

  /// Ends a beginning that no container ends; who is where it should not be by then turns round.
  func endAlone(_ generation: Int) {
    guard generation == appearance.generation else { return }
    if appearance.phase == .appearing, viewIfLoaded?.shownWindow == nil {
      begin(appearing: false, animated: appearance.isAnimated)
    }
    if appearance.phase == .leaving, isShownInForwardingParent {
      begin(appearing: true, animated: appearance.isAnimated)
    }
    end(appearing: appearance.phase == .appearing)
  }

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

  /// Promises a child its `did` together with this container's (DC-6).
  ///
  /// - Parameters:
  ///   - child: The child, or who was one when its `will` was sent.
  ///   - beginning: The beginning to be ended; the last one if nil.
  func awaitEnd(of child: ViewController, _ beginning: Int? = nil) {
    appearance.waitingChildren.append((child, beginning ?? child.appearance.generation))
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
    if appearing, let appearingContainer { return appearingContainer.awaitEnd(of: self) }
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
      notifyObservers(.viewDidAppear(animated))
      viewDidAppear(animated)
    } else {
      notifyObservers(.viewDidDisappear(animated))
      viewDidDisappear(animated)
    }
    if generation == appearance.generation { move.end() }
    if !appearing, parent == nil { formerParent = nil }
    let isShown = viewIfLoaded?.shownWindow != nil
    for entry in waiting {
      let child = entry.controller
      let isInside = child.parent === self && child.isAttached
      if appearing, isShown || !isInside, child.viewIfLoaded?.shownWindow == nil {
        // It was taken out before the view was in a window, so that no window has sent it away.
        child.endAlone(entry.generation)
      } else {
        child.end(appearing: appearing, of: entry.generation)
      }
    }
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
    notifyObservers(.viewIsAppearing(appearance.isAnimated))
    viewIsAppearing(appearance.isAnimated)
  }
}
