import AtriumGeometry
import AtriumKit

extension TableView {
  private static let editingDuration = 0.25

  /// Whether rows can be selected in the current mode.
  var selectsRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected at once in the current mode.
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Records that the data source does not implement `tableView(_:canEditRowAt:)`, and returns true.
  func editableByDefault() -> Bool {
    isEditableByDefault = true
    return true
  }

  /// Returns the way in which the user can edit a row.
  ///
  /// - Parameters:
  ///   - path: The index path of the row.
  ///   - isDeclared: Whether the data source must implement `tableView(_:canEditRowAt:)`, as is required for a swipe.
  /// - Returns: The style; none if the user cannot edit the row.
  private func editingStyle(
    of path: IndexPath, isDeclared: Bool
  ) -> TableViewCell.EditingStyle {
    let revision = revision
    isEditableByDefault = false
    // The data source and the delegate may change the rows. In that case the index path refers to another row.
    guard dataSource?.tableView(self, canEditRowAt: path) == true, revision == self.revision,
      !(isDeclared && isEditableByDefault)
    else { return .none }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return revision == self.revision ? style : .none
  }

  /// Adds the edit buttons to the visible rows, or removes them.
  ///
  /// While rows change, their index paths are not known. The next layout pass then updates the rows without animation.
  func updateEditing(animated: Bool) {
    guard knowsRows else {
      needsEditingUpdate = true
      return setNeedsLayout()
    }
    needsEditingUpdate = false
    let revision = revision
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where revision == self.revision {
      updateEditing(of: cell, at: path, animated: animated)
    }
  }

  func updateEditing(of cell: TableViewCell, at path: IndexPath, animated: Bool) {
    let style = isEditing ? editingStyle(of: path, isDeclared: false) : .none
    let isMovable = isMovable(path)
    guard animated, window != nil else { return apply(style, isMovable: isMovable, to: cell) }
    View.animate(
      withDuration: TableView.editingDuration, curve: .easeOutCubic, options: .allowUserInteraction
    ) {
      apply(style, isMovable: isMovable, to: cell)
      cell.layoutIfNeeded()
    }
  }

  private func apply(
    _ style: TableViewCell.EditingStyle, isMovable: Bool, to cell: TableViewCell
  ) {
    cell.editingStyle = style
    cell.editHandler = { [weak self, weak cell] in
      if let self, let cell { userEdits(cell) }
    }
    cell.accessoryHandler = { [weak self, weak cell] in
      if let self, let cell { userAsksForDetails(cell) }
    }
    cell.moveHandler = { [weak self, weak cell] recognizer in
      if let self, let cell { handleDidMove(recognizer, of: cell) }
    }
    let isEditing = style != .none || isMovable
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.showsReorderHandle = isMovable
    cell.showsEditButton = style != .none && !allowsMultipleSelectionDuringEditing
  }

  /// Responds to the button at the leading edge of a row.
  private func userEdits(_ cell: TableViewCell) {
    guard let path = indexPath(for: cell), knowsRows else { return }
    if swipe?.cell === cell { return closeSwipe(animated: true) }
    switch cell.editingStyle {
    case .none: return
    case .delete: revealTrailingActions(of: path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    }
  }

  /// Performs the action of the insert button in the row with the cursor.
  ///
  /// The Insert key calls this method, and so do Space and Return in a row that cannot be selected.
  ///
  /// - Returns: Whether the row has an insert button.
  func insertAtCursor() -> Bool {
    guard let cursorRow, let cell = cells[cursorRow], cell.showsEditButton,
      cell.editingStyle == .insert
    else { return false }
    userEdits(cell)
    return true
  }

  /// Responds to the button that shows details, at the trailing edge of a row.
  private func userAsksForDetails(_ cell: TableViewCell) {
    guard let path = indexPath(for: cell), knowsRows else { return }
    if swipe?.cell === cell { return closeSwipe(animated: true) }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Returns the action *Delete* of a row; nil if the user cannot delete the row in the current mode.
  func deletion(of path: IndexPath) -> SwipeActionsConfiguration? {
    guard editingStyle(of: path, isDeclared: !isEditing) == .delete else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = ContextualAction(
      style: .destructive, title: title ?? String(localized: "Delete")
    ) { [weak self] _, _, completion in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [action])
  }
}
