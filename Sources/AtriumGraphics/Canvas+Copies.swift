internal import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Copies the rows of an opaque bitmap into the opaque image of the canvas, if their pixels coincide.
  ///
  /// Such a copy is faster than compositing, and has the same result.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - placement: The position of the bitmap.
  /// - Returns: Whether the pixels were copied; if not, nothing was drawn.
  func copyRows(of bitmap: Bitmap, at placement: Placement) -> Bool {
    guard bitmap.isOpaque, let origin = placement.wholeOrigin, let target = opaqueTarget,
      target != bitmap.surface, cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      let list = cairo_copy_clip_rectangle_list(context)
    else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    // A clip with antialiased edges is not a list of rectangles, so rows of pixels cannot be copied.
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return false }
    cairo_surface_flush(bitmap.surface)
    cairo_surface_flush(target)
    let area = PixelRect(
      x: origin.x, y: origin.y, width: bitmap.size.width, height: bitmap.size.height
    ).intersection(
      PixelRect(
        x: 0, y: 0, width: Int(cairo_image_surface_get_width(target)),
        height: Int(cairo_image_surface_get_height(target))))
    for index in 0..<Int(list.pointee.num_rectangles) {
      let clip = list.pointee.rectangles[index]
      let part = area.intersection(
        PixelRect(
          x: Int(clip.x), y: Int(clip.y), width: Int(clip.width), height: Int(clip.height)))
      if !part.isEmpty { copyRows(of: bitmap, at: origin, to: target, part) }
    }
    cairo_surface_mark_dirty(target)
    return true
  }

  /// Copies pixels into a part of the target from a bitmap whose first pixel is at `origin` in the target.
  private func copyRows(
    of bitmap: Bitmap, at origin: (x: Int, y: Int), to target: OpaquePointer, _ part: PixelRect
  ) {
    guard let source = cairo_image_surface_get_data(bitmap.surface),
      let pixels = cairo_image_surface_get_data(target)
    else { return }
    let (sourceStride, stride) = (
      Int(cairo_image_surface_get_stride(bitmap.surface)),
      Int(cairo_image_surface_get_stride(target))
    )
    var from =
      UnsafeRawPointer(source)
      + (part.y - origin.y) * sourceStride + (part.x - origin.x) * 4
    var to = UnsafeMutableRawPointer(pixels) + part.y * stride + part.x * 4
    for _ in 0..<part.height {
      to.copyMemory(from: from, byteCount: part.width * 4)
      from += sourceStride
      to += stride
    }
  }

  /// The surface that is drawn into, if it is an opaque image without an offset; otherwise nil.
  ///
  /// In a transparency layer, the surface belongs to the layer, which has alpha.
  private var opaqueTarget: OpaquePointer? {
    guard let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_RGB24
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    return x == 0 && y == 0 ? target : nil
  }
}
