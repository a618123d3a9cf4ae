public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// How a bitmap is brought to another size.
  public enum Quality: Hashable, Sendable {
    /// Quick enough for every frame of a transition.
    case fast
    /// The best for a picture that stands still.
    case good
  }

  /// Draws a bitmap stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - bitmap: What to draw; not the one that the canvas belongs to.
  ///   - rect: Where, in points.
  ///   - alpha: How much it covers, 0…1.
  ///   - quality: How it is stretched.
  public func draw(
    _ bitmap: Bitmap, in rect: Rect, alpha: Double = 1, quality: Quality = .good
  ) {
    guard alpha > 0, let placement = Placement(bitmap, in: rect, of: currentTransform) else {
      return
    }
    withDeviceSpace { context in
      let pattern = placement.makePattern(bitmap, quality: quality)
      cairo_save(context)
      cairo_set_source(context, pattern)
      placement.clip(context)
      cairo_paint_with_alpha(context, alpha.clampedToUnit)
      cairo_restore(context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Draws a bitmap at its own size.
  ///
  /// Where a pixel of the bitmap falls on a pixel of the canvas, the pixels are only copied.
  ///
  /// - Parameters:
  ///   - bitmap: What to draw; not the one that the canvas belongs to.
  ///   - point: Where the top left corner goes.
  ///   - alpha: How much it covers, 0…1.
  public func draw(_ bitmap: Bitmap, at point: Point, alpha: Double = 1) {
    draw(bitmap, in: Rect(origin: point, size: bitmap.pointSize), alpha: alpha, quality: .fast)
  }
}
