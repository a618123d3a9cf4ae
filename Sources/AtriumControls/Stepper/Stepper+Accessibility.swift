public import AtriumKit

extension Stepper: AccessibilityRangeAdjusting {
  /// The ``value`` and its range.
  public var accessibilityRange: AccessibilityRange {
    AccessibilityRange(
      value: value, minimum: minimumValue, maximum: maximumValue, step: stepValue)
  }

  /// Sets a value and sends ``Control/Event/valueChanged``; does nothing while the stepper is disabled.
  public func setAccessibilityValue(_ value: Double) {
    if isEnabled { change(to: value) }
  }
}
