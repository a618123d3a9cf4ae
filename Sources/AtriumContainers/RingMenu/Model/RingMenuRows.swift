package import AtriumGeometry

/// The rows of a ring menu that is shown as a list.
package struct RingMenuRows: Equatable, Sendable {
  /// The wedges in the order of the rows: first the item that goes back, then the other items.
  package let order: [Int]
  /// The area of the visible rows.
  package let frame: Rect
  /// The height of a row, in points.
  package let rowHeight: Double
  /// The number of visible rows, at least 1.
  package let visibleCount: Int
  /// The first visible row.
  package let firstRow: Int

  init(_ wedges: RingMenuWedges, in area: Rect, firstRow: Int) {
    order = wedges.contents.indices.filter { wedges.contents[$0] != .gap }.sorted {
      RingMenuRows.position(wedges.contents[$0]) < RingMenuRows.position(wedges.contents[$1])
    }
    let room = area.shrunkBy(dx: 8, dy: 4)
    let fitting = room.height / Double(max(1, order.count))
    rowHeight = min(36, max(28, fitting.rounded(.down)))
    let rows = min(order.count, Int(min(1000, max(1, room.height / rowHeight))))
    visibleCount = max(1, rows)
    self.firstRow = max(0, min(firstRow, order.count - visibleCount))
    let size = Size(
      width: min(280, max(0, room.width)), height: Double(visibleCount) * rowHeight)
    // The frame has whole points, so that the rows touch each other without overlapping.
    frame = Rect(
      origin: Point(
        x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded()),
      size: size)
  }

  /// Whether some rows are not visible.
  var scrolls: Bool { visibleCount < order.count }

  /// Returns the first visible row after scrolling by a number of rows.
  func firstRow(after steps: Int) -> Int {
    max(0, min(firstRow + steps, order.count - visibleCount))
  }

  private static func position(_ content: RingMenuWedges.Content) -> Int {
    if case .item(let item) = content { item } else { -1 }
  }

  /// Returns the frame of a wedge's row; empty if the row is not visible.
  package func frame(of wedge: Int) -> Rect {
    guard let row = order.firstIndex(of: wedge), row >= firstRow, row < firstRow + visibleCount
    else { return Rect(origin: frame.origin, size: .zero) }
    return Rect(
      x: frame.minX, y: frame.minY + Double(row - firstRow) * rowHeight, width: frame.width,
      height: rowHeight)
  }

  /// Returns the wedge of the row at a point; nil outside the list.
  package func wedge(at point: Point) -> Int? {
    order.first { frame(of: $0).contains(point) }
  }

  /// Returns the index of the first visible row after the shortest scroll that makes the row of a wedge visible.
  package func firstRow(showing wedge: Int) -> Int {
    guard let row = order.firstIndex(of: wedge) else { return firstRow }
    return min(max(firstRow, row - visibleCount + 1), row)
  }
}
