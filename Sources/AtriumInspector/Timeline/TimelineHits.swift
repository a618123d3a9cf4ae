import AtriumGeometry

/// Finds the mark of a lane nearest to a position in the timeline (TL-3).
enum TimelineHits {
  /// The maximum distance of a click from a mark, in points.
  static let reach = 9.0

  /// Returns the index of the call whose mark is nearest to a position; nil if no mark is within ``reach``.
  static func call(at x: Double, in lane: Timeline.Lane, scale: TimelineScale) -> Int? {
    let range = scale.calls(from: x - reach, to: x + reach)
    return lane.calls.filter(range.contains).min {
      abs(scale.x($0) - x) < abs(scale.x($1) - x)
    }
  }

  /// Returns the calls of a lane in groups whose marks would touch, with the position of each group.
  static func groups(
    of calls: [Int], in range: Range<Int>, scale: TimelineScale, distance: Double
  ) -> [(x: Double, calls: [Int])] {
    var groups: [(x: Double, calls: [Int])] = []
    for index in calls where range.contains(index) {
      let x = scale.x(index)
      if let last = groups.last, x - last.x < distance {
        groups[groups.count - 1].calls.append(index)
      } else {
        groups.append((x, [index]))
      }
    }
    return groups
  }
}
