import AtriumGeometry
import AtriumKit

extension TableView {
  /// How far a row is drawn for its first action to be performed at once, in parts of its width.
  private static let fullSwipe = 0.6
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
    guard cells[row]?.isEnabled == true else { return nil }
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
    // As for scrolling, what it took to tell a swipe from a tap is not applied (G-30).
    let slop = swipePan.numberOfTouches > 0 ? min(abs(way.x), GestureConstants.panTravel) : 0
    let offset = swipe?.offset ?? 0
    swipe?.start = offset - (way.x < 0 ? -slop : slop)
    continueSwipe()
  }

  @discardableResult
  private func prepareSwipe(of row: IndexPath, atRightEdge isRight: Bool) -> Bool {
    closeSwipe(animated: true)
    guard let cell = cells[row], let configuration = configuration(for: row, atRightEdge: isRight)
    else { return false }
    let actions = SwipeActionsView(configuration, isAtRightEdge: isRight) { [weak self] action in
      self?.perform(action)
    }
    actions.cornerRadius = cell.place.cornerRadius
    insertSubview(actions, at: 0)
    swipe = TableSwipe(row: row, cell: cell, actions: actions)
    return true
  }

  private func continueSwipe() {
    guard let swipe else { return }
    let wanted = (swipe.start + swipePan.translation(in: self).x) * swipe.direction
    let width = swipe.actions.restingWidth
    let gives = !swipe.actions.configuration.performsFirstActionWithFullSwipe
    let beyond = max(0, wanted - width)
    let banded = gives ? RubberBand(dimension: rowWidth / 2).offset(forOvershoot: beyond) : beyond
    moveSwipe(to: max(0, min(wanted, width) + banded))
  }

  /// Draws the row aside by a length.
  private func moveSwipe(to length: Double) {
    guard var swipe else { return }
    swipe.offset = length * swipe.direction
    self.swipe = swipe
    let frame = frame(of: swipe.row)
    swipe.cell.frame = frame.offsetBy(dx: swipe.offset, dy: 0)
    swipe.actions.frame = Rect(
      x: swipe.actions.isAtRightEdge ? frame.maxX - length : frame.minX, y: frame.minY,
      width: length, height: frame.height)
  }

  private func endSwipe(velocity: Double) {
    guard let swipe else { return }
    let (length, speed) = (abs(swipe.offset), velocity * swipe.direction)
    let configuration = swipe.actions.configuration
    if configuration.performsFirstActionWithFullSwipe, length > TableView.fullSwipe * rowWidth,
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
    guard animated, window != nil else {
      moveSwipe(to: 0)
      self.swipe = nil
      swipe.actions.removeFromSuperview()
      return
    }
    let hadKeyboard = swipe.actions.buttons.contains(where: \.isFirstResponder)
    View.animate(
      withDuration: TableView.swipeDuration, curve: .easeOutCubic, options: .allowUserInteraction,
      animations: {
        moveSwipe(to: 0)
        swipe.actions.layoutIfNeeded()
      },
      completion: { _ in swipe.actions.removeFromSuperview() })
    self.swipe = nil
    swipe.actions.isUserInteractionEnabled = false
    if hadKeyboard { becomeFirstResponder() }
  }

  private func perform(_ action: ContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.actions) { [weak self] _ in self?.closeSwipe(animated: true) }
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
    swipe?.actions.buttons.first?.becomeFirstResponder()
    return true
  }

  /// Performs what the Delete key stands for.
  func performDestructiveAction() -> Bool {
    guard let cursorRow, let cell = cells[cursorRow] else { return false }
    for isRight in [true, false] {
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
