package import AtriumKit

/// A nib that describes tables and cells, whose style and identifier are set in the initialiser only.
@MainActor
package protocol TableNibDecoding: NibDecoding {
  /// The style of a table.
  var tableStyle: TableView.Style { get }
  /// The style of a cell.
  var cellStyle: TableViewCell.Style { get }
  /// The identifier for reuse of a cell; nil for none.
  var reuseIdentifier: String? { get }
}
