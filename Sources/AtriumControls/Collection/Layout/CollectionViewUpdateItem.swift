/// One change in a batch of changes of a collection view, as its layout gets it.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// What happens to the item.
  public enum Action: Hashable, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It gets a new cell.
    case reload
    /// It changes its place.
    case move
  }

  /// The item before the batch; nil for one that comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item after the batch; nil for one that goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to the item.
  public let updateAction: Action
}

extension BatchChanges {
  /// The changes of items, in the order of their index paths.
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
