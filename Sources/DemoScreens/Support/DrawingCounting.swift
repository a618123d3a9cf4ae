package import AtriumKit

/// A view that counts costly drawings, so that tests can compare them with a budget.
package protocol DrawingCounting: View {
  /// The number of rows, or pictures, drawn so far.
  var drawingCount: Int { get }
}
