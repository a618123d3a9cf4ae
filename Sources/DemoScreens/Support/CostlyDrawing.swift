package import AtriumKit

/// A view with costly drawings, which it counts so that tests can compare them with a budget.
package protocol CostlyDrawing: View {}

extension CostlyDrawing {
  /// Counts one drawing of a row, or of a picture.
  func countDrawing() { window?.count(.costlyDrawings) }
}

extension WorkStatistics.Kind {
  /// Rows and pictures that views with costly drawings in the window have drawn.
  package static let costlyDrawings = Self("costly drawings")
}
