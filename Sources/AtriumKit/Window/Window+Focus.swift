import AtriumGeometry

extension Window {
  /// The focused view; nil if the first responder is not a view.
  ///
  /// There is no separate keyboard focus, so the focused view is always the first responder.
  public var focusedView: View? { firstResponder as? View }

  /// Moves the focus to the next or previous view in reading order, wrapping around at the ends.
  ///
  /// The views of a focus group count as one stop. The focus enters a group at the view with the highest
  /// ``View/focusGroupPriority``. If several views have this priority, the group's last focused view gets the focus if
  /// it is one of them, otherwise the first view. While a controller is presented in the window, the focus stays inside
  /// the presented controller.
  ///
  /// - Parameter forward: True moves to the next view, false to the previous view.
  /// - Returns: Whether the target view has the focus now; false, for example, if there is no target, or if a
  ///   responder in the chains of the old and the new view refuses the movement.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    moveFocus(forward ? .next : .previous)
  }

  /// Moves the focus in reading order or by geometry.
  ///
  /// By geometry, the focus moves within the group of the focused view. If that view has no group, the focus moves
  /// among all views.
  ///
  /// - Parameter heading: The direction, which is a single member of the set.
  /// - Returns: Whether the target view has the focus now; false, for example, if there is no target, or if a
  ///   responder in the chains of the old and the new view refuses the movement.
  @discardableResult
  public func moveFocus(_ heading: FocusHeading) -> Bool {
    guard let target = focusTarget(heading) else { return false }
    guard target !== focusedView else {
      isFocusVisible = true
      return true
    }
    let context = FocusUpdateContext(
      previouslyFocusedView: focusedView, nextFocusedView: target, focusHeading: heading)
    guard responders(concernedBy: context).allSatisfy({ $0.shouldUpdateFocus(in: context) })
    else { return false }
    guard focusState.move(heading, { target.becomeFirstResponder() }) else { return false }
    isFocusVisible = true
    return true
  }

  /// Moves the focus to the view that a responder prefers.
  ///
  /// That view is the responder itself if it is a focusable view. Otherwise it is the first focusable view of its
  /// ``Responder/preferredFocusEnvironments``, or the first focusable view inside the responder.
  ///
  /// - Parameter environment: A view or a controller in this window.
  /// - Returns: Whether the preferred view has the focus now.
  @discardableResult
  public func requestFocusUpdate(to environment: Responder) -> Bool {
    guard let view = focusView(forRequestTo: environment) else { return false }
    return view.becomeFirstResponder()
  }

  /// Returns the focusable views inside a view, in reading order.
  func focusOrder(in view: View) -> FocusOrder {
    FocusOrder(in: view, isRightToLeft: settings.layoutDirection == .rightToLeft)
  }

  private func focusTarget(_ heading: FocusHeading) -> View? {
    let views = focusOrder(in: focusScope).views
    guard let first = views.first, let last = views.last else { return nil }
    let current = focusedView.flatMap { focused in views.contains(focused) ? focused : nil }
    switch heading {
    case .first: return first
    case .last: return last
    case .next, .previous:
      let isForward = heading == .next
      guard let current else {
        return isForward ? preferredFocusView(in: views) ?? first : entry(to: last, among: views)
      }
      return neighbour(of: current, among: views, isForward: isForward)
    default:
      guard let current else { return nil }
      let group = current.enclosingFocusGroup
      let candidates = views.filter {
        $0 !== current && (group == nil || $0.enclosingFocusGroup == group)
      }
      return FocusOrder.nearest(
        heading, of: current.convert(current.bounds, to: nil), among: candidates)
    }
  }

  /// Returns the next or previous view for the Tab key.
  ///
  /// A group is one stop, at the position of its first member.
  private func neighbour(of current: View, among views: [View], isForward: Bool) -> View? {
    var groups: Set<String> = []
    let stops = views.filter { view in
      view.enclosingFocusGroup.map { groups.insert($0).inserted } ?? true
    }
    let group = current.enclosingFocusGroup
    let index = stops.firstIndex {
      $0 === current || (group != nil && $0.enclosingFocusGroup == group)
    }
    guard let index else { return nil }
    let next = stops[(index + (isForward ? 1 : stops.count - 1)) % stops.count]
    // If there is only one stop, the focus stays where it is.
    return stops.count == 1 ? current : entry(to: next, among: views)
  }

  /// Returns the member of a view's group at which the focus enters.
  private func entry(to view: View, among views: [View]) -> View {
    guard let group = view.enclosingFocusGroup else { return view }
    let members = views.filter { $0.enclosingFocusGroup == group }
    let highest = members.map(\.focusGroupPriority).max() ?? 0
    let best = members.filter { $0.focusGroupPriority == highest }
    let last = focusState.lastView(in: group)
    return best.first { $0 === last } ?? best.first ?? view
  }

  /// Returns the view that the frontmost controller prefers for the focus.
  private func preferredFocusView(in views: [View]) -> View? {
    let start = presentations.onScreen.last?.presented ?? rootViewController
    guard let start, let view = preferredView(of: start) else { return nil }
    return views.contains(view) ? view : nil
  }

  /// Returns the focusable view that a responder prefers.
  ///
  /// This is the responder itself, or a view to which its preferred environments lead.
  private func preferredView(of responder: Responder) -> View? {
    // A view may name its controller, which in turn names its view. Each responder is therefore visited only once.
    var asked: Set<ObjectIdentifier> = []
    var open = [responder]
    while let responder = open.popLast() {
      guard asked.insert(ObjectIdentifier(responder)).inserted else { continue }
      if let view = responder as? View, view.window === self, view.isFocusable { return view }
      open += responder.preferredFocusEnvironments.reversed()
    }
    return nil
  }

  private func focusView(forRequestTo responder: Responder) -> View? {
    if let view = preferredView(of: responder) { return view }
    let root = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    guard let root, root.window === self else { return nil }
    return focusOrder(in: root).views.first
  }

  // MARK: The first responder

  /// Makes a responder the first responder after the current first responder has resigned.
  ///
  /// - Parameters:
  ///   - responder: The new first responder; nil leaves the window without one.
  ///   - evenIfRefused: Whether to continue if the current first responder refuses to resign, for example because it
  ///     leaves the window.
  /// - Returns: Whether the given responder is now the first responder.
  @discardableResult
  func makeFirstResponder(_ responder: Responder?, evenIfRefused: Bool = false) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder, !responder.canBecomeFirstResponder || !inputViews.allowsFocus(of: responder) {
      return false
    }
    let old = firstResponder
    if let old, !focusState.isTransferring {
      let didResign = focusState.transfer { old.resignFirstResponder() }
      guard didResign || evenIfRefused else { return false }
      if !didResign { endTextInput(of: old) }
    }
    if let responder, responder.responderWindow !== self {
      // The resignation has removed the new responder from the window.
      if firstResponder == nil { firstResponderDidChange(from: old) }
      return false
    }
    firstResponder = responder
    firstResponderDidChange(from: old)
    return true
  }

  /// Completes the resignation of the first responder.
  ///
  /// In a transfer, the new first responder is set immediately afterwards.
  func resignFirstResponder(_ responder: Responder) {
    guard firstResponder === responder else { return }
    endTextInput(of: responder)
    // Committing the marked text of the responder may have moved the focus.
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !focusState.isTransferring { firstResponderDidChange(from: responder) }
  }

  private func firstResponderDidChange(from old: Responder?) {
    inputViews.setNeedsUpdate()
    let (previous, next) = (old as? View, focusedView)
    previous?.setNeedsDisplay()
    next?.setNeedsDisplay()
    if let next, let group = next.enclosingFocusGroup {
      focusState.remember(next, in: group)
    }
    guard previous !== next else { return }
    let context = FocusUpdateContext(
      previouslyFocusedView: previous, nextFocusedView: next, focusHeading: focusState.heading)
    for responder in responders(concernedBy: context) { responder.didUpdateFocus(in: context) }
  }

  /// Returns the responders of both chains without duplicates, with those of the previously focused view first.
  private func responders(concernedBy context: FocusUpdateContext) -> [Responder] {
    var found: [Responder] = []
    var known: Set<ObjectIdentifier> = []
    for start in [context.previouslyFocusedView, context.nextFocusedView] {
      var chain = ResponderChain(from: start)
      while let current = chain.next() {
        if known.insert(ObjectIdentifier(current)).inserted { found.append(current) }
      }
    }
    return found
  }

  // MARK: Views that leave

  /// Records the position of the focused view if it leaves the window with `root` and the focus ring is shown.
  func noteFocus(leavingWith root: View) {
    guard isFocusVisible, let focused = focusedView, focused.isDescendant(of: root) else { return }
    focusState.noteLoss(of: focused, leavingWith: root)
  }

  /// Moves the focus from a view that has left the window or is hidden, if the focus ring is shown.
  ///
  /// The method is called at the end of step 3 of a turn. A text view loses the focus even without a focus ring,
  /// because key presses would otherwise change invisible text.
  func moveLostFocus() {
    if isFocusVisible || firstResponder is any KeyInputReceiving, let focused = focusedView,
      !focused.isFocusable
    {
      focusState.noteLoss(of: focused, leavingWith: focused)
      focused.window?.makeFirstResponder(nil, evenIfRefused: true)
    }
    guard let lost = focusState.takeLost() else { return }
    guard firstResponder == nil, isFocusVisible, let next = lost.successor(in: self) else { return }
    next.becomeFirstResponder()
  }
}
