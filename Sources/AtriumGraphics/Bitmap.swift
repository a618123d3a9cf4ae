public import AtriumGeometry
internal import CCairo

/// Pixels in memory that can be drawn into and drawn from.
///
/// The pixels are 32-bit words of the machine's byte order, premultiplied ARGB, or RGB with an
/// unused top byte if opaque. It belongs to one thread at a time.
public final class Bitmap: Equatable {
  /// The number of pixels in either direction.
  public let size: PixelSize
  /// The number of pixels to a point.
  public let scale: Double
  /// Whether every pixel covers what lies below.
  public let isOpaque: Bool

  /// Cairo's image surface.
  let surface: OpaquePointer
  /// Whoever the memory belongs to, if it is not Cairo's.
  private let owner: AnyObject?

  /// Makes a bitmap of transparent pixels, or of black ones if opaque.
  ///
  /// - Parameters:
  ///   - size: The number of pixels in either direction, from 1 to 32767.
  ///   - scale: Pixels to a point.
  ///   - isOpaque: Whether pixels have no alpha.
  /// - Throws: ``DrawingError`` if the size or the scale is impossible or memory is short.
  public init(size: PixelSize, scale: Double = 1, isOpaque: Bool = false) throws(DrawingError) {
    try Bitmap.check(size: size, scale: scale)
    surface = try Bitmap.checked(
      cairo_image_surface_create(
        Bitmap.format(isOpaque: isOpaque), Int32(size.width), Int32(size.height)))
    (self.size, self.scale, self.isOpaque, owner) = (size, scale, isOpaque, nil)
  }

  /// Makes a bitmap of memory that somebody else manages; its contents stay as they are.
  ///
  /// - Parameters:
  ///   - pixels: The top left pixel; writable for as long as the owner lives.
  ///   - size: The number of pixels in either direction, from 1 to 32767.
  ///   - bytesPerRow: How far one row is from the next; a multiple of 4.
  ///   - scale: Pixels to a point.
  ///   - isOpaque: Whether pixels have no alpha.
  ///   - owner: The object that the memory belongs to; kept alive by the bitmap.
  /// - Throws: ``DrawingError`` if the numbers are impossible or memory is short.
  public init(
    adopting pixels: UnsafeMutableRawPointer, size: PixelSize, bytesPerRow: Int,
    scale: Double = 1, isOpaque: Bool = true, owner: AnyObject?
  ) throws(DrawingError) {
    try Bitmap.check(size: size, scale: scale)
    guard
      bytesPerRow >= size.width * 4, bytesPerRow.isMultiple(of: 4),
      let stride = Int32(exactly: bytesPerRow)
    else {
      throw .invalidRowLength(bytes: bytesPerRow, width: size.width)
    }
    surface = try Bitmap.checked(
      cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), Bitmap.format(isOpaque: isOpaque),
        Int32(size.width), Int32(size.height), stride))
    (self.size, self.scale, self.isOpaque, self.owner) = (size, scale, isOpaque, owner)
  }

  /// Takes over a surface of the ARGB32 or RGB24 format.
  init(takingOver surface: OpaquePointer, scale: Double) {
    self.surface = surface
    size = PixelSize(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    self.scale = scale
    isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    owner = nil
  }

  deinit {
    // Finished first: nothing may touch the owner's memory through a forgotten reference.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// The extent in points.
  public var pointSize: Size {
    Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
  }

  /// Draws into the bitmap; the canvas measures in points, with the origin in the top left corner.
  ///
  /// - Parameter body: What draws.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func draw<Result, Failure: Error>(
    _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let canvas = Canvas(surface: surface, scale: scale)
    return try body(canvas)
  }

  /// Whether two names stand for the same bitmap.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  static func check(size: PixelSize, scale: Double) throws(DrawingError) {
    guard size.width > 0, size.height > 0 else {
      throw .emptySize(width: size.width, height: size.height)
    }
    guard size.width <= 32767, size.height <= 32767 else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
  }

  static func format(isOpaque: Bool) -> cairo_format_t {
    isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
  }

  /// The surface, unless it is one of Cairo's that only stand for an error.
  static func checked(_ surface: OpaquePointer?) throws(DrawingError) -> OpaquePointer {
    guard let surface else { throw .outOfMemory }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory
    }
    return surface
  }
}
