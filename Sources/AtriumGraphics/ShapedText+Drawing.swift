internal import AtriumGeometry
internal import CCairo
internal import CPango

extension ShapedText {
  /// Draws the text with a context's source.
  ///
  /// - Parameters:
  ///   - context: The Cairo context; its current path is lost.
  ///   - point: The top left corner, in the context's space.
  ///   - transform: The transform from the context's space to pixels.
  ///   - coverage: The cache of glyphs.
  func draw(
    in context: OpaquePointer?, at point: Point, transform: AffineTransform,
    glyphs coverage: GlyphCoverage
  ) {
    guard let first = lines.first, !paintedBounds.isEmpty else { return }
    // A mask needs a uniform scale without rotation, which all text outside transitions has.
    guard
      transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0,
      !hasColorGlyphs
    else {
      return drawGlyphs(in: context, at: point)
    }
    let start = Point(x: point.x, y: point.y + first.baseline).applying(transform)
    guard abs(start.x) < 1e8, abs(start.y) < 1e8 else { return }
    let quarters = Int((start.x * 4).rounded())
    let column = Int((Double(quarters) / 4).rounded(.down))
    let row = Int(start.y.rounded())
    let key = TextMask.Key(scale: transform.a, quarters: quarters - column * 4)
    if mask?.key != key { mask = TextMask(self, key: key, glyphs: coverage) }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let mask {
      cairo_identity_matrix(context)
      mask.paint(in: context, x: column, baseline: row)
      fillUnderlines(
        in: context, x: Double(column), baseline: Double(row), scale: transform.a)
    } else {
      // Draw only the visible lines of long text.
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      let origin = Point(x: Double(column), y: Double(row)).applying(transform.inverted())
      cairo_new_path(context)
      for line in lines {
        let baseline = origin.y + line.baseline - first.baseline
        guard baseline + size.height / Double(lines.count) * 2 >= top,
          baseline - size.height / Double(lines.count) * 2 <= bottom
        else { continue }
        addOutlines(of: line, to: context, at: Point(x: origin.x + line.x, y: baseline))
      }
      cairo_fill(context)
    }
  }

  /// Adds the outlines of a line's glyphs to a context's path.
  func addOutlines(of line: Line, to context: OpaquePointer?, at point: Point) {
    cairo_save(context)
    cairo_translate(context, point.x, point.y)
    cairo_scale(context, factor, factor)
    cairo_move_to(context, 0, 0)
    pango_cairo_layout_line_path(context, line.pointer)
    cairo_restore(context)
  }

  /// Draws the glyphs one by one, without a mask.
  private func drawGlyphs(in context: OpaquePointer?, at point: Point) {
    for line in lines {
      cairo_save(context)
      cairo_translate(context, point.x + line.x, point.y + line.baseline)
      cairo_scale(context, factor, factor)
      cairo_move_to(context, 0, 0)
      pango_cairo_show_layout_line(context, line.pointer)
      cairo_restore(context)
    }
    cairo_new_path(context)
  }
}
