import AtriumControls
import AtriumKit

/// Gives the rows of a table without a delegate the heights of the file.
final class StaticRowHeights: TableViewDelegate {
  private let content: StaticTableDataSource

  init(_ content: StaticTableDataSource) { self.content = content }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    content.height(forRowAt: indexPath) ?? tableView.rowHeight
  }
}

extension ObjectBuilder {
  /// Gives a table its static content; without the program, a table that no controller manages has the heights of
  /// the file too.
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
