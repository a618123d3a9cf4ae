import AtriumGraphics

/// Lays out the titles of a ring in lines that end between words.
enum RingMenuName {
  /// Lays out a title in centred lines.
  ///
  /// The layout uses the largest font with which the whole title fits and no word is broken. If there is no
  /// such font, the layout uses the smallest font that breaks no word and truncates the title. If even the
  /// smallest font breaks a word, the title is truncated to one line with an ellipsis.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - fonts: The fonts, the largest font first.
  ///   - width: The width of a line, in points.
  ///   - lines: The maximum number of lines.
  /// - Returns: The layout.
  static func layout(
    _ name: String, fonts: [Font], width: Double, lines: Int
  ) -> TextLayout {
    func layout(_ font: Font, _ lines: Int) -> TextLayout {
      TextLayout(
        name, font: font, maximumWidth: width, maximumLines: lines, alignment: .center,
        lineBreakMode: .byTruncatingTail)
    }
    var last: TextLayout?
    for font in fonts {
      let layout = layout(font, lines)
      if !layout.breaksWords {
        if !layout.isTruncated { return layout }
        last = layout
      }
    }
    return last ?? layout(fonts.last ?? .system(ofSize: 12), 1)
  }
}
