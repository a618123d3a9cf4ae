/// The directions in which a popover's arrow may point.
///
/// The raw values are UIKit's.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Up: the popover is below.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// Left: the popover is to the right.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// Right: the popover is to the left.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
}
