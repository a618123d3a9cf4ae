/// What a view is and in what state, for people who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Something to press.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 2)
  /// Text that only stands there.
  public static let staticText = AccessibilityTraits(rawValue: 4)
  /// A heading.
  public static let header = AccessibilityTraits(rawValue: 8)
  /// The one that is chosen.
  public static let selected = AccessibilityTraits(rawValue: 16)
  /// Not to be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 32)
  /// An item of a menu.
  public static let menuItem = AccessibilityTraits(rawValue: 64)
  /// Something whose value goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 128)
  /// Something that is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 256)
  /// Something that holds one of several to choose from.
  public static let tabBar = AccessibilityTraits(rawValue: 512)
  /// Something that speaks too often to be read out each time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
}
