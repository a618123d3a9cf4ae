import AtriumGeometry

/// The direction in which pages follow each other.
///
/// The methods convert between coordinates of a view and distances from page to page.
struct PageFlow: Equatable {
  var isVertical: Bool
  /// Whether later pages are to the left.
  var isMirrored: Bool

  /// Returns how far a movement of the content leads towards later pages; negative towards earlier pages.
  func forward(_ movement: Point) -> Double {
    isVertical ? -movement.y : isMirrored ? movement.x : -movement.x
  }

  /// Returns the absolute distances of a movement along the axis and across it.
  func split(_ movement: Point) -> (along: Double, across: Double) {
    isVertical ? (abs(movement.y), abs(movement.x)) : (abs(movement.x), abs(movement.y))
  }

  /// Returns the length of an area along the axis.
  func length(of size: Size) -> Double { isVertical ? size.height : size.width }

  /// Returns a page's frame, moved by a distance towards later pages.
  func offset(_ place: Rect, by distance: Double) -> Rect {
    isVertical
      ? place.offsetBy(dx: 0, dy: distance)
      : place.offsetBy(dx: isMirrored ? -distance : distance, dy: 0)
  }

  /// Returns the frames of the visible pages in reading order: one page, or both pages of an open book.
  func places(in area: Rect, count: Int) -> [Rect] {
    guard count > 1 else { return [area] }
    var (first, second) = (area, area)
    if isVertical {
      first.size.height = area.height / 2
      second.size.height = area.height - first.height
      second.origin.y += first.height
      return [first, second]
    }
    first.size.width = area.width / 2
    second.size.width = area.width - first.width
    second.origin.x += first.width
    return isMirrored ? [second, first] : [first, second]
  }
}
