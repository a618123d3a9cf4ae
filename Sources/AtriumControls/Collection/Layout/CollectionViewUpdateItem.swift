/// One change in a batch of changes, as a collection view passes it to its layout.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// The kind of change.
  public enum Action: Hashable, Sendable {
    /// The item is inserted.
    case insert
    /// The item is deleted.
    case delete
    /// The item gets a new cell.
    case reload
    /// The item moves to another index path.
    case move
  }

  /// The index path of the item before the batch; nil for an inserted item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path of the item after the batch; nil for a deleted item.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action
}

extension BatchChanges {
  /// Returns the changes of items: deletions, insertions, reloads and moves, each in the order of the index paths.
  ///
  /// - Parameter map: A closure that returns the new index path for an old index path.
  /// - Returns: The changes.
  func updateItems(_ map: (IndexPath) -> IndexPath?) -> [CollectionViewUpdateItem] {
    deletedRows.keys.sorted().map {
      CollectionViewUpdateItem(
        indexPathBeforeUpdate: $0, indexPathAfterUpdate: nil, updateAction: .delete)
    }
      + insertedRows.keys.sorted().map {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: nil, indexPathAfterUpdate: $0, updateAction: .insert)
      }
      + reloadedRows.sorted().map {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: $0, indexPathAfterUpdate: map($0), updateAction: .reload)
      }
      + movedRows.sorted { $0.key < $1.key }.map {
        CollectionViewUpdateItem(
          indexPathBeforeUpdate: $0.key, indexPathAfterUpdate: $0.value, updateAction: .move)
      }
  }
}
