/// The kind and the state of a view, for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An element that can be clicked.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 2)
  /// Text that cannot be changed.
  public static let staticText = AccessibilityTraits(rawValue: 4)
  /// A heading.
  public static let header = AccessibilityTraits(rawValue: 8)
  /// The selected element.
  public static let selected = AccessibilityTraits(rawValue: 16)
  /// A disabled element.
  public static let notEnabled = AccessibilityTraits(rawValue: 32)
  /// An item of a menu.
  public static let menuItem = AccessibilityTraits(rawValue: 64)
  /// An element whose value can be increased and decreased.
  public static let adjustable = AccessibilityTraits(rawValue: 128)
  /// An element that can be on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 256)
  /// A container of elements, one of which is selected.
  public static let tabBar = AccessibilityTraits(rawValue: 512)
  /// An element whose value changes so often that not every change should be announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// A field for search text.
  public static let searchField = AccessibilityTraits(rawValue: 2048)
  /// A field or text view whose text the user can edit.
  public static let textEntry = AccessibilityTraits(rawValue: 4096)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 8192)
}
