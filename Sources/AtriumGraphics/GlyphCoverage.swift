internal import CCairo
internal import CPango

/// The coverage of glyphs at quarter-pixel positions, so that text reuses glyphs that were drawn before for other text.
///
/// Filling outlines is most of the cost of new text, and a screen of text has only a few dozen different
/// glyphs. Cairo's own glyph cache supports quarter-pixel positions only since version 1.17.4.
///
/// The cache is used with the engine's lock held.
final class GlyphCoverage {
  /// A glyph at one scale and one offset.
  struct Key: Hashable {
    /// Pango's font, which the cache retains.
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: UInt32
    /// Pixels per unit of the font's size.
    var scale: Double
    /// The offsets of the glyph's origin from a pixel boundary, in quarters of a pixel, 0…3.
    var column: UInt8
    var row: UInt8
  }

  /// The coverage of one glyph.
  private struct Entry {
    /// The top left pixel, relative to the pixel of the glyph's origin.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The index of the glyph's first row in ``bytes``.
    var start: Int
  }

  /// A glyph to add to a mask.
  struct Placement {
    var key: Key
    /// The pixel of the glyph's origin, in the mask.
    var x: Int
    var y: Int
  }

  /// The size of the largest glyphs that the cache keeps, in pixels per em.
  static let maximumSize = 64.0

  /// The size at which the cache is emptied, in bytes.
  private static let maximumByteCount = 1 << 18

  private var entries: [Key: Entry] = [:]
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
  private var bytes: [UInt8] = []

  /// Makes an empty cache.
  init() {}

  deinit {
    empty()
  }

  private func empty() {
    for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    (entries, fonts, bytes) = ([:], [], [])
  }

  /// Adds glyphs to a coverage image.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs and their positions.
  ///   - surface: An image of the format A8.
  /// - Returns: Whether the glyphs could be drawn; if not, the image is unchanged.
  func add(_ glyphs: [Placement], to surface: OpaquePointer) -> Bool {
    var missing = Set(glyphs.lazy.map(\.key).filter { self.entries[$0] == nil })
    if bytes.count > Self.maximumByteCount, !missing.isEmpty {
      empty()
      missing = Set(glyphs.lazy.map(\.key))
    }
    guard missing.isEmpty || draw(Array(missing)) else { return false }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    bytes.withUnsafeBufferPointer { bytes in
      for glyph in glyphs {
        guard let entry = entries[glyph.key] else { continue }
        let (left, top) = (glyph.x + entry.x, glyph.y + entry.y)
        let columns = max(0, -left)..<max(max(0, -left), min(entry.width, width - left))
        for row in max(0, -top)..<max(max(0, -top), min(entry.height, height - top)) {
          let source = entry.start + row * entry.width
          let target = (top + row) * stride + left
          for column in columns where bytes[source + column] != 0 {
            let sum = UInt16(pixels[target + column]) + UInt16(bytes[source + column])
            pixels[target + column] = UInt8(min(sum, 255))
          }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Draws glyphs side by side into one image, and caches them.
  private func draw(_ keys: [Key]) -> Bool {
    var x = 0
    var height = 1
    let places = keys.map { key -> (key: Key, entry: Entry, x: Int) in
      var ink = PangoRectangle()
      pango_font_get_glyph_extents(key.font, key.glyph, &ink, nil)
      let unit = key.scale / Double(PANGO_SCALE)
      let (column, row) = (Double(key.column) / 4, Double(key.row) / 4)
      let left = Int((Double(ink.x) * unit + column).rounded(.down)) - 1
      let top = Int((Double(ink.y) * unit + row).rounded(.down)) - 1
      let right = Int((Double(ink.x + ink.width) * unit + column).rounded(.up)) + 1
      let bottom = Int((Double(ink.y + ink.height) * unit + row).rounded(.up)) + 1
      let isEmpty = ink.width <= 0 || ink.height <= 0
      let entry = Entry(
        x: left, y: top, width: isEmpty ? 0 : right - left, height: isEmpty ? 0 : bottom - top,
        start: 0)
      defer { x += entry.width }
      height = max(height, entry.height)
      return (key, entry, x)
    }
    // 32767 is Cairo's limit for the sides of an image. If text has more new glyphs, the caller
    // fills their outlines.
    guard x < 32767, height < 32767,
      let image = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(max(x, 1)), Int32(height))
    else { return false }
    defer { cairo_surface_destroy(image) }
    let context = cairo_create(image)
    for (key, entry, x) in places where entry.width > 0 {
      guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(key.font)) else { continue }
      cairo_identity_matrix(context)
      cairo_translate(
        context, Double(x - entry.x) + Double(key.column) / 4,
        Double(-entry.y) + Double(key.row) / 4)
      cairo_scale(context, key.scale, key.scale)
      cairo_set_scaled_font(context, font)
      var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
      cairo_glyph_path(context, &glyph, 1)
      // The glyphs are filled one by one, since Cairo's coverage of a row depends on all shapes of
      // the same fill.
      cairo_fill(context)
    }
    let isDrawn = cairo_status(context) == CAIRO_STATUS_SUCCESS
    cairo_destroy(context)
    guard isDrawn, let pixels = cairo_image_surface_get_data(image) else { return false }
    let stride = Int(cairo_image_surface_get_stride(image))
    for (key, place, x) in places {
      var entry = place
      entry.start = bytes.count
      for row in 0..<entry.height {
        bytes.append(
          contentsOf: UnsafeBufferPointer(start: pixels + row * stride + x, count: entry.width))
      }
      entries[key] = entry
      if fonts.insert(key.font).inserted { g_object_ref(UnsafeMutableRawPointer(key.font)) }
    }
    return true
  }
}
