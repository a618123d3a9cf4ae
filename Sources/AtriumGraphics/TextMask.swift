internal import AtriumGeometry
internal import CCairo
internal import CPango

/// The cached coverage of a whole layout at one scale, so that drawing the layout again is one operation.
///
/// The mask is composed from a ``GlyphCoverage``, or filled from outlines if letters are large or join each
/// other. Cairo's glyph cache is not suitable: before version 1.17.4 it rounds each glyph to whole pixels,
/// which spaces letters unevenly at one pixel per point.
final class TextMask {
  /// The conditions for reusing a mask: the scale and the subpixel position of the text.
  struct Key: Equatable {
    /// Pixels per point.
    var scale: Double
    /// The offset of the left edge from a pixel boundary, in quarters of a pixel, 0…3.
    var quarters: Int
  }

  let key: Key
  private let surface: OpaquePointer
  /// The mask's top left pixel, relative to the pixel of the text's left edge and first baseline.
  private let origin: (x: Int, y: Int)

  /// The maximum number of pixels in a mask; larger text has no mask, since only a part of it is visible.
  private static let maximumPixelCount = 1 << 20

  /// Makes the mask of shaped text; nil if it would be empty or too large.
  init?(_ shaped: ShapedText, key: Key, glyphs coverage: GlyphCoverage) {
    let firstBaseline = shaped.lines.first?.baseline ?? 0
    let ink = shaped.paintedBounds.offsetBy(dx: 0, dy: -firstBaseline)
    let offset = Double(key.quarters) / 4
    // Baselines are rounded to whole pixels, so a line may deviate by half a pixel from its measured position.
    let left = (ink.minX * key.scale + offset).rounded(.down) - 1
    let top = (ink.minY * key.scale).rounded(.down) - 1
    let width = (ink.maxX * key.scale + offset).rounded(.up) + 1 - left
    let height = (ink.maxY * key.scale).rounded(.up) + 1 - top
    guard
      abs(left) < 32767, abs(top) < 32767, width >= 1, height >= 1, width < 32767,
      height < 32767, width * height <= Double(TextMask.maximumPixelCount),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    (self.key, self.surface, origin) = (key, surface, (Int(left), Int(top)))
    if let glyphs = shaped.glyphs(scale: key.scale, left: offset - left, top: Int(-top)),
      coverage.add(glyphs, to: surface)
    {
      return
    }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_translate(context, offset - left, -top)
    cairo_scale(context, key.scale, key.scale)
    for line in shaped.lines {
      let baseline = ((line.baseline - firstBaseline) * key.scale).rounded() / key.scale
      shaped.addOutlines(of: line, to: context, at: Point(x: line.x, y: baseline))
    }
    cairo_fill(context)
    // If the initialiser fails here, the deinitialiser destroys the surface.
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Paints a context's source through the mask.
  ///
  /// - Parameters:
  ///   - context: A context in device space.
  ///   - x: The pixel column of the text's left edge.
  ///   - baseline: The pixel row below the first baseline.
  func paint(in context: OpaquePointer?, x: Int, baseline: Int) {
    cairo_mask_surface(context, surface, Double(x + origin.x), Double(baseline + origin.y))
  }
}
