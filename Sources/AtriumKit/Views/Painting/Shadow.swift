import AtriumGeometry
import AtriumGraphics

/// The properties of a shadow.
struct Shadow: Equatable {
  var color: Color? = .black
  /// The opacity, from 0 to 1.
  ///
  /// It has 32 bits, as in UIKit.
  var opacity: Float = 0
  /// The standard deviation of the blur, in points.
  var radius = 3.0
  var offset = Size(width: 0, height: -3)
  /// The outline in the view's coordinates; nil stands for the view's own outline.
  var path: Path?

  /// Whether the shadow draws anything.
  var isVisible: Bool { opacity > 0 && (color?.alpha ?? 0) > 0 }

  /// The distance by which the shadow extends beyond its outline, in points.
  var reach: Double { 3 * radius + 1 }
}

/// The blurred bitmap of a shadow.
///
/// With the bitmap, drawing the shadow costs only a copy.
///
/// The bitmap depends on the outline and the blur, and not on the colour, the opacity and the offset.
@MainActor
final class ShadowCache {
  /// The values on which the bitmap depends.
  private struct Key: Equatable {
    var outline: Path?
    var radius: Double
    var extent: Rect
    var scale: Double
  }

  private var key: Key?
  private var bitmap: Bitmap?
  private var place = Rect.zero

  /// Discards a bitmap that was made from the view's content.
  func invalidate() {
    // A bitmap for an explicit outline stays valid, because the outline does not depend on the content.
    if key?.outline == nil { key = nil }
  }

  /// Returns the blurred coverage and its rectangle, without the offset.
  ///
  /// - Parameters:
  ///   - outline: The outline that casts the shadow; nil stands for the content that `paint` draws.
  ///   - extent: The outline's bounding box, in points.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - scale: The number of pixels per point.
  ///   - paint: Draws the content that casts the shadow, if there is no outline.
  /// - Returns: The coverage, and whether it was blurred in this call; nil if the shadow is empty or its bitmap
  ///   cannot be made.
  func shadow(
    outline: Path?, extent: Rect, radius: Double, scale: Double,
    paint: (borrowing Canvas) -> Void
  ) -> (bitmap: Bitmap, place: Rect, isNew: Bool)? {
    let key = Key(outline: outline, radius: radius, extent: extent, scale: scale)
    if key == self.key { return bitmap.map { ($0, place, false) } }
    self.key = key
    bitmap = nil
    let margin = Double(Bitmap.reach(ofBlur: radius * scale) + 1) / scale
    let pixels = PixelRect(covering: extent.insetBy(dx: -margin, dy: -margin), scale: scale)
    guard !extent.isEmpty, pixels.count > 0, pixels.count <= 4 * 3840 * 2160,
      let made = try? Bitmap(
        size: PixelSize(width: pixels.width, height: pixels.height), scale: scale)
    else { return nil }
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
    return (made, place, true)
  }
}
