public import AtriumKit

// These operators are in this module, since a scoped re-export of the toolkit's modules does not contain their
// operators.
extension LayoutPriority {
  /// Returns a priority plus a number.
  public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
    LayoutPriority(left.rawValue + right)
  }

  /// Returns a priority minus a number.
  public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
    LayoutPriority(left.rawValue - right)
  }

  /// Raises a priority by a number.
  public static func += (left: inout LayoutPriority, right: Float) { left = left + right }

  /// Lowers a priority by a number.
  public static func -= (left: inout LayoutPriority, right: Float) { left = left - right }
}
