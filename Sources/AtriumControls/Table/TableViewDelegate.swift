public import AtriumGeometry
public import AtriumKit

/// Controls the rows of a table, and receives their events.
///
/// All methods have default implementations.
///
/// Set the delegate as the table's ``ScrollView/delegate``. The delegate is also notified of scrolling.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row, in points.
  ///
  /// The default implementation returns ``TableView/rowHeight``. The table calls this method when the row becomes
  /// visible, and keeps the height until a reload or a change of the table's width.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// Returns the height of a section's header, in points.
  ///
  /// The default implementation returns ``TableView/sectionHeaderHeight``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Returns the height of a section's footer, in points.
  ///
  /// The default implementation returns ``TableView/sectionFooterHeight``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// Returns the header view of a section; nil, the default, shows the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the footer view of a section; nil, the default, shows the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called when a header becomes visible, with its final frame.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called when a footer becomes visible, with its final frame.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called when a header is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called when a footer is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// Returns the indentation of a row, in steps of the cell's ``TableViewCell/indentationWidth``.
  ///
  /// The table calls this method before a cell becomes visible. The default implementation returns the cell's
  /// ``TableViewCell/indentationLevel``.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Called when a cell becomes visible.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a cell is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Returns whether a row responds to clicks and touches. The default implementation returns true.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a press on a row has begun, and the row is drawn as pressed.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a press on a row has ended or was cancelled; the row is not selected yet.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select when the user is about to select a row; nil prevents the selection.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect when a row is about to lose the selection; nil keeps the row selected.
  ///
  /// The method is called when the user deselects a row, or selects another row of a table with single selection.
  /// The default implementation returns the same row.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user has deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when the user performs the primary action of a row by a click, a tap or the Enter key.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called when the user presses the button that shows the details of a row.
  ///
  /// A cell has the button if its accessory is ``TableViewCell/AccessoryType/detailButton`` or
  /// ``TableViewCell/AccessoryType/detailDisclosureButton``.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the actions that a swipe reveals at the leading edge; nil, the default, for no actions.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions that a swipe reveals at the trailing edge.
  ///
  /// Nil, the default, reveals *Delete* if the data source lets the user delete the row. A configuration without actions
  /// reveals nothing.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the way in which the user can edit a row that the data source declares as editable.
  ///
  /// The default implementation returns ``TableViewCell/EditingStyle/delete``.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row; nil, the default, for *Delete*.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the target index path of the row that the user is moving.
  ///
  /// The default implementation returns the proposed index path. The proposed and the returned index path describe
  /// the rows after the movement.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the context menu of a row; nil, the default, for no menu.
  ///
  /// - Parameters:
  ///   - tableView: The table that contains the row.
  ///   - indexPath: The index path of the row.
  ///   - point: The location in the table, in points.
  /// - Returns: The menu; nil for no menu.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// Called when the context menu of a row is about to open.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called when the context menu of a row is about to close.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

extension TableViewDelegate {
  /// Returns the proposed index path.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}

extension TableViewDelegate {
  /// Returns ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.rowHeight
  }
  /// Returns ``TableView/sectionHeaderHeight``.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { tableView.sectionHeaderHeight }
  /// Returns ``TableView/sectionFooterHeight``.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { tableView.sectionFooterHeight }
  /// Returns nil.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Returns nil.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Returns the cell's ``TableViewCell/indentationLevel``.
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0 }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns true.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns ``TableViewCell/EditingStyle/delete``.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the same row.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the same row.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
