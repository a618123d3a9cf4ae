import AtriumGeometry
import AtriumGraphics

/// The bitmaps of movements that have ended, which are kept for later movements.
///
/// The kernel clears each page of a new bitmap, which can cost more than drawing into it. The bitmaps of the last
/// movement are therefore kept until newer bitmaps replace them or the host releases them. If the same view moves
/// again, its bitmap still shows the view, and only the areas that have changed are drawn.
@MainActor
package enum SpareBitmaps {
  /// The maximum number of kept bitmaps: two, because most movements have an incoming and an outgoing view.
  private static let limit = 2
  /// The caches that own the bitmaps, with the oldest first.
  private static var bitmaps: [CompositingCache] = []
  /// The number of times that a bitmap was kept or taken.
  package private(set) static var useCount = 0

  /// Whether no bitmap is kept.
  package static var isEmpty: Bool { bitmaps.isEmpty }

  /// Keeps the bitmap of a cache; if the list is full, the oldest bitmap is released.
  static func keep(_ cache: CompositingCache) {
    useCount += 1
    if bitmaps.count == limit { bitmaps.removeFirst().releaseBitmap() }
    bitmaps.append(cache)
  }

  /// Removes a cache from the list; its bitmap keeps its content.
  static func takeBack(_ cache: CompositingCache) {
    guard let index = bitmaps.firstIndex(where: { $0 === cache }) else { return }
    useCount += 1
    bitmaps.remove(at: index)
  }

  /// Removes and returns a bitmap with the given properties, which still has its old pixels; nil if there is none.
  ///
  /// The view of a newer bitmap is more likely to move again, so the oldest bitmap is taken.
  static func take(size: PixelSize, scale: Double, isOpaque: Bool) -> Bitmap? {
    let index = bitmaps.firstIndex {
      $0.hasBitmap(size: size, scale: scale, isOpaque: isOpaque)
    }
    guard let index else { return nil }
    useCount += 1
    return bitmaps.remove(at: index).releaseBitmap()
  }

  /// Releases all bitmaps.
  package static func removeAll() {
    for cache in bitmaps { cache.releaseBitmap() }
    bitmaps = []
  }
}
