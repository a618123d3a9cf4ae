public import AtriumGraphics

extension Font {
  /// What a piece of text is for, which decides what it is set in.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 34 points, bold: the one line that a screen begins with.
    case largeTitle
    /// 28 points, bold: the same where there is less room.
    case title1
    /// 22 points, semibold.
    case title2
    /// 20 points, semibold.
    case title3
    /// 15 points, semibold: begins a paragraph, or stands on a button.
    case headline
    /// 15 points: running text.
    case body
    /// 13 points: text beside the running text.
    case footnote
    /// 12 points: legends.
    case caption
  }

  /// The interface's font for a purpose.
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
