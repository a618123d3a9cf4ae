public import AtriumKit

/// The decisions about a table's rows, and their events; every member has a default.
///
/// It is set as ``ScrollView/delegate`` of the table, and receives the events of scrolling too.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// The height of a row, in points; ``TableView/rowHeight`` unless implemented.
  ///
  /// Called when the row becomes visible, once for each reload.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// The height of a section's header, in points.
  ///
  /// It is ``TableView/sectionHeaderHeight`` unless implemented.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// The height of a section's footer, in points.
  ///
  /// It is ``TableView/sectionFooterHeight`` unless implemented.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// The header of a section; nil for the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// The footer of a section; nil for the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called when a cell becomes visible.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a cell is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Whether a row responds to a press; true unless implemented.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row to select when the user selects one; nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user has deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Called for the primary action of a row: a press, or Enter.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// The actions that a swipe reveals at the leading edge; none unless implemented.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// The actions that a swipe reveals at the trailing edge; none unless implemented.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

extension TableViewDelegate {
  /// Returns the table's value.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.rowHeight
  }
  /// Returns the table's value.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { tableView.sectionHeaderHeight }
  /// Returns the table's value.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { tableView.sectionFooterHeight }
  /// Nil.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Nil.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// True.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// The row itself.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Nil.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Nil.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
