import AtriumGeometry
import AtriumGraphics

/// One painting of a window's damaged area, or of a view into a bitmap.
///
/// The pass stores the damaged area and counts the painted views.
@MainActor
final class PaintPass {
  /// The device pixels to paint; nil stands for all pixels.
  ///
  /// The region is smaller while views behind opaque views are painted.
  private(set) var damage: Region?
  /// Whether moving views are drawn from bitmaps of their own.
  let composites: Bool
  /// The number of views that were painted.
  var paintedViewCount = 0

  init(damage: Region?, composites: Bool = true) {
    self.damage = damage
    self.composites = composites
  }

  func isDamaged(_ pixels: PixelRect) -> Bool { PaintPass.isDamaged(pixels, in: damage) }

  /// Returns whether a rectangle contains damaged pixels; a damage of nil stands for all pixels.
  static func isDamaged(_ pixels: PixelRect, in damage: Region?) -> Bool {
    guard !pixels.isEmpty else { return false }
    return damage?.intersects(pixels) ?? true
  }

  /// Runs a closure in which only some of the damaged pixels are painted.
  func limited(to damage: Region?, _ body: () -> Void) {
    let all = self.damage
    self.damage = damage
    body()
    self.damage = all
  }
}
