import AtriumGeometry
import AtriumGraphics

/// A page that is drawn once at an angle, so that the strips of the roll are rows of its pixels.
@MainActor
final class TurnedPage {
  /// The rotated page; the corners around it are transparent.
  private(set) var bitmap: Bitmap?
  /// A bitmap of the same size, in which the strips are assembled.
  private(set) var roll: Bitmap?
  /// The frame of both bitmaps, around the page's centre.
  private(set) var frame = Rect.zero
  private var version: Int?
  private var page: Bitmap?

  /// Updates the rotated page.
  ///
  /// - Parameters:
  ///   - page: The upright page.
  ///   - version: A number that changes whenever the page's pixels change.
  ///   - size: The page's size, in points.
  ///   - angle: The rotation, in radians, clockwise.
  /// - Returns: Whether there was memory for the bitmaps.
  func update(page: Bitmap, version: Int, size: Size, angle: Double) -> Bool {
    let upright = Rect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let turn = AffineTransform(rotationAngle: angle)
    let pixels = PixelRect(covering: upright.applying(turn), scale: page.scale)
    let wanted = pixels.rect(scale: page.scale)
    if bitmap == nil || wanted != frame || self.page !== page {
      guard pixels.count > 0, pixels.count <= 4 * 3840 * 2160 else { return false }
      let size = PixelSize(width: pixels.width, height: pixels.height)
      bitmap = try? Bitmap(size: size, scale: page.scale)
      roll = try? Bitmap(size: size, scale: page.scale)
      frame = wanted
      self.page = page
      self.version = nil
    }
    guard let bitmap, roll != nil else { return false }
    guard self.version != version else { return true }
    self.version = version
    bitmap.draw { canvas in
      canvas.translate(x: -frame.minX, y: -frame.minY)
      canvas.clear(frame)
      canvas.concatenate(turn)
      canvas.draw(page, in: upright, quality: .fast)
    }
    return true
  }
}
