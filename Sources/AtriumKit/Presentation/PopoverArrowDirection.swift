/// The directions in which a popover's arrow may point.
///
/// The raw values are UIKit's.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is to the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is to the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
}
