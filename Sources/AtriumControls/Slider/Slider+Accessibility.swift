import AtriumGeometry
public import AtriumKit

extension Slider: AccessibilityRangeAdjusting {
  /// The ``value`` and its range.
  public var accessibilityRange: AccessibilityRange {
    AccessibilityRange(
      value: value, minimum: minimumValue, maximum: maximumValue, step: range.smallStep)
  }

  /// Moves the thumb to a value and sends ``Control/Event/valueChanged``; does nothing while the slider is disabled.
  public func setAccessibilityValue(_ value: Double) {
    if isEnabled { change(to: value, animated: true) }
  }
}
