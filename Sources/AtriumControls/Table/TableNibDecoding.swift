package import AtriumKit

/// A nib decoder with the values that tables and cells can only receive in their initialisers.
@MainActor
package protocol TableNibDecoding: NibDecoding {
  /// The style of a table.
  var tableStyle: TableView.Style { get }
  /// The style of a cell.
  var cellStyle: TableViewCell.Style { get }
  /// The reuse identifier of a cell; nil for no identifier.
  var reuseIdentifier: String? { get }
}
