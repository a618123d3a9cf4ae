import AtriumControls
import AtriumGraphics

/// Lays out the titles of a ring in lines that end between words.
enum RingMenuName {
  /// Returns the font sizes above a given size, which are tried first if the user prefers larger text.
  ///
  /// - Parameter size: The font size for users without such a preference, in points.
  /// - Returns: The sizes, the largest first; empty if the user does not prefer larger text.
  static func largerSizes(than size: Double) -> [Double] {
    let largest = FontMetrics.default.scaledValue(for: size).rounded()
    return Array(stride(from: largest, to: size, by: -1))
  }

  /// Lays out a title in centred lines.
  ///
  /// The layout uses the largest font with which the whole title fits and no word is broken. If there is no such font,
  /// the title is truncated in the smallest font that breaks no word. If every font breaks a word, the title is
  /// truncated to one line in the smallest font.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - fonts: The fonts, the largest font first.
  ///   - width: The width of a line, in points.
  ///   - lines: The maximum number of lines.
  ///   - accessKey: The letter that is underlined; nil for no letter.
  /// - Returns: The layout.
  static func layout(
    _ name: String, fonts: [Font], width: Double, lines: Int, accessKey: Character? = nil
  ) -> TextLayout {
    let runs = runs(of: accessKey, in: name)
    func layout(_ font: Font, _ lines: Int) -> TextLayout {
      TextLayout(
        name, font: font, maximumWidth: width, maximumLines: lines, alignment: .center,
        lineBreakMode: .byTruncatingTail, runs: runs)
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

  /// Returns the run that underlines an access key in a title; empty if the title does not contain the letter.
  static func runs(of accessKey: Character?, in name: String) -> [TextRun] {
    guard let accessKey, let index = RingMenuTypeAhead.index(of: accessKey, in: name) else {
      return []
    }
    let start = name[..<index].utf8.count
    var run = TextRun(range: start..<start + String(name[index]).utf8.count)
    run.isUnderlined = true
    return [run]
  }
}
