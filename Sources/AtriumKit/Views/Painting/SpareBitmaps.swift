import AtriumGeometry
import AtriumGraphics

/// Bitmaps of movements that have ended, kept for reuse by later movements.
///
/// The kernel clears each page of a new bitmap, which can cost more than drawing into it. So the bitmaps of
/// the last movement are kept until the host releases them.
@MainActor
package enum SpareBitmaps {
  /// The maximum number of kept bitmaps: two, since most movements have an incoming and an outgoing
  /// view.
  private static let limit = 2
  private static var bitmaps: [Bitmap] = []
  /// The number of times that a bitmap was kept or taken.
  package private(set) static var useCount = 0

  /// Whether no bitmap is kept.
  package static var isEmpty: Bool { bitmaps.isEmpty }

  /// Keeps a bitmap that no other object refers to; if the list is full, the oldest bitmap is
  /// released.
  static func keep(_ bitmap: Bitmap) {
    useCount += 1
    if bitmaps.count == limit { bitmaps.removeFirst() }
    bitmaps.append(bitmap)
  }

  /// Removes and returns a bitmap with the given properties, which still has its old pixels; nil if
  /// there is none.
  static func take(size: PixelSize, scale: Double, isOpaque: Bool) -> Bitmap? {
    guard
      let index = bitmaps.lastIndex(where: {
        $0.size == size && $0.scale == scale && $0.isOpaque == isOpaque
      })
    else { return nil }
    useCount += 1
    return bitmaps.remove(at: index)
  }

  /// Releases all bitmaps.
  package static func removeAll() { bitmaps = [] }
}
