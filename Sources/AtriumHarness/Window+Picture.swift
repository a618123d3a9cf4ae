import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

extension Window {
  /// Makes a picture of the window as it is now, on any host.
  ///
  /// - Returns: All its pixels, painted anew.
  /// - Throws: ``AtriumGraphics/DrawingError`` if there are more than 50 million of them, or memory is
  ///   short.
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
