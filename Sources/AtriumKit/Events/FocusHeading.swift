/// The direction of a focus movement.
///
/// The raw values are UIKit's.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards, by geometry.
  public static let up = FocusHeading(rawValue: 1)
  /// Downwards, by geometry.
  public static let down = FocusHeading(rawValue: 2)
  /// To the left, by geometry.
  public static let left = FocusHeading(rawValue: 4)
  /// To the right, by geometry.
  public static let right = FocusHeading(rawValue: 8)
  /// To the next view in reading order.
  public static let next = FocusHeading(rawValue: 16)
  /// To the previous view in reading order.
  public static let previous = FocusHeading(rawValue: 32)
  /// To the first view in reading order.
  public static let first = FocusHeading(rawValue: 256)
  /// To the last view in reading order.
  public static let last = FocusHeading(rawValue: 512)
}
