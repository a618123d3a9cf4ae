public import AtriumGeometry
internal import CCairo

/// Pixels in memory, as the target or the source of drawing.
///
/// The pixels are 32-bit words in native byte order, premultiplied ARGB, or RGB with an unused top
/// byte if opaque. Only one thread at a time may use a bitmap.
public final class Bitmap: Equatable {
  /// The width and the height, in pixels.
  public let size: PixelSize
  /// The number of pixels per point.
  public let scale: Double
  /// Whether the pixels have no alpha.
  public let isOpaque: Bool

  /// Cairo's image surface.
  let surface: OpaquePointer
  /// The owner of the memory; nil if Cairo owns it.
  private let owner: AnyObject?

  /// Makes a bitmap of transparent pixels, or of black pixels if opaque.
  ///
  /// - Parameters:
  ///   - size: The width and the height in pixels, each from 1 to 32767.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether pixels have no alpha.
  /// - Throws: ``DrawingError`` if the size or the scale is invalid or there is too little memory.
  public init(size: PixelSize, scale: Double = 1, isOpaque: Bool = false) throws(DrawingError) {
    try Bitmap.check(size: size, scale: scale)
    surface = try Bitmap.checked(
      cairo_image_surface_create(
        Bitmap.format(isOpaque: isOpaque), Int32(size.width), Int32(size.height)))
    (self.size, self.scale, self.isOpaque, owner) = (size, scale, isOpaque, nil)
  }

  /// Makes a bitmap from memory of another owner, without changing its contents.
  ///
  /// - Parameters:
  ///   - pixels: The top left pixel; it must stay writable as long as the owner lives.
  ///   - size: The width and the height in pixels, each from 1 to 32767.
  ///   - bytesPerRow: The distance between the starts of two rows, in bytes; a multiple of 4.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether pixels have no alpha.
  ///   - owner: The owner of the memory; the bitmap retains it.
  /// - Throws: ``DrawingError`` if the numbers are invalid or there is too little memory.
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

  /// Takes ownership of a surface of the ARGB32 or RGB24 format.
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
    // Finish the surface first, so that a remaining reference cannot access the owner's memory.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// The size in points.
  public var pointSize: Size {
    Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
  }

  /// Draws into the bitmap; the canvas uses points, with the origin in the top left corner.
  ///
  /// - Parameter body: The drawing code.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws.
  @discardableResult
  public func draw<Result, Failure: Error>(
    _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let canvas = Canvas(surface: surface, scale: scale)
    return try body(canvas)
  }

  /// Returns whether both bitmaps are the same object.
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

  /// Returns a surface, or throws if Cairo has returned an error surface.
  static func checked(_ surface: OpaquePointer?) throws(DrawingError) -> OpaquePointer {
    guard let surface else { throw .outOfMemory }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory
    }
    return surface
  }
}
