import AtriumControls
import AtriumGeometry
import AtriumKit
internal import Logging

extension PageViewController {
  /// The maximum number of pages for which the data source is asked on the way to a distant page.
  private static let longestWay = 1000

  /// Turns to the next page at the user's request.
  ///
  /// If a page turn is running, the new page turn starts from the result of the running one.
  ///
  /// - Parameters:
  ///   - direction: The direction of the page turn.
  ///   - height: The relative height at which the leaf of a curl is held, from 0 to 1; nil for the default.
  /// - Returns: Whether there is a next page; true while a drag holds a page turn.
  @discardableResult
  func turn(_ direction: NavigationDirection, heldAt height: Double? = nil) -> Bool {
    if let running, running.isHeld { return true }
    guard let turn = makeTurn(direction, cause: .user, after: last) else { return false }
    if let height { turn.grip.height = height }
    request(turn)
    return true
  }

  /// The last requested page turn that will be carried out; nil if there is none.
  private var last: PageTurn? {
    if let waiting { return waiting }
    return running?.isFallingBack == false ? running : nil
  }

  /// Makes a page turn to the next page; nil without such a page or a data source (P-7), or under a presentation.
  ///
  /// - Parameters:
  ///   - direction: The direction of the page turn.
  ///   - cause: The cause of the page turn.
  ///   - earlier: The page turn after which the new page turn is made; nil to start from the visible pages.
  /// - Returns: The page turn.
  func makeTurn(
    _ direction: NavigationDirection, cause: PageTurn.Cause, after earlier: PageTurn? = nil
  ) -> PageTurn? {
    dropStrangers()
    let pages = earlier?.pages ?? shown
    guard dataSource != nil, presentedViewController == nil,
      let edge = direction == .forward ? pages.last : pages.first,
      let turn = makeTurn(direction, cause: cause, from: edge, of: pages)
    else { return nil }
    let index = earlier.map { $0.isByUser ? $0.index : dots.index } ?? dots.index
    turn.index = direction == .forward ? index + 1 : index - 1
    return turn
  }

  private func makeTurn(
    _ direction: NavigationDirection, cause: PageTurn.Cause, from edge: ViewController,
    of pages: [ViewController]
  ) -> PageTurn? {
    guard transitionStyle == .pageCurl, visibleCount == 2 || isDoubleSided else {
      guard let page = neighbour(of: edge, direction) else { return nil }
      let turn = PageTurn(to: [page], direction: direction, cause: cause)
      turn.neighbour = edge
      return turn
    }
    guard let near = ask(for: direction, of: edge, besides: pages),
      let far = ask(for: direction, of: near, besides: pages + [near])
    else { return nil }
    if visibleCount == 1 {
      return PageTurn(to: [far], back: near, direction: direction, cause: cause)
    }
    return PageTurn(
      to: direction == .forward ? [near, far] : [far, near], direction: direction, cause: cause)
  }

  // MARK: Keys

  /// Turns pages for a key press.
  ///
  /// - Returns: Whether the key turns pages and there was a page to turn to.
  func handle(_ key: Key) -> Bool {
    guard key.modifierFlags.isEmpty else { return false }
    let isMirrored = flow.isMirrored
    switch (key.keyCode, navigationOrientation) {
    case (.keyboardLeftArrow, .horizontal): return turn(isMirrored ? .forward : .reverse)
    case (.keyboardRightArrow, .horizontal): return turn(isMirrored ? .reverse : .forward)
    case (.keyboardUpArrow, .vertical), (.keyboardPageUp, _): return turn(.reverse)
    case (.keyboardDownArrow, .vertical), (.keyboardPageDown, _): return turn(.forward)
    case (.keyboardHome, _): return turn(toEnd: .reverse)
    case (.keyboardEnd, _): return turn(toEnd: .forward)
    default: return false
    }
  }

  /// The key commands that turn pages.
  ///
  /// The list does not depend on whether there is a page to turn to, because the data source would have to create
  /// that page.
  var pageKeyCommands: [KeyCommand] {
    let isHorizontal = navigationOrientation == .horizontal
    let arrows =
      isHorizontal
      ? [KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow]
      : [KeyCommand.inputUpArrow, KeyCommand.inputDownArrow]
    let ordered = isHorizontal && flow.isMirrored ? arrows.reversed() : arrows
    func command(
      _ title: String, _ input: String,
      _ action: @escaping @MainActor (PageViewController) -> Void
    ) -> KeyCommand {
      KeyCommand(title: title, input: input) { [weak self] in if let self { action(self) } }
    }
    return [ordered[0], KeyCommand.inputPageUp].map { input in
      command(String(localized: "Previous page"), input) { _ = $0.turn(.reverse) }
    }
      + [ordered[1], KeyCommand.inputPageDown].map { input in
        command(String(localized: "Next page"), input) { _ = $0.turn(.forward) }
      } + [
        command(String(localized: "First page"), KeyCommand.inputHome) {
          _ = $0.turn(toEnd: .reverse)
        },
        command(String(localized: "Last page"), KeyCommand.inputEnd) {
          _ = $0.turn(toEnd: .forward)
        },
      ]
  }

  /// Turns to the first or the last page of the book.
  ///
  /// - Returns: Whether there is a page to turn to; true while a drag holds a page turn.
  private func turn(toEnd end: NavigationDirection) -> Bool {
    if let running, running.isHeld { return true }
    let count = dataSource?.presentationCount(for: self) ?? 0
    let direct = turn(toIndex: end == .forward ? count - 1 : 0, of: count, end)
    guard let goal = direct ?? turn(over: PageViewController.longestWay, end) else { return false }
    request(goal)
    return true
  }

  /// Turns to the page of a dot.
  ///
  /// - Returns: Whether a page turn was requested; false for the current page, and while a drag holds a page turn.
  func turn(toDot index: Int) -> Bool {
    let current = last.map { $0.isByUser ? $0.index : dots.index } ?? dots.index
    if running?.isHeld == true || index == current { return false }
    let direction: NavigationDirection = index < current ? .reverse : .forward
    let count = dataSource?.presentationCount(for: self) ?? 0
    let isNext = abs(index - current) == 1
    let direct = isNext ? nil : turn(toIndex: index, of: count, direction)
    guard let goal = direct ?? turn(over: abs(index - current), direction) else { return false }
    request(goal)
    return true
  }

  /// Makes the page turn to the page at an index; nil if there is no such page, or if it cannot be shown directly.
  private func turn(
    toIndex index: Int, of count: Int, _ direction: NavigationDirection
  ) -> PageTurn? {
    guard visibleCount == 1, transitionStyle == .scroll || !isDoubleSided,
      (0..<max(0, count)).contains(index), presentedViewController == nil,
      let page = usable(
        dataSource?.pageViewController(self, viewControllerAt: index),
        besides: last?.pages ?? shown)
    else { return nil }
    let turn = PageTurn(to: [page], direction: direction, cause: .user)
    turn.index = index
    return turn
  }

  /// Returns a ``PageTurn`` over a number of pages; nil if there is no page to turn to.
  ///
  /// If the book ends sooner, the page turn is over fewer pages.
  private func turn(over count: Int, _ direction: NavigationDirection) -> PageTurn? {
    let start = last
    var goal = start
    for _ in 0..<min(count, PageViewController.longestWay) {
      guard let next = makeTurn(direction, cause: .user, after: goal) else { break }
      goal = next
    }
    return goal === start ? nil : goal
  }

  // MARK: The spine

  /// Asks the delegate for the spine if the view changes between portrait and landscape (P-13).
  func chooseSpine(for size: Size) {
    let old = view.bounds.size
    let (wasWide, isWide) = (old.width > old.height, size.width > size.height)
    guard transitionStyle == .pageCurl, let delegate, wasWide != isWide else { return }
    endRunning()
    isChoosingSpine = true
    let chosen = delegate.pageViewController(
      self, spineLocationFor: isWide ? .landscapeRight : .portrait)
    isChoosingSpine = false
    let previous = spineLocation
    if chosen != .none { spineLocation = chosen }
    dropStrangers()
    guard shown.count != visibleCount, !shown.isEmpty else { return }
    PageViewController.logger.warning(
      """
      The delegate of \(nameInMessages) chose a spine for \(self.visibleCount) visible pages, but \
      \(self.shown.count) are set; call setViewControllers(_:direction:animated:completion:) with \
      \(self.visibleCount) in pageViewController(_:spineLocationFor:).
      """)
    if (previous == .mid ? 2 : 1) == shown.count {
      spineLocation = previous
    } else if shown.count == 2, let first = shown.first {
      setViewControllers([first], direction: .forward, animated: false)
    } else {
      spineLocation = .min
    }
  }
}
