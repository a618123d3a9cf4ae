public import AtriumKit

/// The rows of a picker, and the events; every member has a default.
@MainActor
public protocol PickerViewDelegate: AnyObject {
  /// The text of a row; none unless implemented.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The view of a row; nil, unless implemented, for a label of its title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The component.
  ///   - view: A view that is no longer used, to show the row; nil if there is none.
  /// - Returns: The view.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View?
  /// The width of a component, in points; a share of the picker's, unless implemented.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// The height of the rows of a component, in points; 32 unless implemented.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// Called when the user has selected a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Nil.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Nil.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View? { nil }
  /// Zero, which means a share of the picker's width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double { 0 }
  /// 32 points.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> Double { PickerView.rowHeight }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
