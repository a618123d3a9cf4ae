import AtriumGeometry
import AtriumKit

/// Prepares the data of rows that will soon be visible, for example images from the network.
@MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that will probably be visible soon, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows of an earlier prefetch call, if these rows will probably not become visible soon.
  ///
  /// The default implementation does nothing.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension TableView {
  /// Notifies the ``prefetchDataSource`` of rows that have entered or left the area beyond the visible rows.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, knowsRows, isLoaded, bounds.height > 0
    else { return }
    let area = prefetching.area(beyond: bounds, isHorizontal: false)
    // The maximum leaves out the rows that are the farthest from the visible area.
    let rows =
      prefetching.isBackward
      ? layout.lastRows(from: area.minY, to: area.maxY, most: Prefetching.mostRows)
      : layout.rows(from: area.minY, to: area.maxY, most: Prefetching.mostRows)
    let revision = revision
    let (begun, cancelled) = prefetching.update(
      to: rows, visible: Set(cells.keys), revision: revision)
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    // The call that cancels prefetching may have changed the rows.
    if !begun.isEmpty, revision == self.revision {
      prefetchDataSource.tableView(self, prefetchRowsAt: begun)
    }
  }
}
