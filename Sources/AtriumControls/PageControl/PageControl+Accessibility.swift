public import AtriumKit

extension PageControl: AccessibilityRangeAdjusting {
  /// The number of the current page, from 1, and the number of pages.
  public var accessibilityRange: AccessibilityRange {
    AccessibilityRange(
      value: Double(min(currentPage + 1, numberOfPages)), minimum: Double(min(1, numberOfPages)),
      maximum: Double(numberOfPages), step: 1)
  }

  /// Selects a page by its number, from 1, and sends ``Control/Event/valueChanged``; does nothing while the control
  /// is disabled.
  public func setAccessibilityValue(_ value: Double) {
    guard isEnabled, value.isFinite else { return }
    change(to: Int(min(max(1, value.rounded()), Double(max(1, numberOfPages)))) - 1)
  }
}
