import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

extension Window {
  /// Makes a screenshot of the window, on any host.
  ///
  /// - Returns: All pixels of the window, freshly painted.
  /// - Throws: ``AtriumGraphics/DrawingError`` if there are more than 50 million pixels, or too
  /// little memory.
  public func picture() throws(DrawingError) -> Bitmap {
    let size = pixelSize
    guard PixelRect(size).count <= HeadlessHost.largestPixelCount else {
      throw .outOfMemory
    }
    let bitmap = try Bitmap(size: size, scale: scale, isOpaque: true)
    render(Region(PixelRect(size)), into: bitmap)
    return bitmap
  }
}
