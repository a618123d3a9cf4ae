import AtriumKit

extension TableView {
  /// Begins a batch of changes, which the matching ``endUpdates()`` applies.
  public func beginUpdates() {
    if changes == nil {
      changes = TableChanges()
      // If the rows have never been counted, the batch cannot insert or delete any: it reloads.
      changes?.isReload = !isLoaded
    }
    changes?.depth += 1
  }

  /// Ends a batch of changes, and animates the rows to their new places.
  ///
  /// The data source must have changed in the same way: traps if its counts do not match.
  public func endUpdates() {
    guard changes != nil else { return }
    changes?.depth -= 1
    guard let changes, changes.depth <= 0 else { return }
    self.changes = nil
    apply(changes, completion: nil)
  }

  /// Applies several changes at once.
  ///
  /// Index paths of deleted, reloaded and moved rows are those before the batch; index paths of
  /// inserted rows and of the destinations of moves are those after it, independent of the order of
  /// the calls. The data source must change in the same way: traps if its counts do not match. In a
  /// call that asks the data source for counts, or the delegate for heights between sections, all
  /// rows are reloaded instead.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods that change rows.
  ///   - completion: Called at the end of the animation, with whether it was not interrupted.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    guard changes?.depth == 1, let changes else {
      endUpdates()
      completion?(true)
      return
    }
    self.changes = nil
    apply(changes, completion: completion)
  }

  /// Inserts rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.insertedRows[path] = animation } }
  }

  /// Deletes rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.deletedRows[path] = animation } }
  }

  /// Reloads rows, with new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in changes.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { changes in changes.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections.
  public func insertSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in changes.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in changes.deletedSections.formUnion(sections) }
  }

  /// Reloads sections: their counts, rows and titles.
  public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in changes.reloadedSections.formUnion(sections) }
  }

  /// Adds a change; outside a batch, the change is a batch of its own.
  private func change(_ body: (inout TableChanges) -> Void) {
    beginUpdates()
    var changed = changes ?? TableChanges()
    body(&changed)
    changes = changed
    endUpdates()
  }
}
