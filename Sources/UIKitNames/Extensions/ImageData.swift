public import Atrium
public import Foundation

extension Image {
  /// Makes an empty image, of one transparent pixel.
  public convenience init() { self.init(ImageBitmap.pixel()) }

  /// Makes an image from the contents of a PNG file; nil if the data is not a valid PNG file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: Double = 1) {
    guard let bitmap = try? Bitmap(pngData: [UInt8](data), scale: scale) else { return nil }
    self.init(bitmap)
  }

  /// Returns the best version of the image as the contents of a PNG file; nil if there is not enough memory.
  public func pngData() -> Data? {
    (try? bitmap(forScale: .greatestFiniteMagnitude).pngData()).map { Data($0) }
  }

  /// Returns the image with all its visible pixels in one colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: The rendering mode of the result; by default the rendering mode of this image.
  /// - Returns: The image, at the scale of the best version.
  @preconcurrency @MainActor
  public func withTintColor(_ color: Color, renderingMode: RenderingMode? = nil) -> Image {
    let mode = renderingMode ?? self.renderingMode
    guard let bitmap = ImageBitmap.make(size: size, scale: scale, isOpaque: false) else {
      return self
    }
    bitmap.draw { canvas in
      canvas.draw(self, in: Rect(origin: .zero, size: self.size), tint: color)
    }
    return Image(bitmap).withRenderingMode(mode)
  }
}
