import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// Rows that the user deletes and inserts, with operations inside the calls about them.
extension RandomTable {
  func edit() { table.setEditing(!table.isEditing, animated: generator.oneIn(2)) }

  /// Clicks a visible row at its leading edge, where the editing control is, or sometimes at its trailing edge.
  func pressEditingControl() {
    guard finger == nil, let path = generator.element(of: table.indexPathsForVisibleRows) else {
      return
    }
    let row = table.rectForRow(at: path)
    let x = generator.oneIn(4) ? row.maxX - 20 : row.minX + 19
    stage.click(at: table.convert(Point(x: x, y: row.midY), to: nil))
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath, "canEditRow") else { return false }
    meddle(.canEdit)
    return row.id % 3 != 0
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    guard let row = row(at: indexPath, "editingStyle") else { return .none }
    meddle(.editingStyle)
    return row.id % 5 == 0 ? .insert : .delete
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    _ = row(at: indexPath, "titleForDeleteConfirmation")
    meddle(.deleteTitle)
    return generator.oneIn(2) ? "Remove" : nil
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath, "commit") else { return }
    log("commit \(editingStyle) \(row.id)")
    meddle(.commit)
    // The operation above may have moved or removed the row.
    guard let path = path(of: row.id) else { return }
    switch generator.below(6) {
    case 0: reload()
    case 1:
      sections.remove(at: path.section)
      table.deleteSections([path.section], with: .fade)
    case 2: changeOnce()
    case 3: changeByBatch()
    default:
      if editingStyle == .insert {
        sections[path.section].insert(anyRow(), at: path.row + 1)
        let next = IndexPath(row: path.row + 1, section: path.section)
        table.insertRows(at: [next], with: .automatic)
      } else {
        sections[path.section].remove(at: path.row)
        table.deleteRows(at: [path], with: .left)
      }
    }
  }

  func path(of id: Int) -> IndexPath? {
    for section in sections.indices {
      if let row = sections[section].firstIndex(where: { $0.id == id }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}
