public import AtriumKit

/// Decides about a table's rows, and hears of them; every member has a default.
///
/// It is set as ``ScrollView/delegate`` of the table, and hears of scrolling too.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// The height of a row, in points; ``TableView/rowHeight`` unless implemented.
  ///
  /// It is asked when the row comes into sight, once for each loading.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// The height above a section; ``TableView/sectionHeaderHeight`` unless implemented.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// The height below a section; ``TableView/sectionFooterHeight`` unless implemented.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// What stands above a section; nil takes the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// What stands below a section; nil takes the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Tells that a cell comes into sight.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Tells that a cell went out of sight.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Whether a row answers to a press; true unless implemented.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Which row is selected when the user selects one; none for nil.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells that the user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Tells that the user deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Tells that the user wants of a row what it is for: a press of it, or Enter.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// What appears before a row that is drawn aside; none unless implemented.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// What appears behind a row that is drawn aside; none unless implemented.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

extension TableViewDelegate {
  /// The table's.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.rowHeight
  }
  /// The table's.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { tableView.sectionHeaderHeight }
  /// The table's.
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
