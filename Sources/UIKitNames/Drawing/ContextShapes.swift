public import Atrium
public import Foundation

extension GraphicsContext {
  /// Whether the path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path.
  public var boundingBoxOfPath: Rect { path.bounds }

  /// Adds rectangles to the path.
  public func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }
  /// Fills rectangles.
  public func fill(_ rects: [Rect]) { for rect in rects { fill(rect) } }
  /// Strokes the lines between pairs of points, and empties the path.
  public func strokeLineSegments(between points: [Point]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Sets the colour of fills to a grey of 0 (black) to 1 (white).
  public func setFillColor(gray: Double, alpha: Double) {
    setFillColor(Color(white: gray, alpha: alpha))
  }
  /// Sets the colour of strokes to a grey of 0 (black) to 1 (white).
  public func setStrokeColor(gray: Double, alpha: Double) {
    setStrokeColor(Color(white: gray, alpha: alpha))
  }
}

extension UIGraphicsImageRenderer {
  /// Returns the image that a closure draws, as the contents of a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Returns the image that a closure draws, as the contents of a JPEG file; empty without libturbojpeg.
  public func jpegData(
    withCompressionQuality quality: Double, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}

extension UIGraphicsImageRendererContext {
  /// Fills a rectangle with a blend mode.
  public func fill(_ rect: Rect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: Rect) { cgContext.clip(to: rect) }
}
