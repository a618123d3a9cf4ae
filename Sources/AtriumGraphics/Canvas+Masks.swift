public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Fills a colour through the alpha of a bitmap.
  ///
  /// For example, this darkens an image with transparent parts, but not the content behind these
  /// parts.
  ///
  /// - Parameters:
  ///   - color: The colour to fill with.
  ///   - bitmap: The mask; only its alpha is used, not its colours.
  ///   - rect: The rectangle that the bitmap fills, in points.
  public func fill(_ color: Color, through bitmap: Bitmap, in rect: Rect) {
    guard color.alpha > 0, let placement = Placement(bitmap, in: rect, of: currentTransform) else {
      return
    }
    withDeviceSpace { context in
      let pattern = placement.makePattern(bitmap, quality: .fast)
      cairo_save(context)
      placement.clip(context)
      setSource(color)
      cairo_mask(context, pattern)
      cairo_restore(context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Draws a cross-fade between two bitmaps.
  ///
  /// The weighted pixels of both bitmaps are added, so equal parts do not change during the fade, and the
  /// content below does not shine through.
  ///
  /// - Parameters:
  ///   - old: The bitmap that is visible at the beginning.
  ///   - new: The bitmap that is visible at the end.
  ///   - progress: The progress of the fade, 0…1.
  ///   - rect: The rectangle that both bitmaps fill, in points.
  package func drawCrossFade(from old: Bitmap, to new: Bitmap, progress: Double, in rect: Rect) {
    let progress = progress.clampedToUnit
    withSavedState { canvas in
      canvas.clip(to: rect)
      canvas.withTransparencyLayer(alpha: 1) { layer in
        cairo_set_operator(layer.context, CAIRO_OPERATOR_ADD)
        layer.draw(old, in: rect, alpha: 1 - progress, quality: .fast)
        layer.draw(new, in: rect, alpha: progress, quality: .fast)
      }
    }
  }
}
