public import Atrium
public import Foundation

extension Image {
  /// Makes an empty image, of one transparent pixel.
  public convenience init() { self.init(ImageBitmap.pixel()) }

  /// Makes an image from the contents of a PNG or JPEG file; nil if the data cannot be read.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: Double) {
    guard let bitmap = try? Bitmap(imageData: [UInt8](data), scale: scale) else { return nil }
    self.init(bitmap)
  }

  /// Makes an image of one pixel per point from a PNG or JPEG file; nil if the data cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Returns the version with the highest resolution as the contents of a PNG file; nil if memory is low.
  public func pngData() -> Data? {
    (try? bitmap(forScale: .greatestFiniteMagnitude).pngData()).map { Data($0) }
  }

  /// Returns the version with the highest resolution as the data of a JPEG file, with transparent pixels over white.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
  /// - Returns: The contents; nil if libturbojpeg is not installed, or if there is no memory.
  public func jpegData(compressionQuality: Double) -> Data? {
    (try? bitmap(forScale: .greatestFiniteMagnitude).jpegData(quality: compressionQuality))
      .map { Data($0) }
  }

  /// Returns the image with all its visible pixels in one colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: The rendering mode of the result; by default the rendering mode of this image.
  /// - Returns: The image, at the scale of the version with the highest resolution.
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
