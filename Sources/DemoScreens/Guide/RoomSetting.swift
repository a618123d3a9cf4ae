import AtriumControls

/// A setting of a room's container.
///
/// A setting has a control for the user, and the line of Swift code that makes the same change.
@MainActor
struct RoomSetting {
  let control: Control
  /// Returns the line of Swift code for the current value.
  private let line: @MainActor () -> String
  private let value: @MainActor () -> Double
  private let setValue: @MainActor (Double) -> Void
  private let initial: Double

  private init(
    _ control: Control, _ value: @escaping @MainActor () -> Double,
    _ setValue: @escaping @MainActor (Double) -> Void,
    line: @escaping @MainActor () -> String
  ) {
    (self.control, self.value, self.setValue, self.line) = (control, value, setValue, line)
    initial = value()
  }

  /// Makes the setting of a segmented control, with a line of Swift code for each segment.
  init(_ control: SegmentedControl, lines: [String]) {
    self.init(control, { Double(control.selectedSegmentIndex) }) { value in
      control.selectedSegmentIndex = Int(value)
      control.sendActions(for: .valueChanged)
    } line: {
      let index = control.selectedSegmentIndex
      return lines.indices.contains(index) ? lines[index] : ""
    }
  }

  /// Makes the setting of a switch.
  init(_ control: Switch, line: @escaping @MainActor (Bool) -> String) {
    self.init(control, { control.isOn ? 1 : 0 }) { value in
      control.isOn = value == 1
      control.sendActions(for: .valueChanged)
    } line: {
      line(control.isOn)
    }
  }

  /// Makes the setting of a stepper.
  init(_ control: Stepper, line: @escaping @MainActor (Double) -> String) {
    self.init(control, { control.value }) { value in
      control.value = value
      control.sendActions(for: .valueChanged)
    } line: {
      line(control.value)
    }
  }

  /// Makes the setting of a slider.
  init(_ control: Slider, line: @escaping @MainActor (Double) -> String) {
    self.init(control, { control.value }) { value in
      control.value = value
      control.sendActions(for: .valueChanged)
    } line: {
      line(control.value)
    }
  }

  /// Whether the setting has its initial value.
  var isDefault: Bool { value() == initial }

  /// The line of Swift code for the current value, with a comment if the value is the default.
  var code: String { isDefault ? "\(line())  // default" : line() }

  /// Restores the initial value and applies it.
  func reset() {
    if !isDefault { setValue(initial) }
  }
}
