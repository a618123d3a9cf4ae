internal import AtriumGeometry
internal import CCairo

extension Bitmap {
  /// Decodes the bytes of a JPEG file.
  ///
  /// The bitmap is upright even if the camera was rotated. A truncated file is decoded as far as possible,
  /// as in browsers.
  convenience init(jpeg bytes: [UInt8], path: String, scale: Double) throws(DrawingError) {
    guard let turbo = TurboJPEG.shared else {
      throw .unreadable(
        path: path, reason: "the library for JPEG pictures, \(TurboJPEG.package), is not installed")
    }
    guard let handle = turbo.initDecompress() else { throw .outOfMemory }
    defer { _ = turbo.destroy(handle) }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let isHeaderRead =
      turbo.decompressHeader(
        handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0
    guard isHeaderRead else { throw .notAnImage(path: path) }
    let stored = PixelSize(width: Int(width), height: Int(height))
    try ImageFile.check(stored, of: path)
    let orientation = JPEGOrientation(in: bytes)
    try self.init(size: orientation.upright(stored), scale: scale, isOpaque: true)
    let target = orientation.isUpright ? self : try Bitmap(size: stored, scale: 1, isOpaque: true)
    cairo_surface_flush(target.surface)
    guard let pixels = cairo_image_surface_get_data(target.surface) else { throw .outOfMemory }
    let stride = cairo_image_surface_get_stride(target.surface)
    let hasInks = TurboJPEG.inkSpaces.contains(space)
    let result = turbo.decompress(
      handle, bytes, UInt(bytes.count), pixels, width, stride, height,
      hasInks ? TurboJPEG.inkFormat : TurboJPEG.nativeFormat, TurboJPEG.limitScans)
    // For a warning, for example about a truncated file, the error code is 0.
    guard result == 0 || turbo.errorCode(handle) == 0 else { throw .notAnImage(path: path) }
    if hasInks { target.mixInks(in: pixels, stride: Int(stride)) }
    cairo_surface_mark_dirty(target.surface)
    if target !== self { try copy(target, turnedBy: orientation) }
  }

  /// Returns the pixels as the bytes of a JPEG file, with transparent pixels over white.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best quality).
  /// - Returns: The bytes.
  /// - Throws: ``DrawingError`` if libturbojpeg is not installed, or there is too little memory.
  package func jpegData(quality: Double) throws(DrawingError) -> [UInt8] {
    guard let turbo = TurboJPEG.shared else {
      throw .unreadable(
        path: "data", reason: "the library for JPEG images, \(TurboJPEG.package), is not installed")
    }
    let opaque = isOpaque ? self : try Bitmap(size: size, scale: scale, isOpaque: true)
    if opaque !== self {
      let area = Rect(origin: .zero, size: pointSize)
      opaque.draw { canvas in
        canvas.fill(area, with: .white)
        canvas.draw(self, in: area)
      }
    }
    cairo_surface_flush(opaque.surface)
    guard let handle = turbo.initCompress(),
      let pixels = cairo_image_surface_get_data(opaque.surface)
    else { throw .outOfMemory }
    defer { _ = turbo.destroy(handle) }
    var (buffer, count) = (UnsafeMutablePointer<UInt8>?.none, UInt(0))
    defer { turbo.free(buffer) }
    // The library's range is 1 to 100.
    let percent = Int32(max(1, (quality.clampedToUnit * 100).rounded()))
    let result = turbo.compress(
      handle, pixels, Int32(size.width), cairo_image_surface_get_stride(opaque.surface),
      Int32(size.height), TurboJPEG.nativeFormat, &buffer, &count,
      TurboJPEG.sampling(forQuality: percent), percent, 0)
    guard result == 0, let buffer else { throw .outOfMemory }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }

  /// Copies the stored pixels of an image to their positions in the upright image.
  private func copy(_ stored: Bitmap, turnedBy orientation: JPEGOrientation) throws(DrawingError) {
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(stored.surface),
      let target = cairo_image_surface_get_data(surface)
    else { throw .outOfMemory }
    let from = Int(cairo_image_surface_get_stride(stored.surface))
    let to = Int(cairo_image_surface_get_stride(surface))
    /// The offset of a stored pixel in the upright image, in bytes.
    func offset(_ column: Int, _ row: Int) -> Int {
      let place = orientation.place(ofColumn: column, row: row, in: stored.size)
      return place.row * to + 4 * place.column
    }
    // The offsets increase evenly along columns and rows, so two differences determine all offsets.
    let start = offset(0, 0)
    let (right, down) = (offset(1, 0) - start, offset(0, 1) - start)
    for row in 0..<stored.size.height {
      for column in 0..<stored.size.width {
        (target + start + column * right + row * down).update(
          from: source + row * from + 4 * column, count: 4)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Converts CMYK pixels, which JPEG files store inverted, to RGB pixels.
  private func mixInks(in pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
    for row in 0..<size.height {
      let line = pixels + row * stride
      for place in 0..<size.width {
        let inks = line + 4 * place
        let black = UInt32(inks[3])
        func part(_ ink: Int) -> UInt32 { UInt32(inks[ink]) * black / 255 }
        let word = 0xFF00_0000 | part(0) << 16 | part(1) << 8 | part(2)
        Swift.withUnsafeBytes(of: word) {
          for (byte, value) in $0.enumerated() { inks[byte] = value }
        }
      }
    }
  }
}
