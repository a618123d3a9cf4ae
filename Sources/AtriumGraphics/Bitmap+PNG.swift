internal import AtriumGeometry
internal import CCairo

extension Bitmap {
  /// Reads a PNG image.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: Pixels per point.
  /// - Throws: ``DrawingError``, which names the file, if the file cannot be read or is not a PNG image.
  public convenience init(contentsOfPNG path: String, scale: Double = 1) throws(DrawingError) {
    let bytes = try ImageFile.read(
      path, signatures: [PNGFile.signature], else: .notPNG(path: path))
    try self.init(png: bytes, path: path, scale: scale)
  }

  /// Reads an image file in the PNG or JPEG format.
  ///
  /// JPEG files are decoded by libturbojpeg, which is loaded when the first JPEG file is read. The
  /// orientation in the Exif data of a camera is applied.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: Pixels per point.
  /// - Throws: ``DrawingError``, which names the file, if the file cannot be read, is an image in another
  ///   format, or is damaged. For a JPEG file without libturbojpeg the error names the missing library.
  public convenience init(contentsOf path: String, scale: Double = 1) throws(DrawingError) {
    let bytes = try ImageFile.read(
      path, signatures: [PNGFile.signature, TurboJPEG.signature], else: .notAnImage(path: path))
    if bytes.starts(with: PNGFile.signature) {
      try self.init(png: bytes, path: path, scale: scale)
    } else {
      try self.init(jpeg: bytes, path: path, scale: scale)
    }
  }

  /// Decodes the bytes of a PNG file.
  private convenience init(png bytes: [UInt8], path: String, scale: Double) throws(DrawingError) {
    // The size is checked first, since Cairo would allocate memory for any size that the file claims.
    guard let size = PNGFile.size(in: bytes) else { throw .notPNG(path: path) }
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    try ImageFile.check(size, of: path)
    let surface = Bitmap.decode(bytes)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      // Cairo 1.16 reports any damaged file as a lack of memory, so check whether memory is really
      // missing.
      do throws(DrawingError) {
        _ = try Bitmap(size: size)
      } catch {
        throw .unreadable(
          path: path, reason: "there is no memory for \(size.width)×\(size.height) pixels")
      }
      throw .notPNG(path: path)
    }
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24:
      try self.init(
        takingOver: Bitmap.checked(cairo_surface_reference(surface)), scale: scale)
    default:
      // Newer versions of Cairo keep 16 bits per component.
      try self.init(size: size, scale: scale)
      let context = cairo_create(self.surface)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
    }
  }

  /// Writes the pixels as a PNG image.
  ///
  /// - Parameter path: The path of the file; an existing file is replaced.
  /// - Throws: ``DrawingError`` if the file cannot be written, or there is too little memory.
  public func writePNG(to path: String) throws(DrawingError) {
    try PNGFile.write(pngData(), to: path)
  }

  /// Returns the pixels as the bytes of a PNG file.
  ///
  /// - Throws: ``DrawingError/outOfMemory`` if there is too little memory.
  public func pngData() throws(DrawingError) -> [UInt8] {
    var bytes: [UInt8] = []
    // `&bytes` would be a pointer to the elements and not to the array.
    let status = withUnsafeMutablePointer(to: &bytes) { array in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, data, count in
          closure?.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, array)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    return bytes
  }

  /// Decodes the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels per point.
  /// - Throws: ``DrawingError/notPNG(path:)`` with the path `data` if the bytes are not a PNG image or are damaged, or
  ///   another ``DrawingError`` if the image is too large or the scale is invalid.
  public convenience init(pngData data: [UInt8], scale: Double = 1) throws(DrawingError) {
    try self.init(png: data, path: "data", scale: scale)
  }

  /// Decodes the bytes of a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels per point.
  /// - Throws: ``DrawingError`` with the path `data`, as for a file.
  package convenience init(imageData data: [UInt8], scale: Double = 1) throws(DrawingError) {
    if data.starts(with: TurboJPEG.signature) {
      try self.init(jpeg: data, path: "data", scale: scale)
    } else {
      try self.init(png: data, path: "data", scale: scale)
    }
  }

  /// Decodes the bytes of a file; the status of the surface shows whether decoding succeeded.
  private static func decode(_ bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { whole in
      var rest = whole[...]
      return cairo_image_surface_create_from_png_stream(
        { closure, destination, count in
          guard
            let rest = closure?.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self),
            rest.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          UnsafeMutableRawBufferPointer(start: destination, count: Int(count))
            .copyBytes(from: rest.pointee.prefix(Int(count)))
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, &rest)
    }
  }
}
