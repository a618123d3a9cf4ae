import AtriumGeometry
import AtriumKit

extension TableView {
  /// Handles a key press that moves the cursor, selects a row or performs an action.
  ///
  /// A held key repeats a movement, but not an action, so that Delete removes only one row.
  ///
  /// - Returns: Whether the table handled the key.
  func handle(_ press: Press) -> Bool {
    if press.isRepeat, isFirstResponder, TableView.actingKeys.contains(press.key.keyCode) {
      return true
    }
    if leaveActions(by: press.key) {
      // At the first and the last row, the key counts as handled too, so that the focus does not leave the table.
      _ = handle(press.key)
      return true
    }
    return handle(press.key)
  }

  private static let actingKeys: Set<KeyboardHIDUsage> = [
    .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter, .keyboardDeleteForward,
    .keyboardDeleteOrBackspace, .keyboardInsert, .keyboardApplication,
  ]

  private func handle(_ key: Key) -> Bool {
    loadIfNeeded()
    if isFirstResponder, key.modifierFlags == .alternate {
      switch key.keyCode {
      case .keyboardUpArrow where moveCursorRow(down: false): return true
      case .keyboardDownArrow where moveCursorRow(down: true): return true
      default: break
      }
    }
    guard isFirstResponder, layout.firstRow != nil,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return closesSwipe(by: key) }
    switch key.keyCode {
    case .keyboardSpacebar where typing.isGoingOn(at: typingTime) && typeSelect(" "): return true
    case .keyboardUpArrow: return moveCursor(to: cursorRow.flatMap { layout.row(before: $0) })
    case .keyboardDownArrow:
      return moveCursor(to: cursorRow.map { layout.row(after: $0) } ?? layout.firstRow)
    case .keyboardHome: return moveCursor(to: layout.firstRow)
    case .keyboardEnd: return moveCursor(to: layout.lastRow)
    case .keyboardPageUp: return moveCursor(to: row(pageFrom: cursorRow, forward: false))
    case .keyboardPageDown: return moveCursor(to: row(pageFrom: cursorRow, forward: true))
    case .keyboardSpacebar: return selectCursor()
    case .keyboardReturnOrEnter, .keypadEnter: return activateCursor()
    case .keyboardDeleteForward, .keyboardDeleteOrBackspace: return performDestructiveAction()
    case .keyboardInsert: return insertAtCursor()
    case .keyboardLeftArrow: return revealActions(atRightEdge: true)
    case .keyboardRightArrow: return revealActions(atRightEdge: false)
    case .keyboardApplication: return openContextMenu() || revealActions()
    case .keyboardF10 where key.modifierFlags.contains(.shift):
      return openContextMenu() || revealActions()
    default: return closesSwipe(by: key) || typeSelect(key.characters)
    }
  }

  private func closesSwipe(by key: Key) -> Bool {
    guard swipe != nil, key.keyCode == .keyboardEscape || key.keyCode == .keyboardApplication else {
      return false
    }
    closeSwipe(animated: true)
    becomeFirstResponder()
    return true
  }

  /// Moves the keyboard cursor to a row and scrolls to it.
  ///
  /// Without multiple selection, the row is also selected.
  func moveCursor(to path: IndexPath?) -> Bool {
    guard let path, path != cursorRow else { return false }
    closeSwipe(animated: true)
    typing = TableTyping()
    showsCursor = true
    if path.section != cursorRow?.section { announceSection(path.section) }
    cursorRow = path
    let revision = revision
    // A held key must not wait for an animation. Distances of more than 88 points are therefore scrolled at once.
    let target = offsetForCursor(at: path)
    if abs(target - contentOffset.y) <= 2 * Theme.minimumTarget {
      _ = step(to: [.vertical: target])
    } else {
      scrollToRow(at: path, at: .none, animated: false)
      if revision == self.revision { contentOffset.y = offsetForCursor(at: path) }
    }
    // The delegate may have changed the rows in response to the scrolling.
    guard revision == self.revision else { return true }
    if !selectsSeveralRows, canSelect(path), !selectedRows.contains(path) {
      userSelects(path)
    }
    return true
  }

  /// Returns the content offset that makes a row visible.
  ///
  /// For the first and the last row the offset also shows the table's header or footer, to which no other
  /// key scrolls.
  private func offsetForCursor(at path: IndexPath) -> Double {
    let least = offset(showing: path, at: .none)
    let (limits, frame) = (limits(.vertical), frame(of: path))
    if path == layout.firstRow, frame.maxY - limits.lowerBound <= bounds.height {
      return limits.lowerBound
    }
    if path == layout.lastRow, frame.minY >= limits.upperBound { return limits.upperBound }
    return least
  }

  private func row(pageFrom path: IndexPath?, forward: Bool) -> IndexPath? {
    guard let path, layout.contains(path) else { return layout.firstRow }
    let frame = frame(of: path)
    let page = max(frame.height, bounds.height - 2 * frame.height)
    let end = forward ? layout.lastRow : layout.firstRow
    let place = forward ? frame.minY + page : frame.minY - page
    guard place > layout.top, let found = layout.firstRow(at: place) else { return end }
    return found == path ? (forward ? layout.row(after: path) : layout.row(before: path)) : found
  }

  /// Opens the context menu of the row at the cursor.
  private func openContextMenu() -> Bool {
    guard let cursorRow, let cell = cells[cursorRow] else { return false }
    return contextMenu.open(at: cell.convert(cell.bounds, to: self))
  }

  private func selectCursor() -> Bool {
    typing = TableTyping()
    guard let cursorRow, canSelect(cursorRow) else { return insertAtCursor() }
    userSelects(cursorRow)
    return true
  }

  private func activateCursor() -> Bool {
    guard let cursorRow, canSelect(cursorRow) else { return insertAtCursor() }
    if !selectedRows.contains(cursorRow) { userSelects(cursorRow) }
    if stillHas(cursorRow) {
      tableDelegate?.tableView(self, performPrimaryActionForRowAt: cursorRow)
    }
    return true
  }
}
