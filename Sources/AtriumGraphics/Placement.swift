internal import AtriumGeometry
internal import CCairo

/// The position of a bitmap's pixels relative to the pixels of a canvas.
struct Placement {
  /// The transform from the bitmap's pixels to the canvas's pixels.
  private let transform: AffineTransform
  /// The size of the bitmap.
  private let size: PixelSize
  /// Whether the pixels of bitmap and canvas coincide, so that copying is sufficient.
  private let isPixelExact: Bool

  /// Makes the placement of a bitmap in a rectangle; nil if nothing would be drawn.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - rect: The rectangle that the bitmap fills.
  ///   - space: The transform from the rectangle's space to pixels.
  init?(_ bitmap: Bitmap, in rect: Rect, of space: AffineTransform) {
    guard !rect.isEmpty else { return nil }
    var transform = AffineTransform(
      a: rect.width / Double(bitmap.size.width), b: 0, c: 0,
      d: rect.height / Double(bitmap.size.height), tx: rect.minX, ty: rect.minY
    ).concatenating(space)
    guard transform.isDrawable, abs(transform.tx) < 1e6, abs(transform.ty) < 1e6 else {
      return nil
    }
    let (left, top) = (transform.tx.rounded(), transform.ty.rounded())
    // The tolerance is below Cairo's resolution of 1/256 of a pixel over the whole bitmap.
    let tolerance = 1.0 / 512
    let (width, height) = (Double(bitmap.size.width), Double(bitmap.size.height))
    isPixelExact =
      abs(transform.tx - left) < tolerance && abs(transform.ty - top) < tolerance
      && abs(transform.a - 1) * width < tolerance && abs(transform.d - 1) * height < tolerance
      && abs(transform.b) * width < tolerance && abs(transform.c) * height < tolerance
    if isPixelExact {
      transform = AffineTransform(translationX: left, y: top)
    }
    (self.transform, size) = (transform, bitmap.size)
  }

  /// The first pixel's position on the canvas, if the pixels of bitmap and canvas coincide; otherwise nil.
  var wholeOrigin: (x: Int, y: Int)? {
    // The initialiser has rounded and limited the numbers, so the conversions to `Int` are exact.
    isPixelExact ? (x: Int(transform.tx), y: Int(transform.ty)) : nil
  }

  /// Makes a pattern of the bitmap for a context in device space.
  func makePattern(_ bitmap: Bitmap, quality: Canvas.Quality) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    var matrix = cairo_matrix_t(transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    if isPixelExact {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    } else {
      // Without padding, filtering would mix the edges with the transparency around the bitmap.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern, quality == .fast ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
    }
    return pattern
  }

  /// Clips to the bitmap's outline if the pattern is padded, or if `always` is true.
  func clip(_ context: OpaquePointer?, always: Bool = false) {
    guard !isPixelExact || always else { return }
    Path(rect: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
      .applying(transform).add(to: context)
    cairo_clip(context)
  }
}
