/// What a table does with a cell at present.
///
/// A cell is a row's, or goes, or waits: never two of these, whatever is called in between.
enum TableCellUse: Equatable {
  /// Nothing: it is new, or was taken for a row that it does not stand for yet.
  case none
  /// It is the cell of a row.
  case shown
  /// Its row has gone or is made anew; all that go together have one number.
  case leaving(IndexPath, group: Int)
  /// It waits for a row.
  case pooled
}
