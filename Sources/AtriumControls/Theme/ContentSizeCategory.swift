import AtriumGraphics
internal import Synchronization

/// The user's preferred text size.
///
/// ``AtriumGraphics/Font/preferredFont(forTextStyle:)`` returns fonts for the ``preferred`` category. Views keep the
/// fonts with which they were made, so a program sets the category before it makes its views, or recreates them.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Body text is three points smaller than in the standard category.
  case extraSmall
  /// Body text is two points smaller than in the standard category.
  case small
  /// Body text is one point smaller than in the standard category.
  case medium
  /// The standard category.
  case large
  /// Body text is two points larger than in the standard category.
  case extraLarge
  /// Body text is four points larger than in the standard category.
  case extraExtraLarge
  /// Body text is six points larger than in the standard category.
  case extraExtraExtraLarge
  /// Body text is 11 points larger than in the standard category.
  case accessibilityMedium
  /// Body text is 16 points larger than in the standard category.
  case accessibilityLarge
  /// Body text is 23 points larger than in the standard category.
  case accessibilityExtraLarge
  /// Body text is 30 points larger than in the standard category.
  case accessibilityExtraExtraLarge
  /// Body text is 36 points larger than in the standard category.
  case accessibilityExtraExtraExtraLarge

  private static let shared = Mutex(ContentSizeCategory.large)

  /// The category of all fonts that are made for a text style; ``large`` at the start.
  public static var preferred: ContentSizeCategory {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Whether the category is one of the five largest, for users who cannot read text of the usual sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the first category has smaller text.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.order < other.order
  }

  private var order: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }

  /// Returns the difference from the font size in the category ``large``, in points.
  ///
  /// The differences are taken from Apple's Human Interface Guidelines.
  func difference(for style: Font.TextStyle) -> Double {
    let differences: [Double] =
      switch style {
      case .largeTitle: [-3, -2, -1, 0, 2, 4, 6, 10, 14, 18, 22, 26]
      case .title1: [-3, -2, -1, 0, 2, 4, 6, 10, 15, 20, 25, 30]
      case .title2: [-3, -2, -1, 0, 2, 4, 6, 12, 17, 22, 28, 34]
      case .title3: [-3, -2, -1, 0, 2, 4, 6, 11, 17, 23, 29, 35]
      case .headline, .body: [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36]
      case .footnote: [-1, -1, -1, 0, 2, 4, 6, 10, 14, 20, 25, 31]
      case .caption: [-1, -1, -1, 0, 2, 4, 6, 10, 14, 20, 25, 31]
      }
    return differences[order]
  }
}
