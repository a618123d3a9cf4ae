/// A number in a range, for assistive technologies that show or set it.
public struct AccessibilityRange: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The smallest number.
  public var minimum: Double
  /// The largest number.
  public var maximum: Double
  /// The difference between two allowed numbers; 0 allows any number.
  public var step: Double

  /// Makes a number in a range.
  public init(value: Double, minimum: Double, maximum: Double, step: Double = 0) {
    (self.value, self.minimum, self.maximum, self.step) = (value, minimum, maximum, step)
  }
}

/// An object whose value is a number, such as a progress view.
@MainActor
public protocol AccessibilityRangeProviding: AccessibleObject {
  /// The number and its range.
  var accessibilityRange: AccessibilityRange { get }
}

/// An object whose value is a number that the user can change, such as a slider.
@MainActor
public protocol AccessibilityRangeAdjusting: AccessibilityRangeProviding {
  /// Sets the number for the user, and sends the events of a change by the user.
  ///
  /// - Parameter value: The number, which may be outside the range.
  func setAccessibilityValue(_ value: Double)
}
