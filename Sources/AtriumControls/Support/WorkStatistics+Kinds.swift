package import AtriumKit

extension WorkStatistics.Kind {
  /// The number of cells that tables in the window have made with the registered closures.
  package static let tableCells = Self("table cells")
  /// The number of cells and supplementary views that collection views in the window have made from
  /// registered classes or with registered closures.
  package static let collectionCells = Self("collection cells")
  /// The number of paragraph layouts that text fields and text views in the window have made.
  package static let textLayouts = Self("text layouts")
  /// The number of bytes in the paragraphs that ``textLayouts`` counts.
  package static let textLayoutBytes = Self("text layout bytes")
}
