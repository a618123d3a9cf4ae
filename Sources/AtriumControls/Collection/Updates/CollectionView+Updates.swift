import AtriumKit

extension CollectionView {
  /// Applies several changes at once, with an animation of 0.3 s.
  ///
  /// Deleted, reloaded and moved items have the index paths from before the batch. Inserted items and the
  /// destinations of moves have the index paths from after the batch. The order of the calls does not
  /// matter. The data source must change in the same way. Traps if its counts do not match the changes.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods that change items.
  ///   - completion: A closure that is called at the end of the animation, with true if the animation was not
  ///     interrupted. The completion of a batch inside another batch is called at the end of the outer batch's
  ///     animation, before the completion of the outer batch.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Before the item counts have been read there is nothing to update, so the batch becomes a reload. The
    // batch also ends an interactive movement, because the index paths of the movement would no longer be valid.
    if changes == nil {
      changes = BatchChanges()
      changes?.isReload = !isLoaded || movement != nil
      movement = nil
    }
    changes?.depth += 1
    updates()
    changes?.depth -= 1
    if let completion { changes?.completions.append(completion) }
    guard let changes, changes.depth <= 0 else { return }
    self.changes = nil
    apply(changes, completion: changes.completion)
  }

  /// Applies several changes at once; a nil closure makes no changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Applies the changes between two snapshots; a closure changes the data source.
  ///
  /// The changes end an interactive movement, because the index paths of the movement would no longer be valid. The
  /// dragged item returns to its original position first, without an animation.
  func perform(
    _ difference: BatchChanges, _ update: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    if movement != nil { View.performWithoutAnimation { cancelInteractiveMovement() } }
    update()
    var difference = difference
    difference.isReload = !isLoaded || changes != nil
    apply(difference, completion: completion)
  }

  /// Inserts items.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { changes in for path in indexPaths { changes.insertedRows[path] = .fade } }
  }

  /// Deletes items.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { changes in for path in indexPaths { changes.deletedRows[path] = .fade } }
  }

  /// Reloads items, with new cells.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { changes in changes.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { changes in changes.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections.
  public func insertSections(_ sections: Set<Int>) {
    change { changes in changes.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: Set<Int>) {
    change { changes in changes.deletedSections.formUnion(sections) }
  }

  /// Reloads sections: their counts, items and supplementary views.
  public func reloadSections(_ sections: Set<Int>) {
    change { changes in changes.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its items and supplementary views.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the batch.
  ///   - newSection: The index of the section after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { changes in changes.movedSections[section] = newSection }
  }

  /// Adds a change; outside a batch, the change becomes a separate batch.
  private func change(_ body: (inout BatchChanges) -> Void) {
    performBatchUpdates {
      var changed = changes ?? BatchChanges()
      body(&changed)
      changes = changed
    }
  }
}
