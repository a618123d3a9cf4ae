import AtriumGeometry

/// The distances in a section of a flow layout, in points.
struct FlowMetrics: Equatable {
  /// The length of the header in the scroll direction.
  var header = 0.0
  /// The length of the footer in the scroll direction.
  var footer = 0.0
  /// The insets before and after the lines, in the scroll direction.
  var near = 0.0
  var far = 0.0
  /// The inset before the items of a line.
  var side = 0.0
  /// The breadth available to the items of a line.
  var room = 0.0
  /// The minimum distance between lines.
  var lineSpacing = 0.0
  /// The minimum distance between items of a line.
  var itemSpacing = 0.0
}

extension FlowMetrics {
  /// Returns the start of the first item of a line and the distance between its items.
  ///
  /// A full line is justified. The last line has the distances of a line filled with copies of its last item,
  /// so that a grid keeps its columns. If only one item fits in a line, the item is centred.
  ///
  /// - Parameters:
  ///   - count: The number of items in the line.
  ///   - isLast: Whether the line is the last line of the section.
  ///   - breadth: A closure that returns the breadth of the item at an index in the line.
  /// - Returns: The start and the distance, in points.
  func spread(count: Int, isLast: Bool, breadth: (Int) -> Double) -> (start: Double, gap: Double) {
    var (left, used) = (room, 0)
    while used < count || isLast {
      let next = breadth(min(used, count - 1)) + (used > 0 ? itemSpacing : 0)
      guard left >= next - 1e-9, used < count || next > 1e-6 else { break }
      left -= next
      used += 1
    }
    left = max(0, left)
    guard used > 1 else { return (used == 1 ? side + left / 2 : side, itemSpacing) }
    return (side, itemSpacing + left / Double(used - 1))
  }
}
