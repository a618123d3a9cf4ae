internal import CPango

extension ShapedText {
  /// The scripts whose letters do not join or overlap.
  ///
  /// The letters of other scripts must be filled as one shape.
  private static let separateScripts: Set<Int32> = Set(
    [
      PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK,
      PANGO_SCRIPT_CYRILLIC, PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA,
      PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL,
    ].map { $0.rawValue })

  /// Returns the glyphs and their positions in a mask.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - left: The column of the text's left edge in the mask, in pixels.
  ///   - top: The row of the first baseline in the mask, in whole pixels.
  /// - Returns: The glyphs; nil if they have to be filled as outlines.
  func glyphs(scale: Double, left: Double, top: Int) -> [GlyphCoverage.Placement]? {
    let scale = (points: scale, units: scale * factor)
    guard scale.units * TextEngine.shapingSize <= GlyphCoverage.maximumSize else { return nil }
    let first = lines.first?.baseline ?? 0
    var result: [GlyphCoverage.Placement] = []
    for line in lines {
      let row = top + Int(((line.baseline - first) * scale.points).rounded())
      // The position of the next glyph, in Pango's units from the line's start.
      var pen = 0
      var next = line.pointer.pointee.runs
      while let run = next {
        next = run.pointee.next
        guard let data = run.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let font = item.item.pointee.analysis.font, let glyphs = item.glyphs,
          Self.separateScripts.contains(Int32(item.item.pointee.analysis.script)),
          item.y_offset == 0, item.start_x_offset == 0
        else { return nil }
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
          let glyph = glyphs.pointee.glyphs[index]
          defer { pen += Int(glyph.geometry.width) }
          guard glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { continue }
          guard glyph.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) == 0 else { return nil }
          let unit = scale.units / Double(PANGO_SCALE)
          let x = left + line.x * scale.points + Double(pen + Int(glyph.geometry.x_offset)) * unit
          let y = Double(glyph.geometry.y_offset) * unit
          let columns = Int((x * 4).rounded())
          let rows = Int((y * 4).rounded())
          let key = GlyphCoverage.Key(
            font: font, glyph: glyph.glyph, scale: scale.units, column: UInt8(columns & 3),
            row: UInt8(rows & 3))
          result.append(
            GlyphCoverage.Placement(key: key, x: columns >> 2, y: row + (rows >> 2)))
        }
      }
    }
    return result
  }
}
