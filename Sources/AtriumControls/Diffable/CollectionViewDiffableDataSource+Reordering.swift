/// The content of a diffable data source before and after the user moves an item.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The content before the move.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the move.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the items of both snapshots, in the order of the sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }
}

extension CollectionViewDiffableDataSource {
  /// UIKit's name for the content before and after the user moves an item.
  public typealias Transaction = DiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Closures that allow the user to move items, and receive the moves.
  ///
  /// The data source updates its snapshot. The program only updates its own model.
  public struct ReorderingHandlers {
    /// Returns whether the user can move an item; nil, the default, allows no moves.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before the data source changes its snapshot.
    public var willReorder: (@MainActor (Transaction) -> Void)?
    /// Called after the data source has changed its snapshot.
    public var didReorder: (@MainActor (Transaction) -> Void)?

    /// Makes handlers that allow no moves.
    public init() {}
  }

  /// Returns the snapshot in which an item has been moved between two index paths; nil for invalid index paths.
  func snapshotByMovingItem(
    from source: IndexPath, to destination: IndexPath
  ) -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>? {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: destination.section)
    else { return nil }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    let others = snapshot.itemIdentifiers(inSection: section)
    if others.indices.contains(destination.item) {
      snapshot.insertItems([item], beforeItem: others[destination.item])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
