import AtriumGraphics

/// Sets the names of a ring in lines that end between words.
enum RingMenuName {
  /// Sets a name in lines in the centre of a width.
  ///
  /// The font is the largest one with which the name is whole and no word is broken. If there is none,
  /// the smallest font shows as much as fits, without broken words where that is possible: the rest of a
  /// word that is too long for a line gives way to an ellipsis.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - fonts: The fonts, the largest one first.
  ///   - width: The width of a line, in points.
  ///   - lines: The maximum number of lines.
  /// - Returns: The lines.
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
