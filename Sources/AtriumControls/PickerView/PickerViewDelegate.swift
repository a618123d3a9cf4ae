public import AtriumKit

/// Provides the titles, views and sizes of a picker's rows, and receives its events.
///
/// All members have default implementations.
@MainActor
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row; nil by default.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the view of a row; nil, the default, uses a label with the row's title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The index of the row, from 0.
  ///   - component: The index of the component, from 0.
  ///   - view: A view that can be reused for the row; nil if none is available.
  /// - Returns: The view; nil uses a label.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View?
  /// Returns the width of a component, in points; 0, the default, for an equal share of the remaining width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// Returns the height of the rows of a component, in points; 32 by default.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// Called when the user has selected a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View? { nil }
  /// Returns 0; the components with a width of 0 share the remaining width equally.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double { 0 }
  /// Returns 32 points.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> Double { PickerView.rowHeight }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
