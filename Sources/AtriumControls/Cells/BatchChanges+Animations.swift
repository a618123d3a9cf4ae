extension BatchChanges {
  /// Returns the animation that removes the old cell of a deleted or reloaded row; nil if none was given.
  func leavingAnimation(of old: IndexPath) -> TableView.RowAnimation? {
    deletedRows[old] ?? reloadAnimations[old] ?? oldSectionAnimations[old.section]
  }

  /// Returns a function that maps the new index path of an inserted or reloaded row to the animation of its new cell.
  ///
  /// The function returns nil for all other rows, and for rows of sections without a given animation.
  ///
  /// - Parameter target: The function that ``rowMap()`` returns.
  /// - Returns: The function.
  @MainActor
  func arrivingAnimations(
    _ target: (IndexPath) -> IndexPath?
  ) -> (IndexPath) -> TableView.RowAnimation? {
    var (rows, sections) = (insertedRows, newSectionAnimations)
    for old in reloadedRows {
      if let new = target(old), rows[new] == nil { rows[new] = reloadAnimations[old] ?? .automatic }
    }
    for (old, animation) in oldSectionAnimations {
      if let new = section(after: old) { sections[new] = animation }
    }
    return { [rows, sections] in rows[$0] ?? sections[$0.section] }
  }

  /// Gives all inserted, deleted and reloaded rows and sections the same animation.
  mutating func setAnimations(_ animation: TableView.RowAnimation) {
    for path in insertedRows.keys { insertedRows[path] = animation }
    for path in deletedRows.keys { deletedRows[path] = animation }
    for path in reloadedRows { reloadAnimations[path] = animation }
    for section in insertedSections { newSectionAnimations[section] = animation }
    for section in deletedSections.union(reloadedSections) {
      oldSectionAnimations[section] = animation
    }
  }
}
