package import AtriumGeometry

/// The reading order of rectangles that are side by side or below each other.
///
/// Rectangles side by side form a row. Rows are read from top to bottom, and each row in the reading direction.
package enum ReadingOrder {
  /// Returns the indices of rectangles in reading order.
  ///
  /// Rectangles at the same position keep their order.
  ///
  /// - Parameters:
  ///   - frames: The rectangles to order.
  ///   - isRightToLeft: Whether rows are read from right to left.
  /// - Returns: Each index once.
  package static func indices(of frames: [Rect], isRightToLeft: Bool) -> [Int] {
    guard frames.count > 1 else { return Array(frames.indices) }
    let fromTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var isTaken = Array(repeating: false, count: fromTop.count)
    var result: [Int] = []
    for start in fromTop.indices where !isTaken[start] {
      let leader = frames[fromTop[start]]
      var row: [Int] = []
      // A rectangle that begins below the bottom edge of the row's first rectangle is not in this row.
      for place in start..<fromTop.count {
        let frame = frames[fromTop[place]]
        guard place == start || frame.minY <= leader.maxY else { break }
        guard !isTaken[place], place == start || isInOneRow(frame, leader) else { continue }
        isTaken[place] = true
        row.append(fromTop[place])
      }
      result += row.enumerated().sorted { one, two in
        let (first, second) = (frames[one.element], frames[two.element])
        let starts = isRightToLeft ? (-first.maxX, -second.maxX) : (first.minX, second.minX)
        return (starts.0, one.offset) < (starts.1, two.offset)
      }.map(\.element)
    }
    return result
  }

  /// Returns whether two rectangles overlap vertically by at least half of the smaller height.
  private static func isInOneRow(_ one: Rect, _ other: Rect) -> Bool {
    let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return shared >= 0 && shared * 2 >= min(one.height, other.height)
  }
}
