import AtriumGeometry
public import AtriumGraphics

extension Window {
  /// Adds a rectangle to the damaged area that is painted next.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points, in the window's coordinates; the area outside the window is ignored.
  ///   - maySnap: Whether the content of the rectangle may be drawn with a shift of up to half a pixel (DC-45).
  func addDamage(_ rect: Rect, maySnap: Bool = true) {
    let rect = damagingBackdrops(rect)
    let margin = maySnap ? 0.5 / scale : 0
    let pixels = PixelRect(covering: rect.insetBy(dx: -margin, dy: -margin), scale: scale)
      .intersection(PixelRect(pixelSize))
    guard !pixels.isEmpty else { return }
    damage.formUnion(pixels)
    setNeedsTurn()
  }

  /// Paints the damaged area and presents it: steps 4 and 5 of a turn.
  func paintAndPresent() {
    isPaintingBlocked = host == nil || !isVisible
    guard !damage.isEmpty, let host, isVisible else { return }
    let size = pixelSize
    guard let buffer = host.backBuffer(for: size) else {
      isPaintingBlocked = true
      return
    }
    let region = damage.intersection(
      PixelRect(
        x: 0, y: 0, width: min(size.width, buffer.size.width),
        height: min(size.height, buffer.size.height)))
    damage.removeAll()
    guard !region.isEmpty else { return }
    render(region, into: buffer)
    host.present(region)
  }

  /// Paints a region of the window into a bitmap.
  ///
  /// - Parameters:
  ///   - region: The pixels to paint; other pixels stay unchanged.
  ///   - bitmap: A bitmap with the window's scale, whose top left corner is that of the window.
  public func render(_ region: Region, into bitmap: Bitmap) {
    let pass = PaintPass(damage: region)
    bitmap.draw { canvas in
      canvas.clip(to: region)
      let place = DevicePlace(scale: scale)
      paintContents(in: canvas, pass: pass, place: place)
      drawTools(above: region, in: canvas)
    }
    work.paintCount += 1
    work.paintedViewCount += pass.paintedViewCount
    work.paintedPixelCount += region.pixelCount
    work.lastDamage = region
  }
}
