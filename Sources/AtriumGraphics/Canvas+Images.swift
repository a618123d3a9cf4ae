public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Draws an image stretched to a rectangle, with the representation for the canvas's resolution.
  ///
  /// - Parameters:
  ///   - image: The image to draw.
  ///   - rect: The rectangle that the image fills, in points.
  ///   - tint: The colour for the image's shape; nil for its own colours.
  public func draw(_ image: Image, in rect: Rect, tint: Color? = nil) {
    guard !rect.isEmpty, image.size.width > 0, image.size.height > 0 else { return }
    let transform = currentTransform
    let stretch = max(
      Point(x: transform.a, y: transform.b).length * rect.width / image.size.width,
      Point(x: transform.c, y: transform.d).length * rect.height / image.size.height)
    image.withBitmap(forScale: stretch) { bitmap in
      let slices = ImageSlices(of: image, in: rect, bitmap: bitmap)
      if let slices {
        slices.forEachPart(of: bitmap) { drawWhole($0, in: $1, tint: tint) }
      } else {
        drawWhole(bitmap, in: rect, tint: tint)
      }
      // Release the bitmap, so that nothing refers to it outside the image's lock.
      setSource(.clear)
    }
  }

  private func drawWhole(_ bitmap: Bitmap, in rect: Rect, tint: Color?) {
    if let tint {
      drawShape(of: bitmap, in: rect, with: tint)
    } else {
      draw(bitmap, in: rect)
    }
  }

  /// Paints a colour where a bitmap is not transparent.
  private func drawShape(of bitmap: Bitmap, in rect: Rect, with color: Color) {
    guard color.alpha > 0, let placement = Placement(bitmap, in: rect, of: currentTransform) else {
      return
    }
    withDeviceSpace { context in
      let pattern = placement.makePattern(bitmap, quality: .good)
      cairo_save(context)
      setSource(color)
      placement.clip(context, always: !drawsOver)
      cairo_mask(context, pattern)
      cairo_restore(context)
      cairo_pattern_destroy(pattern)
    }
  }
}
