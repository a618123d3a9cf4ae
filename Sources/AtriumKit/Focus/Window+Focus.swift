import AtriumGeometry

extension Window {
  /// The view that keys go to; nil if no view has the keyboard.
  ///
  /// Focus and keyboard are one: the focused view is the first responder.
  public var focusedView: View? { firstResponder as? View }

  /// Moves the focus to the next view in reading order, or to the one before; around at the ends.
  ///
  /// The views of a focus group count as one: the focus comes to the one of highest
  /// ``View/focusGroupPriority``, else the one that had it last, else the first. While something is
  /// presented over the window, the focus stays inside that.
  ///
  /// - Parameter forward: The direction.
  /// - Returns: Whether there is such a view.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    moveFocus(forward ? .next : .previous)
  }

  /// Moves the focus in reading order or by geometry.
  ///
  /// By geometry it moves within the focused view's group, or among all views if that has none.
  ///
  /// - Parameter heading: Which way; one of the members.
  /// - Returns: Whether there is a view to go to, and those concerned agree.
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
    focusState.heading = heading
    defer { focusState.heading = [] }
    guard target.becomeFirstResponder() else { return false }
    isFocusVisible = true
    return true
  }

  /// Moves the focus to where a responder wants it: to the view itself, or to the first of its
  /// ``Responder/preferredFocusEnvironments`` that can have it, else to the first view inside.
  ///
  /// - Parameter environment: A view or a controller in this window.
  /// - Returns: Whether the focus is there now.
  @discardableResult
  public func requestFocusUpdate(to environment: Responder) -> Bool {
    guard let view = focusView(forRequestTo: environment) else { return false }
    return view.becomeFirstResponder()
  }

  /// What Tab goes through inside a view.
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

  /// The next stop of Tab: the members of a group are one, at the place of the first of them.
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
    // With one stop alone the focus stays where it is.
    return stops.count == 1 ? current : entry(to: next, among: views)
  }

  /// The member of a view's group that the focus comes to.
  private func entry(to view: View, among views: [View]) -> View {
    guard let group = view.enclosingFocusGroup else { return view }
    let members = views.filter { $0.enclosingFocusGroup == group }
    let highest = members.map(\.focusGroupPriority).max() ?? 0
    let best = members.filter { $0.focusGroupPriority == highest }
    let last = focusState.lastInGroup[group]?.view
    return best.first { $0 === last } ?? best.first ?? view
  }

  /// Where the focus begins: what the controller in front prefers.
  private func preferredFocusView(in views: [View]) -> View? {
    let start = presentationsOnScreen.last?.presented ?? rootViewController
    guard let start, let view = preferredView(of: start) else { return nil }
    return views.contains(view) ? view : nil
  }

  /// The view that a responder's wishes lead to, itself or one that can have the focus.
  private func preferredView(of responder: Responder) -> View? {
    // None is asked twice: a view may name its controller, which names its view.
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

  /// Gives the keyboard to a responder, or to nobody; who has it is asked to resign.
  ///
  /// - Parameters:
  ///   - responder: Who gets it.
  ///   - evenIfRefused: Whether the present one has no say, because it leaves the window.
  /// - Returns: Whether the keyboard is there now.
  @discardableResult
  func makeFirstResponder(_ responder: Responder?, evenIfRefused: Bool = false) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder, !responder.canBecomeFirstResponder { return false }
    let old = firstResponder
    if let old, !focusState.isTransferring {
      focusState.isTransferring = true
      let didResign = old.resignFirstResponder()
      focusState.isTransferring = false
      guard didResign || evenIfRefused else { return false }
    }
    if let responder, responder.responderWindow !== self {
      // Who resigned has taken the next one out of the window.
      if firstResponder == nil { firstResponderDidChange(from: old) }
      return false
    }
    firstResponder = responder
    firstResponderDidChange(from: old)
    return true
  }

  /// The end of a resignation; whoever is to follow comes right after.
  func resignFirstResponder(_ responder: Responder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !focusState.isTransferring { firstResponderDidChange(from: responder) }
  }

  private func firstResponderDidChange(from old: Responder?) {
    let (previous, next) = (old as? View, focusedView)
    previous?.setNeedsDisplay()
    next?.setNeedsDisplay()
    if let next, let group = next.enclosingFocusGroup {
      focusState.lastInGroup[group] = WeakView(next)
    }
    guard previous !== next else { return }
    let context = FocusUpdateContext(
      previouslyFocusedView: previous, nextFocusedView: next, focusHeading: focusState.heading)
    for responder in responders(concernedBy: context) { responder.didUpdateFocus(in: context) }
  }

  /// The responders of both chains, each once: those of the view that loses the focus first.
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

  /// A part of the tree is about to leave: where the focus was in it is remembered.
  func noteFocus(leavingWith root: View) {
    guard isFocusVisible, let focused = focusedView, focused.isDescendant(of: root) else { return }
    focusState.lost = LostFocus(of: focused, leavingWith: root)
  }

  /// End of step 3: a focus that keys moved, and whose view is gone or hidden, moves on.
  func moveLostFocus() {
    if isFocusVisible, let focused = focusedView, !focused.isFocusable {
      focusState.lost = LostFocus(of: focused, leavingWith: focused)
      focused.window?.makeFirstResponder(nil, evenIfRefused: true)
    }
    guard let lost = focusState.lost else { return }
    focusState.lost = nil
    guard firstResponder == nil, isFocusVisible, let next = lost.successor(in: self) else { return }
    next.becomeFirstResponder()
  }
}
