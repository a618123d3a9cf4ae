import AtriumGeometry

/// A bitmap that is reused for areas of about the same size.
struct PageCurlCanvas {
  private var bitmap: Bitmap?
  /// The area that the bitmap covers.
  private(set) var frame = Rect.zero

  /// Prepares the bitmap for an area, and returns false if there is no memory for it.
  mutating func prepare(_ area: Rect, scale: Double) -> Bool {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: area.size), scale: scale)
    guard pixels.count > 0 else { return false }
    let fits =
      bitmap.map {
        $0.scale == scale && $0.size.width >= pixels.width && $0.size.height >= pixels.height
          && $0.size.width * $0.size.height <= 4 * pixels.count + 65_536
      } ?? false
    if !fits {
      let size = PixelSize(
        width: (pixels.width + 127) / 128 * 128, height: (pixels.height + 127) / 128 * 128)
      bitmap = try? Bitmap(size: size, scale: scale)
    }
    guard let bitmap else { return false }
    // The pixels of the bitmap are aligned to the leaf while the fold line moves, so that text does not
    // shimmer.
    let origin = Point(
      x: (area.minX * scale).rounded(.down) / scale, y: (area.minY * scale).rounded(.down) / scale)
    frame = Rect(origin: origin, size: bitmap.pointSize)
    return true
  }

  /// Clears the bitmap and draws into it, in the coordinates of the area.
  func draw(_ body: (borrowing Canvas) -> Void) {
    bitmap?.draw { canvas in
      canvas.translate(x: -frame.minX, y: -frame.minY)
      canvas.clear(frame)
      body(canvas)
    }
  }

  /// Draws the bitmap in its area.
  func place(in canvas: borrowing Canvas) {
    if let bitmap { canvas.draw(bitmap, in: frame, quality: .fast) }
  }

  /// Fills the shape of the bitmap's content with a colour.
  func fill(_ color: Color, in canvas: borrowing Canvas) {
    if let bitmap, color.alpha > 0.004 { canvas.fill(color, through: bitmap, in: frame) }
  }

  /// Fills the shape of the bitmap's content with a gradient.
  func fill(_ gradient: Gradient, in canvas: borrowing Canvas) {
    guard let bitmap else { return }
    canvas.withMask(bitmap, in: frame) { $0.fill(frame, with: gradient) }
  }
}
