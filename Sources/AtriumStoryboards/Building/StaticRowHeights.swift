import AtriumControls
import AtriumKit

/// Provides the row heights from the file for a table without a delegate.
final class StaticRowHeights: TableViewDelegate {
  private let content: StaticTableDataSource

  init(_ content: StaticTableDataSource) { self.content = content }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    content.height(forRowAt: indexPath) ?? tableView.rowHeight
  }
}

extension ObjectBuilder {
  /// Sets the static content of a table.
  ///
  /// In a preview, the row heights in the file apply even without a table view controller.
  ///
  /// - Returns: The objects that the caller must retain, since the table does not.
  func show(_ content: StaticTableDataSource, in table: TableView) -> [AnyObject] {
    table.dataSource = content
    guard registry.isPreview, table.delegate == nil else { return [content] }
    let heights = StaticRowHeights(content)
    table.delegate = heights
    return [content, heights]
  }
}
