import AtriumGeometry
import AtriumKit

extension TableView {
  /// How far a row is drawn for its first action to be performed at once, in parts of its width.
  private static let fullSwipe = 0.6
  /// How much farther than its buttons need, at the least, in points: opening must not act.
  private static let fullSwipeTravel = 40.0
  /// How much of a row its buttons cover at the most, in parts of its width.
  private static let mostOfRow = 0.85
  /// How fast a hand must be to open or close without half of the way, in points a second.
  private static let swipeSpeed = 300.0
  private static let swipeDuration = 0.25

  /// Whether the row under the hand can be drawn that way.
  func swipeShouldBegin() -> Bool {
    let way = swipePan.translation(in: self)
    guard way.dominantAxis == .horizontal,
      let row = indexPathForRow(at: Point(x: bounds.midX, y: swipePan.location(in: self).y))
    else { return false }
    if let swipe, swipe.row == row { return true }
    return configuration(for: row, atRightEdge: way.x < 0) != nil
  }

  private func configuration(
    for row: IndexPath, atRightEdge isRight: Bool
  ) -> SwipeActionsConfiguration? {
    guard knowsRows, cells[row]?.isEnabled == true else { return nil }
    let isTrailing = isRight == (traitCollection.layoutDirection == .leftToRight)
    let configuration =
      isTrailing
      ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
      : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    return configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  func swipePanDidChange(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began: beginSwipe()
    case .changed: continueSwipe()
    case .ended: endSwipe(velocity: swipePan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  private func beginSwipe() {
    let way = swipePan.translation(in: self)
    guard
      let row = indexPathForRow(at: Point(x: bounds.midX, y: swipePan.location(in: self).y))
    else { return }
    if swipe?.row != row { prepareSwipe(of: row, atRightEdge: way.x < 0) }
    guard var swipe else { return }
    // As for scrolling, what it took to tell a swipe from a tap is not applied (G-30).
    let slop = swipePan.numberOfTouches > 0 ? min(abs(way.x), GestureConstants.panTravel) : 0
    swipe.start = swipe.length - (way.x < 0 ? -slop : slop) * swipe.direction
    self.swipe = swipe
    continueSwipe()
  }

  @discardableResult
  private func prepareSwipe(of row: IndexPath, atRightEdge isRight: Bool) -> Bool {
    endSwipes()
    let revision = revision
    // Who is asked may change the rows.
    guard let configuration = configuration(for: row, atRightEdge: isRight),
      revision == self.revision, let cell = cells[row]
    else { return false }
    let actions = SwipeActionsView(
      configuration, isAtRightEdge: isRight, mostWidth: TableView.mostOfRow * rowWidth
    ) { [weak self] action in
      self?.perform(action)
    }
    let view = SwipedRowView(cell, actions, frame: frame(of: row))
    insertSubview(view, at: 0)
    swipe = TableSwipe(row: row, view: view)
    return true
  }

  private func continueSwipe() {
    guard let swipe else { return }
    let wanted = swipe.start + swipePan.translation(in: self).x * swipe.direction
    let width = swipe.actions.restingWidth
    let gives = !swipe.actions.configuration.performsFirstActionWithFullSwipe
    let beyond = max(0, wanted - width)
    let banded = gives ? RubberBand(dimension: rowWidth / 2).offset(forOvershoot: beyond) : beyond
    moveSwipe(to: max(0, min(wanted, width) + banded))
  }

  private func moveSwipe(to length: Double) {
    swipe?.length = length
    swipe?.view.draw(aside: length)
  }

  private func endSwipe(velocity: Double) {
    guard let swipe else { return }
    let (length, speed) = (swipe.length, velocity * swipe.direction)
    let configuration = swipe.actions.configuration
    let full = max(
      TableView.fullSwipe * rowWidth,
      min(swipe.actions.restingWidth + TableView.fullSwipeTravel, 0.95 * rowWidth))
    if configuration.performsFirstActionWithFullSwipe, length > full,
      let first = configuration.actions.first
    {
      return perform(first)
    }
    let opens =
      abs(speed) > TableView.swipeSpeed ? speed > 0 : length > swipe.actions.restingWidth / 2
    if opens { openSwipe() } else { closeSwipe(animated: true) }
  }

  private func openSwipe() {
    guard let swipe else { return }
    View.animate(
      withDuration: TableView.swipeDuration, curve: .easeOutCubic, options: .allowUserInteraction
    ) {
      moveSwipe(to: swipe.actions.restingWidth)
      swipe.actions.layoutIfNeeded()
    }
  }

  /// Puts the row that is drawn aside back into its place.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    let hadKeyboard = hasKeyboardAtActions
    self.swipe = nil
    swipe.actions.isUserInteractionEnabled = false
    guard animated, window != nil else {
      end(swipe)
      return
    }
    closingSwipes.append(swipe)
    View.animate(
      withDuration: TableView.swipeDuration, curve: .easeOutCubic, options: .allowUserInteraction,
      animations: {
        swipe.view.draw(aside: 0)
        swipe.actions.layoutIfNeeded()
      },
      completion: { [weak self] _ in self?.end(swipe) })
    if hadKeyboard { becomeFirstResponder() }
  }

  /// Takes a row back among the others, unless it has gone meanwhile.
  private func end(_ swipe: TableSwipe) {
    closingSwipes.removeAll { $0.view === swipe.view }
    if swipe.cell.superview === swipe.view {
      // What takes it away, or back, begins where it is seen.
      let aside = swipe.cell.presentation.frame.minX
      View.performWithoutAnimation {
        swipe.cell.removeAllAnimations()
        swipe.cell.frame = swipe.view.frame.offsetBy(dx: aside, dy: 0)
        insertSubview(swipe.cell, at: 0)
      }
    }
    swipe.view.removeFromSuperview()
    setNeedsLayout()
  }

  /// Ends at once what is open or closes: rows are about to change.
  func endSwipes() {
    closeSwipe(animated: false)
    for swipe in closingSwipes { end(swipe) }
  }

  /// The place of a row that is drawn aside, as long as it is not back.
  func swipedPlace(of cell: TableViewCell) -> SwipedRowView? { cell.superview as? SwipedRowView }

  private func perform(_ action: ContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.actions) { [weak self, weak view = swipe.view] _ in
      // Another row may be drawn aside by the time that it is done.
      guard let self, let view, self.swipe?.view === view else { return }
      closeSwipe(animated: true)
    }
  }

  // MARK: The keyboard

  /// Brings up a row's actions and gives the first one the keyboard; or closes those of the other side.
  func revealActions(atRightEdge isRight: Bool) -> Bool {
    if let swipe {
      guard swipe.actions.isAtRightEdge != isRight else { return true }
      closeSwipe(animated: true)
      return true
    }
    guard let cursorRow, cells[cursorRow] != nil,
      prepareSwipe(of: cursorRow, atRightEdge: isRight)
    else { return false }
    openSwipe()
    // Whoever came by a key goes on by keys, and sees where: only moving the focus shows it.
    window?.moveFocus(forward: true)
    swipe?.actions.buttons.first?.becomeFirstResponder()
    return true
  }

  /// Whether the keyboard is at one of the actions.
  var hasKeyboardAtActions: Bool {
    swipe?.actions.buttons.contains(where: \.isFirstResponder) ?? false
  }

  /// Closes the row whose actions keys have left; a program may only want an answer meanwhile.
  func swipeFocusDidChange(in context: FocusUpdateContext) {
    guard let actions = swipe?.actions, !context.focusHeading.isEmpty,
      let next = context.nextFocusedView, !next.isDescendant(of: actions),
      context.previouslyFocusedView?.isDescendant(of: actions) == true
    else { return }
    closeSwipe(animated: true)
  }

  /// Goes on among the rows by a key that means something there, and not at an action.
  func leaveActions(by key: Key) -> Bool {
    let leaving: [KeyboardHIDUsage] = [
      .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd, .keyboardPageUp,
      .keyboardPageDown,
    ]
    guard hasKeyboardAtActions, leaving.contains(key.keyCode),
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    closeSwipe(animated: true)
    return true
  }

  /// Brings up the actions behind a row, or else those before it: what the Menu key stands for.
  func revealActions() -> Bool {
    let isTrailingRight = traitCollection.layoutDirection == .leftToRight
    if swipe != nil {
      closeSwipe(animated: true)
      return true
    }
    return revealActions(atRightEdge: isTrailingRight)
      || revealActions(atRightEdge: !isTrailingRight)
  }

  /// Performs what the Delete key stands for.
  func performDestructiveAction() -> Bool {
    guard let cursorRow, let cell = cells[cursorRow] else { return false }
    let revision = revision
    // Who is asked for the actions of one side may change the rows: the other side is another row's.
    for isRight in [true, false] where revision == self.revision {
      guard
        let action = configuration(for: cursorRow, atRightEdge: isRight)?.actions.first(where: {
          $0.style == .destructive
        })
      else { continue }
      action.handler(action, cell) { [weak self] _ in self?.closeSwipe(animated: true) }
      return true
    }
    return false
  }
}
