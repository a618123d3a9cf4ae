import AtriumGeometry
import AtriumGraphics

/// One painting of a window's damage, or of one view into a bitmap: what is due, and what it took.
@MainActor
final class PaintPass {
  /// The device pixels that are due; nil for all.
  let damage: Region?
  /// Whether moving views are drawn from bitmaps of their own.
  let composites: Bool
  /// How many views painted themselves.
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
