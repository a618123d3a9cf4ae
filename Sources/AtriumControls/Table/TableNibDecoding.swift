package import AtriumKit

/// A nib decoder for tables and cells, whose style and identifier can only be set in the initialiser.
@MainActor
package protocol TableNibDecoding: NibDecoding {
  /// The style of a table.
  var tableStyle: TableView.Style { get }
  /// The style of a cell.
  var cellStyle: TableViewCell.Style { get }
  /// The reuse identifier of a cell; nil for no identifier.
  var reuseIdentifier: String? { get }
}
