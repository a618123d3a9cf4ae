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
  /// Sends `viewDidAppear` or `viewDidDisappear` here and to the children that wait for it. An end
  /// without begin is ignored with a warning (C-34, C-35).
  public func endAppearanceTransition() {
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
    switch (appearance.phase, appearing) {
    case (.gone, true), (.leaving, true): appearance.phase = .appearing
    case (.there, false), (.appearing, false): appearance.phase = .leaving
    default: return false
    }
    appearance.generation += 1
    let generation = appearance.generation
    appearance.isAnimated = animated
    appearance.isAppearingDue = appearing
    appearance.awaitsParent = false
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
    guard shouldAutomaticallyForwardAppearanceMethods else { return true }
    for child in attachedChildren {
      // Any of these calls may have turned this controller round, or taken a child out.
      guard appearance.generation == generation else { return true }
      guard child.parent === self, child.isAttached else { continue }
      // Who is on its way out of a running transition does not come back with its container.
      if appearing, child.childTransition?.from === child { continue }
      if child.begin(appearing: appearing, animated: animated),
        appearance.generation == generation, child.parent === self
      {
        awaitEnd(of: child)
      }
    }
    return true
  }

  /// Promises a child its `did` together with this container's (DC-6).
  func awaitEnd(of child: ViewController) {
    child.appearance.awaitsParent = true
    appearance.waitingChildren.append(child)
  }

  /// The only door into an end; skipped if the phase has gone the other way meanwhile (DC-7).
  ///
  /// - Parameters:
  ///   - appearing: The direction that is to end.
  ///   - beginning: The beginning that it belongs to; the last one if nil.
  func end(appearing: Bool, of beginning: Int? = nil) {
    guard appearance.phase == (appearing ? .appearing : .leaving) else { return }
    let generation = beginning ?? appearance.generation
    guard generation == appearance.generation else { return }
    if appearing { sendViewIsAppearingIfDue() }
    guard generation == appearance.generation else { return }
    if appearing { appearance.completedCount += 1 }
    let animated = appearance.isAnimated
    appearance.phase = appearing ? .there : .gone
    appearance.isAppearingDue = false
    appearance.awaitsParent = false
    // Taken before the method: children that it puts on screen have an end of their own (DC-6).
    let waiting = appearance.waitingChildren
    appearance.waitingChildren = []
    if appearing {
      notifyObservers(.viewDidAppear(animated))
      viewDidAppear(animated)
    } else {
      notifyObservers(.viewDidDisappear(animated))
      viewDidDisappear(animated)
    }
    move.end(appearing: appearing)
    if !appearing, parent == nil { formerParent = nil }
    for child in waiting where child.appearance.awaitsParent { child.end(appearing: appearing) }
  }

  var isViewIsAppearingDue: Bool { appearance.isAppearingDue && viewIfLoaded?.window != nil }

  /// Sends `viewIsAppearing` if it is due and the view is in a window (DC-10).
  func sendViewIsAppearingIfDue() {
    guard isViewIsAppearingDue else { return }
    appearance.isAppearingDue = false
    sendMissedTraits()
    // A change of traits may have sent it away again.
    guard appearance.phase == .appearing else { return }
    notifyObservers(.viewIsAppearing(appearance.isAnimated))
    viewIsAppearing(appearance.isAnimated)
  }
}
