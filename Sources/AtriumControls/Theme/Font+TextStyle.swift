public import AtriumGraphics

extension Font {
  /// The purpose of text, which determines its font.
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

  /// Returns the font for a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    switch style {
    case .largeTitle: .system(ofSize: 34, weight: .bold)
    case .title1: .system(ofSize: 28, weight: .bold)
    case .title2: .system(ofSize: 22, weight: .semibold)
    case .title3: .system(ofSize: 20, weight: .semibold)
    case .headline: .system(ofSize: 15, weight: .semibold)
    case .body: .system(ofSize: 15)
    case .footnote: .system(ofSize: 13)
    case .caption: .system(ofSize: 12)
    }
  }
}
