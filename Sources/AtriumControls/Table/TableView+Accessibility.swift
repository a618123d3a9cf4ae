import AtriumKit

extension TableView {
  /// `row 3 of 12 selected`, or `3 of 12 rows selected`; nil without a selection.
  var selectionText: String? {
    guard let first = indexPathForSelectedRow, layout.contains(first) else { return nil }
    let total = layout.sections.reduce(0) { $0 + $1.rows.count }
    guard selectedRows.count == 1 else { return "\(selectedRows.count) of \(total) rows selected" }
    let before = layout.sections.prefix(first.section).reduce(0) { $0 + $1.rows.count }
    return "row \(before + first.row + 1) of \(total) selected"
  }
}
