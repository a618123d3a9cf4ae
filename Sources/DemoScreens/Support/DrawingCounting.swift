package import AtriumKit

/// A view that counts costly drawings, so that tests can hold them against a budget.
package protocol DrawingCounting: View {
  /// How many rows, or pictures, were drawn so far.
  var drawingCount: Int { get }
}
