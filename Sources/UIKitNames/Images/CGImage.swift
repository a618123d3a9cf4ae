public import Atrium

/// The pixels of an image, without a scale.
public final class CGImage: @unchecked Sendable {
  // Sendable: the bitmap is only read.
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width, in pixels.
  public var width: Int { bitmap.size.width }
  /// The height, in pixels.
  public var height: Int { bitmap.size.height }

  /// Returns a copy of the pixels in a rectangle; nil if the rectangle contains no pixel.
  ///
  /// - Parameter rect: The rectangle, in pixels; it is extended to whole pixels.
  /// - Returns: The copy.
  public func cropping(to rect: Rect) -> CGImage? {
    let area = rect.standardized.intersection(
      Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    guard !area.isEmpty else { return nil }
    let (left, top) = (Int(area.minX.rounded(.down)), Int(area.minY.rounded(.down)))
    let part = PixelRect(
      x: left, y: top, width: Int(area.maxX.rounded(.up)) - left,
      height: Int(area.maxY.rounded(.up)) - top)
    return bitmap.cropped(to: part).map { CGImage($0) }
  }
}

/// The rotation and the mirroring of the stored pixels of an image.
public enum UIImageOrientation: Int, Hashable, Sendable {
  /// The pixels are upright.
  case up
  /// The pixels are rotated by half a circle.
  case down
  /// The pixels are rotated by a quarter of a circle anticlockwise.
  case left
  /// The pixels are rotated by a quarter of a circle clockwise.
  case right
  /// The pixels are mirrored.
  case upMirrored, downMirrored, leftMirrored, rightMirrored
}

extension Image {
  /// UIKit's name for the orientations.
  public typealias Orientation = UIImageOrientation

  /// The orientation of the pixels, which is always `up`: other pixels are rotated when an image is made.
  public var imageOrientation: Orientation { .up }

  /// The pixels of the version with the highest resolution; never nil.
  public var cgImage: CGImage? { CGImage(bitmap(forScale: .greatestFiniteMagnitude)) }

  /// Makes an image of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image from pixels, which are copied.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point.
  ///   - orientation: The orientation of the pixels.
  public convenience init(cgImage: CGImage, scale: Double, orientation: Orientation) {
    self.init(Image.upright(cgImage.bitmap, scale: scale > 0 ? scale : 1, orientation))
  }

  /// Whether the image is a symbol, which no image here is.
  public var isSymbolImage: Bool { false }
  /// The distances from the edges to the area that is aligned, which are always zero.
  public var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns the image itself, since images are decoded when they are made.
  public func preparingForDisplay() -> Image? { self }

  private static func upright(_ source: Bitmap, scale: Double, _ orientation: Orientation) -> Bitmap
  {
    let turns = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (Double(source.size.width), Double(source.size.height))
    let size = PixelSize(
      width: turns ? source.size.height : source.size.width,
      height: turns ? source.size.width : source.size.height)
    guard let target = try? Bitmap(size: size, scale: scale, isOpaque: source.isOpaque) else {
      return source
    }
    // The transforms are in pixels. The unit of the canvas is a point of the target, so the canvas is scaled first.
    let transform =
      switch orientation {
      case .up: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .upMirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .leftMirrored: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    target.draw { canvas in
      canvas.scale(x: 1 / scale, y: 1 / scale)
      canvas.concatenate(transform)
      canvas.draw(source, in: Rect(x: 0, y: 0, width: width, height: height), quality: .fast)
    }
    return target
  }

  /// Returns a copy of the image whose left and right sides are exchanged.
  public func withHorizontallyFlippedOrientation() -> Image {
    let best = bitmap(forScale: .greatestFiniteMagnitude)
    return Image(Image.upright(best, scale: best.scale, .upMirrored))
      .withRenderingMode(renderingMode)
  }

  /// Returns the same image, whose middle column and row are stretched in a larger rectangle.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left edge, in points; the next point is stretched. 0 stretches all columns.
  ///   - topCapHeight: The height of the upper edge, in points; the next point is stretched. 0 stretches all rows.
  /// - Returns: The image.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    let (left, top) = (Double(leftCapWidth), Double(topCapHeight))
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }
}

extension GraphicsContext {
  /// Clips subsequent drawing to a rectangle, and to the opaque parts of an image that fills it upside down.
  ///
  /// The brightness of the image has no effect. Most programs flip the context first, as for ``draw(_:in:)``.
  public func clip(to rect: Rect, mask: CGImage) { clip(to: rect, mask: mask.bitmap) }

  /// Draws pixels in a rectangle, upside down.
  ///
  /// As in a view's context on iOS, the y axis of the context points down and the rows of the image point up. Most
  /// programs flip the context first.
  public func draw(_ image: CGImage, in rect: Rect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(Image(image.bitmap), in: rect)
    restoreGState()
  }
}
