import AtriumGeometry
import AtriumKit

extension TableView {
  /// The index path of the first selected row; nil if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

  /// The index paths of the selected rows, in order.
  public var indexPathsForSelectedRows: [IndexPath] { selectedRows.sorted() }

  /// Selects a row, or clears the selection, without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil clears the selection.
  ///   - animated: Whether the scrolling is animated.
  ///   - scrollPosition: The position of the row in the view; ``ScrollPosition/none`` does not scroll.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return setSelection([]) }
    guard layout.contains(indexPath) else { return }
    setSelection(selectsSeveralRows ? selectedRows.union([indexPath]) : [indexPath])
    cursorRow = indexPath
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelection(selectedRows.subtracting([indexPath]))
  }

  private func setSelection(_ rows: Set<IndexPath>) {
    guard rows != selectedRows else { return }
    selectedRows = rows
    updateStates()
  }

  func updateStates() {
    for (path, cell) in cells { updateState(of: cell, at: path) }
  }

  func updateState(of cell: TableViewCell, at path: IndexPath) {
    cell.isSelected = selectedRows.contains(path)
    cell.isHighlighted = press?.row == path
    cell.hasCursor = cursorRow == path
  }

  // MARK: The user

  func canSelect(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard selectsRows, knowsRows, layout.contains(path) else { return false }
    if let cell = cells[path], !cell.isEnabled || !cell.isSelectable { return false }
    let revision = revision
    let isAllowed = tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    return isAllowed && revision == self.revision
  }

  /// Selects a row in response to user input.
  ///
  /// With multiple selection, the method deselects the row if the row is selected.
  func userSelects(_ path: IndexPath) {
    if selectsSeveralRows, selectedRows.contains(path) {
      guard let row = rowToDeselect(insteadOf: path) else { return }
      setSelection(selectedRows.subtracting([row]))
      tableDelegate?.tableView(self, didDeselectRowAt: row)
      return
    }
    let asked = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let asked, stillHas(asked) else { return }
    let candidates = selectsSeveralRows ? [] : selectedRows.subtracting([asked])
    let old = candidates.sorted().compactMap { rowToDeselect(insteadOf: $0) }
    guard stillHas(asked) else { return }
    setSelection(selectedRows.subtracting(old).union([asked]))
    for row in old { tableDelegate?.tableView(self, didDeselectRowAt: row) }
    guard stillHas(asked) else { return }
    if let cell = cells[asked] { cell.selectionHandler?(cell) }
    guard stillHas(asked) else { return }
    tableDelegate?.tableView(self, didSelectRowAt: asked)
  }

  /// Asks the delegate which row to deselect.
  ///
  /// - Parameter path: The row that the user deselects, or that loses the selection to another row.
  /// - Returns: The row; nil if no row is deselected.
  private func rowToDeselect(insteadOf path: IndexPath) -> IndexPath? {
    let asked = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let asked, stillHas(asked) else { return nil }
    return asked
  }

  /// Returns whether a row still exists: the delegate may have reloaded the table.
  func stillHas(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return layout.contains(path)
  }

  /// In response to user input, selects each allowed row from the anchor to a row, even in different sections.
  private func userSelectsRange(to path: IndexPath) {
    let anchor = anchorRow.flatMap { layout.contains($0) ? $0 : nil } ?? path
    var row = min(anchor, path)
    let last = max(anchor, path)
    while row <= last {
      if !selectedRows.contains(row), canSelect(row) { userSelects(row) }
      guard stillHas(row), let next = layout.row(after: row) else { break }
      row = next
    }
  }

  func beginPress(_ touch: Touch, _ event: Event?) {
    guard press == nil, touch.type == .direct || event?.buttonMask == [.primary] else { return }
    if swipe != nil { return closeSwipe(animated: true) }
    guard let path = indexPathForRow(at: touch.location(in: self)), canSelect(path) else {
      return
    }
    press = (path, touch, touch.location(in: self))
    cells[path]?.isHighlighted = true
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func followPress(_ touches: Set<Touch>) {
    guard let press, touches.contains(press.touch) else { return }
    let place = press.touch.location(in: self)
    // A finger that has moved too far does not tap the row, even if no recogniser has recognised a pan.
    let hasTravelled =
      press.touch.type == .direct && place.distance(to: press.start) > GestureConstants.panTravel
    if hasTravelled || indexPathForRow(at: place) != press.row { letGo() }
  }

  func endPress(_ touches: Set<Touch>, _ event: Event?) {
    guard let press, touches.contains(press.touch) else { return }
    letGo()
    guard knowsRows else { return }
    showsCursor = false
    cursorRow = press.row
    if selectsSeveralRows, event?.modifierFlags.contains(.shift) == true {
      userSelectsRange(to: press.row)
    } else {
      userSelects(press.row)
      anchorRow = press.row
    }
    if stillHas(press.row) {
      tableDelegate?.tableView(self, performPrimaryActionForRowAt: press.row)
    }
  }

  func cancelPress(_ touches: Set<Touch>) {
    if let press, touches.contains(press.touch) { letGo() }
  }

  private func letGo() {
    guard let row = press?.row else { return }
    press = nil
    cells[row]?.isHighlighted = false
    tableDelegate?.tableView(self, didUnhighlightRowAt: row)
  }
}

extension TableView {
  /// The selection as text, `row 3 of 12 selected` or `3 of 12 rows selected`; nil without a selection.
  var selectionText: String? {
    guard let first = indexPathForSelectedRow, layout.contains(first) else { return nil }
    let total = layout.sections.reduce(0) { $0 + $1.rows.count }
    guard selectedRows.count == 1 else {
      return String(localized: "%@ of %@ rows selected", "\(selectedRows.count)", "\(total)")
    }
    let before = layout.sections.prefix(first.section).reduce(0) { $0 + $1.rows.count }
    return String(localized: "row %@ of %@ selected", "\(before + first.row + 1)", "\(total)")
  }
}
