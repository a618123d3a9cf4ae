/// The priority of a constraint, above 0 and at most 1000.
///
/// A constraint with priority 1000 is required: if it cannot be satisfied, a conflict is reported. Among the other
/// constraints, a constraint with a higher priority takes precedence over any number of constraints with lower
/// priorities.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: required.
  public static let required = LayoutPriority(1000)
  /// 750: the default compression resistance, with which a view resists being smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// 250: the default content hugging, with which a view resists being larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: the priority of the target size when a fitting size is computed.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns whether the left priority is lower.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Traps unless the priority is above 0 and at most 1000.
  func check(_ owner: @autoclosure () -> String) {
    guard !(rawValue > 0 && rawValue <= 1000) else { return }
    programmerError(
      "\(owner()) got the priority \(rawValue); give a priority above 0 and at most 1000.")
  }
}
