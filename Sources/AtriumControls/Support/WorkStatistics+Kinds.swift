package import AtriumKit

extension WorkStatistics.Kind {
  /// The number of cells that tables in the window have made with the registered closures.
  package static let tableCells = Self("table cells")
  /// Cells and supplementary views that collection views in the window have made from registered classes.
  package static let collectionCells = Self("collection cells")
  /// Layouts of paragraphs that text fields and text views in the window have made.
  package static let textLayouts = Self("text layouts")
}
