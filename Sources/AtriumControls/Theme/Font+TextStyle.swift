public import AtriumGraphics

extension Font {
  /// The purpose of a text, which determines its font.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 34 points, bold: the title of a screen.
    case largeTitle
    /// 28 points, bold: the title of a screen with less room.
    case title1
    /// 22 points, semibold.
    case title2
    /// 20 points, semibold.
    case title3
    /// 15 points, semibold: headings of paragraphs, titles of buttons.
    case headline
    /// 15 points: running text.
    case body
    /// 13 points: additional text.
    case footnote
    /// 12 points: legends.
    case caption
  }

  /// The font for a text style.
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
