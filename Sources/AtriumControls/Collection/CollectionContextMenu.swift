import AtriumGeometry
import AtriumKit

/// The context menus of the items of a collection view.
@MainActor
final class CollectionContextMenu: ContextMenuInteractionDelegate {
  private unowned let collection: CollectionView
  private lazy var interaction = ContextMenuInteraction(delegate: self, usesKeys: false)
  /// The item whose menu is open, or is about to open.
  private var item: IndexPath?

  init(_ collection: CollectionView) { self.collection = collection }

  /// Adds the interaction to the collection view.
  func install() { collection.addInteraction(interaction) }

  /// Opens the menu for a part of the view, with the first item highlighted.
  ///
  /// - Returns: Whether the delegate has a menu for the part.
  func open(at source: Rect) -> Bool { interaction.open(at: source) }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let delegate = collection.collectionDelegate, collection.knowsItems,
      let path = collection.indexPathForItem(at: location)
    else { return nil }
    item = path
    let selected = collection.selectedItems
    return delegate.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: selected.contains(path) ? selected.sorted() : [path],
      point: location)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    collection.collectionDelegate?.collectionView(
      collection, willDisplayContextMenu: configuration, animator: animator)
    highlight(true)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    highlight(false)
    collection.collectionDelegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Draws the item of the menu as pressed, so that the user sees to which item the menu belongs.
  private func highlight(_ isOn: Bool) {
    guard let item, let cell = collection.cellForItem(at: item) else { return }
    cell.isHighlighted = isOn
  }
}
