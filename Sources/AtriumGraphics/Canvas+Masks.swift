public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Lays a colour over the place of a bitmap, as far as the bitmap's pixels cover what is below.
  ///
  /// So a picture with holes can be darkened without darkening what shows through them.
  ///
  /// - Parameters:
  ///   - color: What is laid over.
  ///   - bitmap: Whose alpha counts; its colours do not.
  ///   - rect: Where the bitmap is, in points.
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

  /// Draws one bitmap on its way to becoming another.
  ///
  /// The two add up, so what is the same in both does not change on the way: nothing of what lies
  /// below shows through in between.
  ///
  /// - Parameters:
  ///   - old: What is seen at the beginning.
  ///   - new: What is seen at the end.
  ///   - progress: How far it is, 0…1.
  ///   - rect: Where both are, in points.
  public func drawCrossFade(from old: Bitmap, to new: Bitmap, progress: Double, in rect: Rect) {
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
