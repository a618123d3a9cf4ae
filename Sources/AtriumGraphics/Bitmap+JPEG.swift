internal import AtriumGeometry
internal import CCairo

extension Bitmap {
  /// Decodes the bytes of a JPEG file.
  ///
  /// A file whose end is missing shows what it has, as in browsers.
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
    let size = PixelSize(width: Int(width), height: Int(height))
    try ImageFile.check(size, of: path)
    try self.init(size: size, scale: scale, isOpaque: true)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { throw .outOfMemory }
    let stride = cairo_image_surface_get_stride(surface)
    let hasInks = TurboJPEG.inkSpaces.contains(space)
    let result = turbo.decompress(
      handle, bytes, UInt(bytes.count), pixels, width, stride, height,
      hasInks ? TurboJPEG.inkFormat : TurboJPEG.nativeFormat, TurboJPEG.limitScans)
    // A warning, such as one about a missing end, has the code 0.
    guard result == 0 || turbo.errorCode(handle) == 0 else { throw .notAnImage(path: path) }
    if hasInks { mixInks(in: pixels, stride: Int(stride)) }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces pixels of four inks, which files contain inverted, by pixels of red, green and blue.
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
