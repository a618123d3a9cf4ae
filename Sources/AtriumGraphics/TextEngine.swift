internal import CPango
internal import Synchronization

/// Pango's state, one per process; the engine is accessed only with its lock held.
///
/// Pango's objects may be used on any thread, but only on one thread at a time, and all layouts share a font
/// map. Pango is therefore called only within ``withShared(_:)``.
final class TextEngine: @unchecked Sendable {
  /// The heights of a font, in points.
  struct Metrics {
    var ascender: Double
    var depth: Double
    /// The height of the letter H.
    var capHeight: Double
    /// The height of the letter x.
    var xHeight: Double
  }

  /// The size at which all text is shaped, in points; the results are scaled.
  ///
  /// Without hinting, glyphs scale linearly, and Pango needs 1 ms to load a font in another size.
  static let shapingSize = 16.0

  /// The context of all layouts.
  let context: OpaquePointer?
  /// The context of layouts with a base direction from right to left.
  ///
  /// The base direction belongs to a context, and changing it invalidates all layouts of the
  /// context.
  let rightToLeftContext: OpaquePointer?
  /// The cache of the coverage masks of glyphs.
  let glyphs = GlyphCoverage()
  private var metrics: [Font: Metrics] = [:]
  /// The measurements of pieces of long lines.
  private var pieces: [LongLine.Key: LongLine.Piece] = [:]
  private var pieceUse = 0
  /// The maximum number of cached pieces: twice the number of pieces in the longest text.
  private static let pieceLimit = 256

  /// The engine, and whether the process has its font configuration.
  private struct Shared {
    var engine: TextEngine?
    var isConfigured = false

    mutating func configure() {
      if !isConfigured { FontConfiguration.install() }
      isConfigured = true
    }
  }

  private static let shared = Mutex(Shared())

  /// Runs the body while no other thread calls Pango; the first call makes the font map.
  static func withShared<Result: Sendable>(_ body: (TextEngine) -> Result) -> Result {
    shared.withLock { shared in
      if let engine = shared.engine { return body(engine) }
      shared.configure()
      let new = TextEngine()
      shared.engine = new
      return body(new)
    }
  }

  /// Changes the fonts of the process while no other thread calls Pango.
  ///
  /// After a change, the next text is laid out by a new engine, since the font map and the caches contain the previous
  /// fonts. Text that is already laid out retains its fonts.
  ///
  /// - Parameter body: Changes the fonts, and returns whether they have changed.
  static func changeFonts(_ body: () -> Bool) {
    shared.withLock { shared in
      shared.configure()
      // A new font map loads the fonts on another thread. Finding the first font waits until the other thread
      // has ended.
      _ = shared.engine?.metrics(of: .system(ofSize: TextEngine.shapingSize))
      if body() { shared.engine = nil }
    }
  }

  private init() {
    // pango_cairo_font_map_new() returns nil if the variable PANGOCAIRO_BACKEND names another backend, so the type
    // is given here.
    let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    context = TextEngine.makeContext(fontMap)
    rightToLeftContext = TextEngine.makeContext(fontMap)
    pango_context_set_base_dir(rightToLeftContext, PANGO_DIRECTION_RTL)
    g_object_unref(fontMap)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(rightToLeftContext))
  }

  private static func makeContext(
    _ fontMap: UnsafeMutablePointer<PangoFontMap>?
  ) -> OpaquePointer? {
    let context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  /// Returns the heights of a font, which are measured once.
  func metrics(of font: Font) -> Metrics {
    let factor = font.shapingFactor
    let base = metrics(ofShaped: font.withSize(TextEngine.shapingSize))
    return Metrics(
      ascender: base.ascender * factor, depth: base.depth * factor,
      capHeight: base.capHeight * factor, xHeight: base.xHeight * factor)
  }

  /// Returns the measurements of a piece of a long line, in points.
  func piece(_ key: LongLine.Key, make: () -> ShapedText) -> LongLine.Piece {
    pieceUse += 1
    pieces[key]?.use = pieceUse
    if let known = pieces[key] { return known }
    let shaped = make()
    let piece = LongLine.Piece(
      size: shaped.size, ink: shaped.inkBounds, baseline: shaped.lines.first?.baseline ?? 0,
      use: pieceUse)
    if pieces.count >= TextEngine.pieceLimit {
      let middle = pieces.values.map(\.use).sorted()[pieces.count / 2]
      pieces = pieces.filter { $0.value.use >= middle }
    }
    // Copy the text, since a substring retains the whole string.
    pieces[LongLine.Key(text: Substring(String(key.text)), font: key.font)] = piece
    return piece
  }

  private func metrics(ofShaped font: Font) -> Metrics {
    if let known = metrics[font] { return known }
    let description = font.makeDescription()
    defer { pango_font_description_free(description) }
    var result = Metrics(
      ascender: font.size, depth: font.size * 0.25, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
    if let loaded = pango_context_load_font(context, description) {
      // These are the heights that `pango_font_get_metrics` returns. That function would also lay out
      // sample text, for which it would search all fonts.
      let shaper = pango_font_get_hb_font(loaded)
      var extents = hb_font_extents_t()
      hb_font_get_extents_for_direction(shaper, HB_DIRECTION_LTR, &extents)
      result.ascender = pango_units_to_double(extents.ascender)
      result.depth = pango_units_to_double(-extents.descender)
      if let height = TextEngine.height(of: "H", in: shaper) { result.capHeight = height }
      if let height = TextEngine.height(of: "x", in: shaper) { result.xHeight = height }
      g_object_unref(loaded)
    }
    metrics[font] = result
    return result
  }

  /// Returns the height of a letter above the baseline, in points; nil if the font does not have the letter.
  private static func height(of letter: Unicode.Scalar, in font: OpaquePointer?) -> Double? {
    var glyph = hb_codepoint_t()
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return pango_units_to_double(extents.y_bearing)
  }
}

extension Font {
  /// The factor that converts lengths at the shaping size to lengths at the font's size.
  var shapingFactor: Double {
    (size.isNaN ? 13 : min(max(size, 0.5), 4096)) / TextEngine.shapingSize
  }

  /// The tracking in Pango's units at the shaping size; nil for no tracking.
  var shapingTracking: Int32? {
    guard tracking.isFinite, tracking != 0 else { return nil }
    let limit = TextEngine.shapingSize
    let points = min(max(tracking / shapingFactor, -limit), limit)
    return Int32((points * Double(PANGO_SCALE)).rounded())
  }

  /// Makes Pango's font description at the shaping size; the caller frees it.
  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, FontConfiguration.described(family))
    pango_font_description_set_absolute_size(
      description, TextEngine.shapingSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(weight.rawValue)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// All OpenType features in Pango's format; nil without features.
  var featureList: String? {
    switch (tabularDigits, features.isEmpty) {
    case (false, true): nil
    case (false, false): features
    case (true, true): "tnum=1"
    case (true, false): "tnum=1, \(features)"
    }
  }
}
