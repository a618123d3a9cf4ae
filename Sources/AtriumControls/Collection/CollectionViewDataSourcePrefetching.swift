import AtriumGeometry
import AtriumKit

/// Prepares the data of items that will soon be visible, for example images from the network.
@MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that will probably be visible soon, the nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items of an earlier prefetch call, if these items will probably not become visible soon.
  ///
  /// The default implementation does nothing.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension CollectionView {
  /// Notifies the ``prefetchDataSource`` of items that have entered or left the area beyond the visible items.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, knowsItems, isLoaded, isLayoutValid,
      !bounds.isEmpty
    else { return }
    let area = prefetching.area(
      beyond: bounds,
      isHorizontal: contentSize.width - bounds.width > contentSize.height - bounds.height)
    let revision = revision
    let found = currentLayout.layoutAttributesForElements(in: area) ?? []
    guard revision == self.revision else { return }
    let items = found.filter { $0.element.category == .cell && counts.contains($0.indexPath) }
      .map(\.indexPath).sorted()
    let (begun, cancelled) = prefetching.update(
      to: items, visible: Set(indexPathsForVisibleItems), revision: revision)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    // The call that cancels prefetching may have changed the items.
    if !begun.isEmpty, revision == self.revision {
      prefetchDataSource.collectionView(self, prefetchItemsAt: begun)
    }
  }
}
