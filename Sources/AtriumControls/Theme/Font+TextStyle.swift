public import AtriumGraphics

extension Font {
  /// The purpose of text, which determines its font.
  ///
  /// The sizes are for the category `ContentSizeCategory.large`.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen: 34 points, bold.
    case largeTitle
    /// The title of a screen with less space: 28 points, bold.
    case title1
    /// A title of the second level: 22 points, semibold.
    case title2
    /// A title of the third level: 20 points, semibold.
    case title3
    /// Headings of paragraphs and titles of buttons: 15 points, semibold.
    case headline
    /// Running text: 15 points.
    case body
    /// Additional text: 13 points.
    case footnote
    /// Captions: 12 points.
    case caption
  }

  /// Returns the font for a text style, in the size for `ContentSizeCategory.preferred`.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    let size = style.usualSize + ContentSizeCategory.preferred.difference(for: style)
    return switch style {
    case .largeTitle, .title1: .system(ofSize: size, weight: .bold)
    case .title2, .title3, .headline: .system(ofSize: size, weight: .semibold)
    case .body, .footnote, .caption: .system(ofSize: size)
    }
  }
}

extension Font.TextStyle {
  /// The font size for the category `ContentSizeCategory.large`, in points.
  var usualSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 15
    case .footnote: 13
    case .caption: 12
    }
  }
}
