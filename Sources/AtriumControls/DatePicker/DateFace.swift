import AtriumGeometry
import AtriumKit

/// A view that shows the value of a date picker in one style, and lets the user change it.
@MainActor
protocol DateFace: View {
  /// The style of the view.
  var style: DatePickerStyle { get }
  /// The size that fits the content, in points.
  var fittingSize: Size { get }
  /// Called with the new value after the user has changed it.
  var didChoose: (DateChoice) -> Void { get set }
  /// Shows a value.
  func show(_ choice: DateChoice, animated: Bool)
}
