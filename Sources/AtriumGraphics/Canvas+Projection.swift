public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Draws a bitmap in perspective, on a plane in space.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap; not the canvas's bitmap.
  ///   - rect: The rectangle of the plane that the bitmap fills, in points.
  ///   - projection: The map from the plane to the canvas; parts behind the eye are not drawn.
  ///   - alpha: The opacity, 0…1.
  public func draw(
    _ bitmap: Bitmap, in rect: Rect, through projection: ProjectiveTransform, alpha: Double = 1
  ) {
    guard alpha > 0, !rect.isEmpty else { return }
    let placing = AffineTransform(
      a: rect.width / Double(bitmap.size.width), b: 0, c: 0,
      d: rect.height / Double(bitmap.size.height), tx: rect.minX, ty: rect.minY)
    let forward = ProjectiveTransform(placing).concatenating(projection)
      .concatenating(ProjectiveTransform(currentTransform))
    withDeviceSpace { context in
      guard
        let sampling = ProjectiveSampling(bitmap, through: forward, clip: clipBounds),
        let picture = try? Bitmap(
          size: PixelSize(width: sampling.target.width, height: sampling.target.height))
      else { return }
      sampling.write(bitmap, into: picture)
      cairo_save(context)
      cairo_set_source_surface(
        context, picture.surface, Double(sampling.target.x), Double(sampling.target.y))
      cairo_paint_with_alpha(context, alpha.clampedToUnit)
      cairo_restore(context)
    }
  }

  /// Draws into a layer, then composites the layer through a bitmap's alpha.
  ///
  /// - Parameters:
  ///   - bitmap: The mask; only its alpha is used, not its colours.
  ///   - rect: The rectangle that the bitmap fills, in points; nothing is drawn outside.
  ///   - body: The drawing code.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws.
  @discardableResult
  public func withMask<Result, Failure: Error>(
    _ bitmap: Bitmap, in rect: Rect, _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(to: rect)
    guard let placement = Placement(bitmap, in: rect, of: currentTransform) else {
      clipToNothing()
      return try body(self)
    }
    cairo_push_group(context)
    defer {
      cairo_pop_group_to_source(context)
      withDeviceSpace { context in
        let pattern = placement.makePattern(bitmap, quality: .good)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
      }
    }
    return try body(self)
  }

  /// A layer that ``beginMask(_:in:)`` has begun.
  package struct MaskLayer {
    fileprivate let bitmap: Bitmap
    fileprivate let placement: Placement
  }

  /// Begins a layer that ``endMask(_:)`` composites through a bitmap's alpha, for drawing without nested calls.
  ///
  /// - Returns: The layer; nil if nothing will be visible.
  package func beginMask(_ bitmap: Bitmap, in rect: Rect) -> MaskLayer? {
    clip(to: rect)
    guard let placement = Placement(bitmap, in: rect, of: currentTransform) else {
      clipToNothing()
      return nil
    }
    cairo_push_group(context)
    return MaskLayer(bitmap: bitmap, placement: placement)
  }

  /// Composites a layer.
  package func endMask(_ layer: MaskLayer) {
    cairo_pop_group_to_source(context)
    withDeviceSpace { context in
      let pattern = layer.placement.makePattern(layer.bitmap, quality: .good)
      cairo_mask(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
