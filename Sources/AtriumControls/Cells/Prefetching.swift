import AtriumGeometry
import AtriumKit

/// The rows or items that a table or collection view has asked its data source to prefetch.
///
/// These rows are in an area as large as the visible area, next to it in the direction of the last scrolling.
struct Prefetching {
  /// The maximum number of rows beyond the visible area, a limit that matters only for rows of nearly zero height.
  static let mostRows = 200

  private var requested: Set<IndexPath> = []
  private var revision = 0
  private var lastOrigin: Point?
  /// Whether the content was last scrolled towards its beginning.
  private(set) var isBackward = false

  /// Returns the area next to the visible area in the direction of the last scrolling; both have the same size.
  mutating func area(beyond bounds: Rect, isHorizontal: Bool) -> Rect {
    let way = bounds.origin - (lastOrigin ?? bounds.origin)
    let distance = isHorizontal ? way.x : way.y
    if distance != 0 { isBackward = distance < 0 }
    lastOrigin = bounds.origin
    let screen = isHorizontal ? bounds.width : bounds.height
    let shift = isBackward ? -screen : screen
    return bounds.offsetBy(dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
  }

  /// Replaces the rows beyond the visible area; of too many rows, the nearest to the visible area are used.
  ///
  /// - Parameters:
  ///   - rows: The rows beyond the visible area, in order.
  ///   - visible: The visible rows, which need no more preparation.
  ///   - revision: The counter of changes to the rows. If it has changed, the earlier index paths are discarded,
  ///     because they may now refer to other rows.
  /// - Returns: The rows to prepare, the nearest first, and the rows that are no longer needed, in order.
  mutating func update(
    to rows: [IndexPath], visible: Set<IndexPath>, revision: Int
  ) -> (begun: [IndexPath], cancelled: [IndexPath]) {
    if revision != self.revision { (self.revision, requested) = (revision, []) }
    let hidden = rows.filter { !visible.contains($0) }
    let wanted = Array(
      isBackward ? hidden.suffix(Prefetching.mostRows) : hidden.prefix(Prefetching.mostRows))
    let begun = wanted.filter { !requested.contains($0) }
    let cancelled = requested.subtracting(wanted).subtracting(visible).sorted()
    requested = Set(wanted)
    return (isBackward ? begun.reversed() : begun, cancelled)
  }
}
