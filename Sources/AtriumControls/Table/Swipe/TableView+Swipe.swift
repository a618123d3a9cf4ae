import AtriumGeometry
import AtriumKit

extension TableView {
  /// The distance of a full swipe, as a fraction of the row's width.
  private static let fullSwipe = 0.6
  /// The minimum distance of a full swipe beyond the width of the buttons, in points.
  ///
  /// This distance prevents a swipe that opens the row from also performing an action.
  private static let fullSwipeTravel = 40.0
  /// The maximum width of the buttons, as a fraction of the row's width.
  private static let mostOfRow = 0.85
  /// The speed above which any swipe opens or closes the row, in points per second.
  private static let swipeSpeed = 300.0
  private static let swipeDuration = 0.25

  /// Returns whether the row under the touch is open, or has actions in the direction of the pan.
  func swipeShouldBegin() -> Bool {
    let way = swipePan.translation(in: self)
    guard !isEditing, way.dominantAxis == .horizontal,
      let row = indexPathForRow(at: Point(x: bounds.midX, y: swipePan.location(in: self).y))
    else { return false }
    if let swipe, swipe.row == row { return true }
    return configuration(for: row, atRightEdge: way.x < 0) != nil
  }

  private func configuration(
    for row: IndexPath, atRightEdge isRight: Bool
  ) -> SwipeActionsConfiguration? {
    let revision = revision
    // The data source may change the rows. In that case the index path refers to another row.
    guard knowsRows, cells[row]?.isEnabled == true,
      dataSource?.tableView(self, canEditRowAt: row) == true, revision == self.revision
    else { return nil }
    let isTrailing = isRight == (traitCollection.layoutDirection == .leftToRight)
    let configuration =
      isTrailing
      ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
        ?? (revision == self.revision ? deletion(of: row) : nil)
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
    // As in scrolling, the distance that the finger moves before the pan is recognised is not applied
    // (G-30).
    let slop = swipePan.numberOfTouches > 0 ? min(abs(way.x), GestureConstants.panTravel) : 0
    swipe.start = swipe.length - (way.x < 0 ? -slop : slop) * swipe.direction
    self.swipe = swipe
    continueSwipe()
  }

  @discardableResult
  private func prepareSwipe(of row: IndexPath, atRightEdge isRight: Bool) -> Bool {
    endSwipes()
    let revision = revision
    // The delegate may change the rows when it is asked for the actions.
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

  /// Moves the swiped row back to its normal position.
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

  /// Moves a cell from its container back to the table, unless the cell has another superview by now.
  private func end(_ swipe: TableSwipe) {
    closingSwipes.removeAll { $0.view === swipe.view }
    if swipe.cell.superview === swipe.view {
      // The next animation of the cell begins at the position that is currently visible.
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

  /// Ends all open and closing swipes without animation, for example before rows change.
  func endSwipes() {
    closeSwipe(animated: false)
    for swipe in closingSwipes { end(swipe) }
  }

  /// Returns the container of a cell; nil if the cell's row is neither swiped nor moving back.
  func swipedPlace(of cell: TableViewCell) -> SwipedRowView? { cell.superview as? SwipedRowView }

  private func perform(_ action: ContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.actions) { [weak self, weak view = swipe.view] _ in
      // Another row may have been swiped before the completion is called.
      guard let self, let view, self.swipe?.view === view else { return }
      closeSwipe(animated: true)
    }
  }

  // MARK: Keys and focus

  /// Reveals the actions of the cursor row at an edge, and focuses the first action.
  ///
  /// If actions at the other edge are visible, the method hides them instead.
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
    // The focus ring must be visible after a key press. Only a movement of the focus shows the ring, so the focus is
    // moved first.
    window?.moveFocus(forward: true)
    swipe?.actions.buttons.first?.becomeFirstResponder()
    return true
  }

  /// Whether the button of an action is first responder.
  var hasKeyboardAtActions: Bool {
    swipe?.actions.buttons.contains(where: \.isFirstResponder) ?? false
  }

  /// Closes the swipe when a key moves the focus from its actions to another view.
  ///
  /// A change of the focus by the program does not close the swipe.
  func swipeFocusDidChange(in context: FocusUpdateContext) {
    guard let actions = swipe?.actions, !context.focusHeading.isEmpty,
      let next = context.nextFocusedView, !next.isDescendant(of: actions),
      context.previouslyFocusedView?.isDescendant(of: actions) == true
    else { return }
    closeSwipe(animated: true)
  }

  /// Closes the swipe in response to a key that moves between rows, if an action has the focus.
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

  /// Reveals the trailing actions of a row.
  func revealTrailingActions(of row: IndexPath) {
    guard prepareSwipe(of: row, atRightEdge: traitCollection.layoutDirection == .leftToRight)
    else { return }
    openSwipe()
  }

  /// Reveals the actions of the cursor row in response to the Menu key, or hides visible actions.
  ///
  /// The method reveals the trailing actions, or the leading actions if the row has no trailing actions.
  func revealActions() -> Bool {
    let isTrailingRight = traitCollection.layoutDirection == .leftToRight
    if swipe != nil {
      closeSwipe(animated: true)
      return true
    }
    return revealActions(atRightEdge: isTrailingRight)
      || revealActions(atRightEdge: !isTrailingRight)
  }

  /// Performs the destructive action of the cursor row in response to the Delete key.
  func performDestructiveAction() -> Bool {
    guard let cursorRow, let cell = cells[cursorRow] else { return false }
    let revision = revision
    // The delegate may change the rows when it is asked for the actions of one edge. In that case the index
    // path may refer to another row.
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
