/// Provides the components and rows of a picker.
@MainActor
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of components, each a column of rows.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}
