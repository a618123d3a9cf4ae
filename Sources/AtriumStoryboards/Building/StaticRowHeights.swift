import AtriumControls
import AtriumKit

/// Gives the rows of a table without a delegate the heights in the file.
final class StaticRowHeights: TableViewDelegate {
  private let content: StaticTableDataSource

  init(_ content: StaticTableDataSource) { self.content = content }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    content.height(forRowAt: indexPath) ?? tableView.rowHeight
  }
}

extension ObjectBuilder {
  /// Gives a table its static content.
  ///
  /// In a preview, a table without a table view controller has the heights in the file too.
  ///
  /// - Returns: The objects that the table does not keep alive.
  func show(_ content: StaticTableDataSource, in table: TableView) -> [AnyObject] {
    table.dataSource = content
    guard registry.isPreview, table.delegate == nil else { return [content] }
    let heights = StaticRowHeights(content)
    table.delegate = heights
    return [content, heights]
  }
}
