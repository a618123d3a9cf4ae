package import AtriumKit

/// A view that counts its costly drawings, so that tests can compare the number with a budget.
package protocol CostlyDrawing: View {}

extension CostlyDrawing {
  /// Counts one drawing of a row or of an illustration.
  func countDrawing() { window?.count(.costlyDrawings) }
}

extension WorkStatistics.Kind {
  /// The number of rows and illustrations that the window's ``CostlyDrawing`` views have drawn.
  package static let costlyDrawings = Self("costly drawings")
}
