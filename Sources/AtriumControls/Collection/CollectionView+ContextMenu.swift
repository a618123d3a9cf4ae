import AtriumGeometry
import AtriumKit

extension CollectionView: CellMenuOwner {
  func menuPath(at location: Point) -> IndexPath? {
    collectionDelegate != nil && knowsItems ? indexPathForItem(at: location) : nil
  }

  func menu(of path: IndexPath, at location: Point) -> ContextMenuConfiguration? {
    let selected = selectedItems
    return collectionDelegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: selected.contains(path) ? selected.sorted() : [path],
      point: location)
  }

  func menuWillOpen(
    _ configuration: ContextMenuConfiguration, animator: (any ContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillClose(
    _ configuration: ContextMenuConfiguration, animator: (any ContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func markCell(at path: IndexPath, asPressed isPressed: Bool) {
    cellForItem(at: path)?.isHighlighted = isPressed
  }
}
