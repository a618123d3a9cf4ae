/// Some of the corners of a rectangle.
///
/// The raw values are UIKit's.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the smallest x and y.
  public static let topLeft = RectCorner(rawValue: 1)
  /// The corner at the largest x and the smallest y.
  public static let topRight = RectCorner(rawValue: 2)
  /// The corner at the smallest x and the largest y.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// The corner at the largest x and y.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
