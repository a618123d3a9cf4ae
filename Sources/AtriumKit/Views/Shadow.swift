import AtriumGeometry
import AtriumGraphics

/// What a shadow looks like.
struct Shadow: Equatable {
  var color: Color? = .black
  /// 0 … 1, in 32 bits as UIKit's.
  var opacity: Float = 0
  /// The blur's standard deviation, in points.
  var radius = 3.0
  var offset = Size(width: 0, height: -3)
  /// Its outline in the view's coordinates; that of the view if nil.
  var path: Path?

  /// Whether there is anything to see.
  var isVisible: Bool { opacity > 0 && (color?.alpha ?? 0) > 0 }

  /// How far it reaches beyond its outline, in points.
  var reach: Double { 3 * radius + 1 }
}

/// A shadow that was blurred once, so that drawing it costs a copy.
///
/// Colour, opacity and offset do not count: only outline and blur are in the bitmap.
@MainActor
final class ShadowCache {
  /// What the bitmap was made of.
  private struct Key: Equatable {
    var outline: Path?
    var radius: Double
    var extent: Rect
    var scale: Double
  }

  private var key: Key?
  private var bitmap: Bitmap?
  private var place = Rect.zero
  /// How often a shadow was blurred.
  private(set) var renderingCount = 0

  /// The content that the shadow falls from changed.
  func invalidate() {
    // An outline does not change with the content.
    if key?.outline == nil { key = nil }
  }

  /// The blurred coverage and where it goes, before the offset.
  ///
  /// - Parameters:
  ///   - outline: What throws the shadow; nil for what `paint` draws.
  ///   - extent: The outline's bounding box, in points.
  ///   - radius: The blur's standard deviation, in points.
  ///   - scale: Pixels to a point.
  ///   - paint: Draws what throws the shadow, if there is no outline.
  /// - Returns: Nil if there is nothing, or no memory for it.
  func shadow(
    outline: Path?, extent: Rect, radius: Double, scale: Double,
    paint: (borrowing Canvas) -> Void
  ) -> (bitmap: Bitmap, place: Rect)? {
    let key = Key(outline: outline, radius: radius, extent: extent, scale: scale)
    if key == self.key { return bitmap.map { ($0, place) } }
    self.key = key
    bitmap = nil
    let margin = Double(Bitmap.reach(ofBlur: radius * scale) + 1) / scale
    let pixels = PixelRect(covering: extent.insetBy(dx: -margin, dy: -margin), scale: scale)
    guard !extent.isEmpty, pixels.count > 0, pixels.count <= 4 * 3840 * 2160,
      let made = try? Bitmap(
        size: PixelSize(width: pixels.width, height: pixels.height), scale: scale)
    else { return nil }
    renderingCount += 1
    place = pixels.rect(scale: scale)
    made.draw { canvas in
      canvas.translate(x: -place.minX, y: -place.minY)
      if let outline {
        canvas.fill(outline, with: .black)
      } else {
        paint(canvas)
      }
    }
    made.blurCoverage(radius: radius * scale)
    bitmap = made
    return (made, place)
  }
}
