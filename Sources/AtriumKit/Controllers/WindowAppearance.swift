/// The appearance calls that a subtree's move into a window, or out of one, brings about (DC-5).
@MainActor
final class WindowAppearance {
  private let root: View
  private let old: Window?
  private let new: Window?
  /// Where it goes, as announced.
  private var appears: Bool
  /// The beginnings that this move brought about and ends.
  private var begun: [AppearanceTicket] = []

  init(of root: View, from old: Window?, to new: Window?) {
    self.root = root
    self.old = old
    self.new = new
    appears = new != nil
  }

  /// Sends the `will` calls; the view's `window` is still the old one (DC-12).
  func begin() {
    guard root.mayHoldControllers else { return }
    // From one window to another nothing is sent: only nil decides (C-25).
    if old == nil, new != nil {
      root.forEachTopmostController(enter)
    } else if old != nil, new == nil {
      let place = root.superview
      root.forEachTopmostController(leave)
      // One of these calls may have put the view elsewhere.
      guard root.superview === place else { return }
      root.forEachController(leaveIfNobodyForwards)
    }
  }

  private func enter(_ controller: ViewController) {
    // A call to one before may have taken it out.
    guard controller.viewIfLoaded?.isDescendant(of: root) ?? false else { return }
    if let parent = controller.parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch parent.appearance.phase {
      case .appearing:
        // While the container is on its way the child waits for it.
        guard let ticket = controller.begin(appearing: true, animated: false) else { return }
        if parent.appearance.phase == .appearing {
          parent.awaitEnd(of: ticket)
        } else {
          // That call has sent the container elsewhere; the child has an end of its own.
          begun.append(ticket)
        }
        return
      case .there: break
      case .gone, .leaving: return
      }
    }
    begin(controller, appearing: true)
  }

  private func leave(_ controller: ViewController) {
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods {
      return
    }
    begin(controller, appearing: false)
  }

  private func begin(_ controller: ViewController, appearing: Bool) {
    if let ticket = controller.begin(appearing: appearing, animated: false) { begun.append(ticket) }
  }

  /// Who was told of appearing must be told of disappearing, also deep inside.
  private func leaveIfNobodyForwards(_ controller: ViewController) {
    guard controller.appearance.phase == .appearing || controller.appearance.phase == .there else {
      return
    }
    leave(controller)
  }

  /// Who was put in by one of the `will` calls, after its container had passed them on and before
  /// the window was reached.
  private func enterIfMissed(_ controller: ViewController) {
    guard controller.parent?.appearance.phase == .appearing,
      controller.appearance.phase == .gone || controller.appearance.phase == .leaving,
      controller.childTransition?.takesOut(controller) != true
    else { return }
    enter(controller)
  }

  /// A container may have begun to disappear in the `will` of a child that it could not pass that on
  /// to, since the child was not in its view yet: the child goes with it.
  ///
  /// - Returns: What is left to be ended here.
  private func leaveWithContainer(_ entry: AppearanceTicket) -> AppearanceTicket? {
    guard entry.isAppearing, entry.isCurrent,
      let parent = entry.controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance.phase == .leaving || parent.appearance.phase == .gone,
      let reversal = entry.controller.begin(appearing: false, animated: false)
    else { return entry }
    guard parent.appearance.phase == .leaving else { return reversal }
    parent.awaitEnd(of: reversal)
    return nil
  }

  /// A call has put the view into a window, or out of it, against the announcement: who began
  /// otherwise turns round.
  private func reverse() {
    let entries = begun
    begun = []
    for entry in entries where entry.isCurrent {
      if appears { begin(entry.controller, appearing: false) } else { enter(entry.controller) }
      // Where it is now nobody shows it: it goes on as it began.
      if entry.isCurrent { begun.append(entry) }
    }
    appears.toggle()
  }

  /// Makes the `did` calls due: at the end of the enclosing animation block (DC-9), else in the
  /// commit of this turn (DC-8).
  ///
  /// - Parameter isShown: Whether the view is in a window that is shown now.
  func end(isShown: Bool) {
    if isShown != appears { reverse() }
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
