import AtriumGeometry
import AtriumKit
internal import Logging

extension PageViewController {
  static let logger = Logger(label: "atrium.pages")

  /// Drops pages that other code has removed from the container.
  func dropStrangers() {
    if shown.contains(where: { $0.parent !== self }) { shown.removeAll { $0.parent !== self } }
  }

  // MARK: Requests

  /// Carries out a request, or stores it until the running page turn has ended.
  ///
  /// All changes of the pages go through this method.
  func request(_ turn: PageTurn) {
    replaceWaiting(by: nil)
    if !turn.isAnimated || shown.isEmpty {
      turn.isAnimated = false
      turn.isDeferred = !shown.isEmpty && !turn.isByUser && !isChoosingSpine
      if let pending = running, pending.isPending, turn.isDeferred {
        return replace(pending, by: turn)
      }
      endRunning(isOvertaken: true)
    }
    guard running == nil else { return replaceWaiting(by: turn) }
    begin(turn)
  }

  private func replaceWaiting(by turn: PageTurn?) {
    let old = waiting
    waiting = turn
    old?.completion?(false)
  }

  /// Ends the page turn in progress at once, even if its transition has not begun.
  ///
  /// - Parameter isOvertaken: Whether another request ends the page turn.
  func endRunning(isOvertaken: Bool = false) {
    guard let turn = running else { return }
    (turn.isCutShort, turn.isOvertaken) = (true, isOvertaken)
    if turn.isUnderway { finishTransitions() } else { running = nil }
  }

  private func begin(_ turn: PageTurn) {
    running = turn
    dropStrangers()
    turn.origin = shown
    if turn.isByUser {
      delegate?.pageViewController(self, willTransitionTo: turn.pages)
      guard running === turn else { return report(turn, didComplete: false) }
    }
    add(turn)
    guard running === turn else { return retire(turn) }
    perform(turn)
  }

  /// Replaces a page turn that is still waiting for the layout step.
  ///
  /// The pages of the replaced page turn never appear.
  private func replace(_ pending: PageTurn, by turn: PageTurn) {
    dropStrangers()
    (turn.origin, turn.told) = (shown, pending.told)
    (turn.isUnderway, turn.isPending) = (true, true)
    running = turn
    add(turn)
    if running !== turn { retire(turn) }
    retire(pending)
  }

  /// Adds the pages of a page turn.
  ///
  /// A deferred page turn also sends `willMove(toParent: nil)` to the outgoing pages.
  private func add(_ turn: PageTurn) {
    for page in turn.pages + [turn.back].compactMap({ $0 }) {
      if page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      } else if turn.told.contains(page) {
        turn.told.removeAll { $0 === page }
        page.didMove(toParent: self)
      }
    }
    guard turn.isDeferred else { return }
    for page in leaving(in: turn) where page.parent === self && !turn.told.contains(page) {
      guard running === turn else { return }
      turn.told.append(page)
      page.willMove(toParent: nil)
    }
    guard isViewLoaded else { return }
    for page in coming(in: turn) where page.parent === self && running === turn {
      page.loadViewIfNeeded()
    }
  }

  /// Removes the pages of a page turn that never began, and reports its end.
  private func retire(_ turn: PageTurn) {
    dropPages(of: turn)
    report(turn, didComplete: false)
  }

  private func coming(in turn: PageTurn) -> [ViewController] {
    turn.pages.filter { page in !turn.origin.contains { $0 === page } }
  }

  private func leaving(in turn: PageTurn) -> [ViewController] {
    turn.origin.filter { page in !turn.pages.contains { $0 === page } }
  }

  /// Passes a page turn to the transition engine, or completes it at once if there is no view.
  private func perform(_ turn: PageTurn) {
    guard isViewLoaded else { return end(turn, didComplete: true) }
    turn.isUnderway = true
    if turn.isDeferred { return performDeferred(turn) }
    var transition = change(for: turn)
    transition.order = transitionStyle == .scroll ? .pageScroll : .pageCurl
    if turn.isAnimated, transition.coming.count == turn.pages.count,
      transition.leaving.count == turn.origin.count
    {
      transition.animator = animator(for: turn)
      input.hand.wantsInteractiveStart = turn.isHeld
      transition.interactor = input.hand
    }
    transition.completion = { self.end(turn, didComplete: $0) }
    perform(transition)
  }

  /// Changes the pages in the next layout step (P-16).
  ///
  /// If another page turn replaces this page turn before that step, the other page turn uses the same step.
  private func performDeferred(_ turn: PageTurn) {
    turn.isPending = true
    var transition = ContainerTransition(leaving: [], coming: [], in: contentView)
    transition.beginning = .nextLayout
    transition.willBegin = { transition in
      guard let turn = self.running else { return }
      turn.isPending = false
      let change = self.change(for: turn)
      (transition.leaving, transition.coming) = (change.leaving, change.coming)
      transition.finalFrame = change.finalFrame
      transition.order = .pageCurl
    }
    transition.completion = { didComplete in
      if let turn = self.running { self.end(turn, didComplete: didComplete) }
    }
    perform(transition)
  }

  /// Returns the transition of a page turn, without its animation.
  private func change(for turn: PageTurn) -> ContainerTransition {
    let coming = coming(in: turn).filter { $0.parent === self }
    let leaving = leaving(in: turn).filter { $0.parent === self }
    var transition = ContainerTransition(leaving: leaving, coming: coming, in: contentView)
    transition.finalFrame = { [unowned self] page in
      turn.pages.contains { $0 === page }
        ? place(of: page, among: turn.pages) : place(of: page, among: turn.origin)
    }
    for page in coming { page.view.autoresizingMask = autoresizing(of: page, among: turn.pages) }
    return transition
  }

  private func animator(for turn: PageTurn) -> any ViewControllerAnimatedTransitioning {
    if !turn.isHeld, turn.origin.count == 1, turn.pages.count == 1,
      let animator = delegate?.pageViewController(
        self, animationControllerForTransitionFrom: turn.origin[0], to: turn.pages[0])
    {
      return animator
    }
    if view.window?.settings.motion == .reduced { return PageFade(to: turn.pages) }
    switch transitionStyle {
    case .scroll:
      return PageSlide(flow: flow, direction: turn.direction, spacing: interPageSpacing)
    case .pageCurl:
      return PageCurl(
        turn, leaf: PageLeaf(turn, spine: spineLocation, flow: flow), grip: turn.grip)
    }
  }

  // MARK: The end

  private func end(_ turn: PageTurn, didComplete: Bool) {
    running = nil
    turn.isHeld = false
    if didComplete {
      follow(turn)
      shown = turn.pages
    } else {
      shown = turn.origin
      if !turn.isByUser { dots.readIndex() }
    }
    dropStrangers()
    dropPages(of: turn)
    layOutPages()
    viewIfLoaded?.setNeedsLayout()
    report(turn, didComplete: didComplete)
    beginWaiting()
  }

  /// Removes the pages of a page turn that are not visible after the page turn (P-16).
  private func dropPages(of turn: PageTurn) {
    let kept = shown + (running.map { $0.pages + [$0.back].compactMap(\.self) } ?? [])
    for page in turn.origin + turn.pages + [turn.back].compactMap({ $0 })
    where page.parent === self && !kept.contains(where: { $0 === page }) {
      if !turn.told.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
      page.viewIfLoaded?.removeFromSuperview()
      if page.parent === self { page.removeFromParent() }
    }
  }

  /// Calls the completion of a page turn and, if the user requested the page turn, notifies the delegate.
  private func report(_ turn: PageTurn, didComplete: Bool) {
    let completion = turn.completion
    turn.completion = nil
    completion?(didComplete && !turn.isOvertaken)
    guard turn.isByUser else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: !turn.isCutShort, previousViewControllers: turn.origin,
      transitionCompleted: didComplete)
  }

  private func beginWaiting() {
    guard running == nil, let next = waiting else { return }
    waiting = nil
    guard next.cause == .code || next.pages.allSatisfy(isFree) else { return }
    begin(next)
  }

  /// Returns whether a page can be shown: it must not belong to another container.
  private func isFree(_ page: ViewController) -> Bool {
    page.parent == nil || page.parent === self
  }

  // MARK: Neighbours

  /// Updates the cached neighbours after a page turn, and selects the dot of a page to which the user has turned.
  private func follow(_ turn: PageTurn) {
    guard turn.isByUser, let old = turn.origin.first, let new = turn.pages.first else {
      return neighbours.removeAll()
    }
    if turn.neighbour === old {
      neighbours.follow(from: old, to: new, turn.direction)
    } else {
      neighbours.removeAll()
    }
    dots.move(by: turn)
  }

  func reloadNeighbours() {
    neighbours.removeAll()
    dots.readIndex()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the data source for the pages on both sides of the visible page (P-9).
  func prefetch() {
    guard transitionStyle == .scroll, running == nil, view.window != nil, dataSource != nil,
      let page = shown.first, page.parent === self
    else { return }
    _ = neighbour(of: page, .forward)
    _ = neighbour(of: page, .reverse)
  }

  /// Returns the page before or after another page.
  ///
  /// The cache is used only in the scroll style, if the other page is visible and no page turn is running.
  func neighbour(of page: ViewController, _ direction: NavigationDirection) -> ViewController? {
    guard transitionStyle == .scroll, page === shown.first, running == nil else {
      return ask(for: direction, of: page, besides: [page])
    }
    var cache = neighbours
    let found = cache.neighbour(of: page, direction, in: self) {
      ask(for: direction, of: page, besides: [page])
    }
    neighbours = cache
    return found
  }

  /// Returns the answer of the data source; nil, with a warning, if the page cannot be shown.
  func ask(
    for direction: NavigationDirection, of page: ViewController, besides others: [ViewController]
  ) -> ViewController? {
    let answer =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    return usable(answer, besides: others)
  }

  func usable(_ answer: ViewController?, besides others: [ViewController]) -> ViewController? {
    guard let answer else { return nil }
    let problem: String
    if others.contains(where: { $0 === answer }) {
      problem = "it is visible already; return nil where there is no page"
    } else if answer === self || isInside(answer) {
      problem = "it contains the page view controller; return another controller"
    } else if !isFree(answer) {
      problem =
        "it is a child of \(answer.parent.map { $0.nameInMessages } ?? "nil"); return a controller without "
        + "a parent"
    } else {
      return answer
    }
    PageViewController.logger.warning(
      """
      The data source of \(nameInMessages) returned \(answer.nameInMessages), which is ignored: \
      \(problem).
      """)
    return nil
  }

  private func isInside(_ controller: ViewController) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === controller { return true }
      ancestor = current.parent
    }
    return false
  }
}
