import AtriumGeometry
import AtriumGraphics

/// One painting of a window's damage, or of a view into a bitmap: the damage and the counts.
@MainActor
final class PaintPass {
  /// The device pixels to paint; nil for all.
  let damage: Region?
  /// Whether moving views are drawn from their own bitmaps.
  let composites: Bool
  /// The number of views that were painted.
  var paintedViewCount = 0

  init(damage: Region?, composites: Bool = true) {
    self.damage = damage
    self.composites = composites
  }

  func isDamaged(_ pixels: PixelRect) -> Bool {
    guard !pixels.isEmpty else { return false }
    return damage?.intersects(pixels) ?? true
  }
}
