public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// The quality of scaling a bitmap.
  public enum Quality: Hashable, Sendable {
    /// Fast enough for every display frame of a transition.
    case fast
    /// The best quality, for static images.
    case good
  }

  /// Draws a bitmap stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap; not the canvas's bitmap.
  ///   - rect: The rectangle that the bitmap fills, in points.
  ///   - alpha: The opacity, 0…1.
  ///   - quality: The quality of the scaling.
  public func draw(
    _ bitmap: Bitmap, in rect: Rect, alpha: Double = 1, quality: Quality = .good
  ) {
    guard alpha > 0, let placement = Placement(bitmap, in: rect, of: currentTransform) else {
      return
    }
    withDeviceSpace { context in
      if alpha >= 1, copyRows(of: bitmap, at: placement) { return }
      let pattern = placement.makePattern(bitmap, quality: quality)
      cairo_save(context)
      cairo_set_source(context, pattern)
      placement.clip(context, always: !drawsOver)
      cairo_paint_with_alpha(context, alpha.clampedToUnit)
      cairo_restore(context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Draws a bitmap at its size in points.
  ///
  /// If the bitmap's pixels coincide with the canvas's pixels, they are copied without filtering.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap; not the canvas's bitmap.
  ///   - point: The top left corner, in points.
  ///   - alpha: The opacity, 0…1.
  public func draw(_ bitmap: Bitmap, at point: Point, alpha: Double = 1) {
    draw(bitmap, in: Rect(origin: point, size: bitmap.pointSize), alpha: alpha, quality: .fast)
  }
}
