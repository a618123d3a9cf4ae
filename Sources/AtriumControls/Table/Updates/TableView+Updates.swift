import AtriumKit

extension TableView {
  /// Begins a batch of changes; what follows shows at the matching ``endUpdates()``.
  public func beginUpdates() {
    if changes == nil {
      changes = TableChanges()
      // The rows are counted for the first time after the batch: none of them comes or goes.
      changes?.isReload = !isLoaded
    }
    changes?.depth += 1
  }

  /// Ends a batch of changes: the rows go to their new places.
  ///
  /// The data source must have changed in the same way: traps if its counts say otherwise.
  public func endUpdates() {
    guard changes != nil else { return }
    changes?.depth -= 1
    guard let changes, changes.depth <= 0 else { return }
    self.changes = nil
    apply(changes, completion: nil)
  }

  /// Makes several changes at once.
  ///
  /// Rows that go, are made anew or move are counted as they were before the batch, rows that come
  /// and where rows move to as they are after it, in whatever order the calls come. The data source
  /// must change in the same way: traps if its counts say otherwise. In a call that asks the data
  /// source for counts, or the delegate for heights between sections, all rows are made anew
  /// instead.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods that change rows.
  ///   - completion: Is called when everything is in its place, with whether it got there undisturbed.
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

  /// Tells that rows have come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.insertedRows[path] = animation } }
  }

  /// Tells that rows have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.deletedRows[path] = animation } }
  }

  /// Makes rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in changes.reloadedRows.formUnion(indexPaths) }
  }

  /// Tells that a row has gone elsewhere.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { changes in changes.movedRows[indexPath] = newIndexPath }
  }

  /// Tells that sections have come.
  public func insertSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in changes.insertedSections.formUnion(sections) }
  }

  /// Tells that sections have gone.
  public func deleteSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in changes.deletedSections.formUnion(sections) }
  }

  /// Makes sections anew: their counts, rows and titles.
  public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in changes.reloadedSections.formUnion(sections) }
  }

  /// Outside a batch each change is one.
  private func change(_ body: (inout TableChanges) -> Void) {
    beginUpdates()
    var changed = changes ?? TableChanges()
    body(&changed)
    changes = changed
    endUpdates()
  }
}
