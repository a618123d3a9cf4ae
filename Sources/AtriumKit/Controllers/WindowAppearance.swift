/// Sends the appearance calls of the controllers in a view that enters or leaves a window (DC-5).
@MainActor
final class WindowAppearance {
  private let root: View
  private let old: Window?
  private let new: Window?
  /// Whether the `will` calls have announced an appearance; false means a disappearance.
  private var appears: Bool
  /// The tickets of the appearances and disappearances that this object has begun and must end.
  private var begun: [AppearanceTicket] = []

  init(of root: View, from old: Window?, to new: Window?) {
    self.root = root
    self.old = old
    self.new = new
    appears = new != nil
  }

  /// Sends the `will` calls; the view's `window` still has its old value (DC-12).
  func begin() {
    guard root.mayHoldControllers else { return }
    // A view that moves directly from one window to another causes no calls. Calls are sent only if there is no old
    // or no new window (C-25).
    if old == nil, new != nil {
      root.forEachTopmostController(enter)
    } else if old != nil, new == nil {
      let place = root.superview
      root.forEachTopmostController(leave)
      // The `will` calls may have moved the view to another superview.
      guard root.superview === place else { return }
      root.forEachController(leaveIfNotForwarded)
    }
  }

  private func enter(_ controller: ViewController) {
    // The `will` call of an earlier controller may have removed this controller's view.
    guard controller.viewIfLoaded?.isDescendant(of: root) ?? false,
      !controller.awaitsTransitionCalls
    else { return }
    if let parent = controller.parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch parent.appearance.phase {
      case .appearing:
        // The child's appearance ends together with its container's.
        guard let ticket = controller.begin(appearing: true, animated: false) else { return }
        if parent.appearance.phase == .appearing {
          parent.awaitEnd(of: ticket)
        } else {
          // The child's `will` call has reversed or ended the container's appearance, so the
          // child's appearance ends separately.
          begun.append(ticket)
        }
        return
      case .appeared: break
      case .disappeared, .disappearing: return
      }
    }
    begin(controller, appearing: true)
  }

  private func leave(_ controller: ViewController) {
    guard !controller.awaitsTransitionCalls else { return }
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods {
      return
    }
    begin(controller, appearing: false)
  }

  private func begin(_ controller: ViewController, appearing: Bool) {
    if let ticket = controller.begin(appearing: appearing, animated: false) { begun.append(ticket) }
  }

  /// Begins the disappearance of a controller, at any depth, whose appearance has begun and has not been reversed.
  private func leaveIfNotForwarded(_ controller: ViewController) {
    guard controller.appearance.phase == .appearing || controller.appearance.phase == .appeared
    else {
      return
    }
    leave(controller)
  }

  /// Begins the appearance of a child that was added during the `will` calls, after its container had forwarded them.
  private func enterIfMissed(_ controller: ViewController) {
    guard controller.parent?.appearance.phase == .appearing,
      controller.appearance.phase == .disappeared || controller.appearance.phase == .disappearing,
      controller.childTransition?.takesOut(controller) != true
    else { return }
    enter(controller)
  }

  /// Reverses the appearance of a child whose container has begun to disappear in the child's `will` call.
  ///
  /// The container could not notify the child, because the child's view was not yet inside the container's view.
  ///
  /// - Returns: The ticket that the caller must end; nil if the container ends it.
  private func leaveWithContainer(_ entry: AppearanceTicket) -> AppearanceTicket? {
    guard entry.isAppearing, entry.isCurrent,
      let parent = entry.controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance.phase == .disappearing || parent.appearance.phase == .disappeared,
      let reversal = entry.controller.begin(appearing: false, animated: false)
    else { return entry }
    guard parent.appearance.phase == .disappearing else { return reversal }
    parent.awaitEnd(of: reversal)
    return nil
  }

  /// Reverses the appearances and disappearances that have begun.
  ///
  /// This happens if a call has moved the view into or out of a window, contrary to the announcement.
  private func reverse() {
    let entries = begun
    begun = []
    for entry in entries where entry.isCurrent {
      if appears { begin(entry.controller, appearing: false) } else { enter(entry.controller) }
      // An appearance or disappearance that was not reversed here continues, so it stays in the list.
      if entry.isCurrent { begun.append(entry) }
    }
    appears.toggle()
  }

  /// Schedules the `did` calls for the end of the enclosing animation block (DC-9).
  ///
  /// Outside an animation block, they are sent in the commit of this turn (DC-8).
  ///
  /// - Parameter isOnScreen: Whether the view is now in a window that is not hidden.
  func end(isOnScreen: Bool) {
    if isOnScreen != appears { reverse() }
    if appears, old == nil { root.forEachController(enterIfMissed) }
    begun = begun.compactMap { leaveWithContainer($0) }
    guard !begun.isEmpty, let window = new ?? old else { return }
    let entries = begun
    let makeDue = { [weak window] in
      guard let window else {
        for entry in entries { entry.end() }
        return
      }
      for entry in entries { window.commitQueue.add(entry) }
      window.setNeedsTurn()
    }
    if let group = AnimationGroup.current {
      group.deferUntilEnd(makeDue)
    } else {
      makeDue()
    }
  }
}
