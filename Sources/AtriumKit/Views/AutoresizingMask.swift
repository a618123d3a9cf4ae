extension View {
  /// The margins and lengths that change with the superview: on each axis two margins and a length.
  ///
  /// The raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a mask from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
