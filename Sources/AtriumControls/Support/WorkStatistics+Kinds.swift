package import AtriumKit

extension WorkStatistics.Kind {
  /// Cells that tables in the window have made, by the registered closures.
  package static let tableCells = Self("table cells")
  /// Layouts of paragraphs that text fields and text views in the window have made.
  package static let textLayouts = Self("text layouts")
}
