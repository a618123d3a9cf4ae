import AtriumKit

extension TableView {
  /// Begins a batch of changes; the matching ``endUpdates()`` applies them.
  public func beginUpdates() {
    if changes == nil {
      changes = BatchChanges()
      // Before the rows have been counted for the first time, a batch cannot insert or delete rows, so it
      // reloads all rows.
      changes?.isReload = !isLoaded
    }
    changes?.depth += 1
  }

  /// Ends a batch of changes, and animates the rows to their new positions.
  ///
  /// The data source must have changed in the same way. Traps if its row and section counts do not match
  /// the changes.
  public func endUpdates() {
    guard changes != nil else { return }
    changes?.depth -= 1
    guard let changes, changes.depth <= 0 else { return }
    self.changes = nil
    apply(changes, completion: changes.completion)
  }

  /// Applies several changes at once.
  ///
  /// Index paths of deleted, reloaded and moved rows refer to the rows before the batch. Index paths of inserted rows
  /// and of the destinations of moves refer to the rows after the batch, regardless of the order of the calls. The
  /// data source must change in the same way. Traps if its row and section counts do not match the changes.
  ///
  /// If this method is called while the table asks the data source for row counts, or the delegate for heights of
  /// headers and footers, all rows are reloaded instead.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods that change rows.
  ///   - completion: A closure that is called at the end of the animation, with false if the animation was
  ///     interrupted. Inside another batch, the closure is called at the end of the outer batch's animation, before
  ///     the completion of the outer batch.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates()
    guard changes != nil else {
      // A call of `endUpdates()` in the closure has already ended the batch.
      completion?(true)
      return
    }
    if let completion { changes?.completions.append(completion) }
    endUpdates()
  }

  /// Applies several changes at once; a nil closure makes no changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Applies the changes between two snapshots; a closure changes the data source.
  func perform(
    _ difference: BatchChanges, _ update: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    update()
    var difference = difference
    difference.isReload = !isLoaded || changes != nil
    apply(difference, completion: completion)
  }

  /// Inserts rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.insertedRows[path] = animation } }
  }

  /// Deletes rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.deletedRows[path] = animation } }
  }

  /// Reloads rows, which get new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in
      changes.reloadedRows.formUnion(indexPaths)
      for path in indexPaths { changes.reloadAnimations[path] = animation }
    }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { changes in changes.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections.
  public func insertSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in
      changes.insertedSections.formUnion(sections)
      for section in sections { changes.newSectionAnimations[section] = animation }
    }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in
      changes.deletedSections.formUnion(sections)
      for section in sections { changes.oldSectionAnimations[section] = animation }
    }
  }

  /// Reloads sections: their rows and titles.
  public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation) {
    change { changes in
      changes.reloadedSections.formUnion(sections)
      for section in sections { changes.oldSectionAnimations[section] = animation }
    }
  }

  /// Moves a section with its rows and titles.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the batch.
  ///   - newSection: The index of the section after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { changes in changes.movedSections[section] = newSection }
  }

  /// Adds a change; outside a batch, the change becomes a separate batch.
  private func change(_ body: (inout BatchChanges) -> Void) {
    beginUpdates()
    var changed = changes ?? BatchChanges()
    body(&changed)
    changes = changed
    endUpdates()
  }
}
