/// The kind and the state of a view, for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An element that can be pressed.
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
  /// An element with a value that can be increased and decreased.
  public static let adjustable = AccessibilityTraits(rawValue: 128)
  /// An element that is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 256)
  /// A container of elements of which one is selected.
  public static let tabBar = AccessibilityTraits(rawValue: 512)
  /// An element with a value that changes too often to be read out each time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  /// A field for a text to search for.
  public static let searchField = AccessibilityTraits(rawValue: 2048)
  /// A field or a view with text that the user can edit.
  public static let textEntry = AccessibilityTraits(rawValue: 4096)
}
