import AtriumGeometry
internal import CCairo

/// The shadow of the shapes that a ``GraphicsContext`` draws.
struct ContextShadow {
  /// The offset of the shadow, in points.
  var offset: Size
  /// Twice the standard deviation of the blur, in points.
  var blur: Double
  var color: Color

  /// Draws the shadow of a shape.
  ///
  /// - Parameters:
  ///   - shape: Draws the shape.
  ///   - canvas: The canvas.
  func draw(of shape: (borrowing Canvas) -> Void, in canvas: borrowing Canvas) {
    guard color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return
    }
    let scale = canvas.deviceScale
    let radius = min(max(0, blur), 500) / 2 * scale
    let (dx, dy) = ((offset.width * scale).rounded(), (offset.height * scale).rounded())
    let margin = Double(Bitmap.reach(ofBlur: radius)) + 1
    // A shape outside the clip may cast a shadow into it, so the drawn area is larger than the clip.
    var clip = Rect.zero
    canvas.withDeviceSpace { context in
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      clip = Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
    guard !clip.isEmpty else { return }
    let area = clip.union(clip.offsetBy(dx: -dx, dy: -dy)).insetBy(dx: -margin, dy: -margin)
    let pixels = PixelSize(
      width: Int(area.width.rounded(.up)), height: Int(area.height.rounded(.up)))
    guard pixels.width <= 32767, pixels.height <= 32767,
      let bitmap = try? Bitmap(size: pixels, scale: 1)
    else { return }
    let (left, top) = (area.minX.rounded(.down), area.minY.rounded(.down))
    let transform = canvas.currentTransform
    bitmap.draw { copy in
      copy.currentTransform = transform.concatenating(
        AffineTransform(translationX: -left, y: -top))
      shape(copy)
    }
    bitmap.blurCoverage(radius: radius)
    canvas.withSavedState { canvas in
      canvas.currentTransform = .identity
      canvas.fill(
        color, through: bitmap,
        in: Rect(
          x: left + dx, y: top + dy, width: Double(pixels.width), height: Double(pixels.height)))
    }
  }
}
