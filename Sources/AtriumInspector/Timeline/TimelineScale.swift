import AtriumGeometry

/// The positions of the calls along the timeline (TL-1).
public struct TimelineScale: Hashable, Sendable {
  /// The quantity along the axis.
  public enum Axis: Hashable, Sendable {
    /// The order of the calls.
    ///
    /// Each call has its own slot, and a gap separates two turns.
    case order
    /// The window's time.
    case time
  }

  /// The widths of a slot, in points: the minimum, the default and the maximum.
  public static let slotWidths = (least: 4.0, usual: 16.0, greatest: 48.0)
  /// The width of one second, in points: the minimum, the default and the maximum.
  ///
  /// The maximum shows 1 ms as 100 points.
  public static let timeWidths = (least: 1.0, usual: 300.0, greatest: 100_000.0)
  /// The gap between two turns, in points.
  public static let turnGap = 8.0
  /// The minimum time between two turns for which the gap has a label, in seconds.
  public static let longGap = 0.05
  /// The margin before the first call, in points.
  public static let margin = 12.0

  /// A gap between two turns.
  public struct Gap: Hashable, Sendable {
    /// The position of the middle of the gap, in points.
    public let x: Double
    /// The time between the two turns, in seconds.
    public let seconds: Double
  }

  /// The quantity along the axis.
  public let axis: Axis
  /// The width of a slot, or of a second, in points.
  public let width: Double
  /// The length of the whole axis, in points.
  public let length: Double
  /// The gaps between turns.
  public let gaps: [Gap]
  private let places: [Double]
  private let times: [Double]

  /// Makes the scale of calls along an axis.
  ///
  /// - Parameters:
  ///   - calls: The calls, oldest first.
  ///   - axis: The axis.
  ///   - width: The width of a slot, or of a second, in points; clamped to
  ///     `slotWidths` or `timeWidths`.
  public init(_ calls: [InspectedCall], axis: Axis, width: Double) {
    self.axis = axis
    let limits = axis == .order ? TimelineScale.slotWidths : TimelineScale.timeWidths
    let width = width.isNaN ? limits.usual : min(max(width, limits.least), limits.greatest)
    self.width = width
    times = calls.map(\.time)
    var places: [Double] = []
    var gaps: [Gap] = []
    switch axis {
    case .order:
      var x = TimelineScale.margin
      for (index, call) in calls.enumerated() {
        if index > 0, call.turn != calls[index - 1].turn {
          gaps.append(
            Gap(x: x + TimelineScale.turnGap / 2, seconds: call.time - calls[index - 1].time))
          x += TimelineScale.turnGap
        }
        places.append(x + width / 2)
        x += width
      }
      length = x + TimelineScale.margin
    case .time:
      let start = calls.first?.time ?? 0
      places = calls.map { TimelineScale.margin + max(0, $0.time - start) * width }
      length = (places.last ?? 0) + 2 * TimelineScale.margin
    }
    (self.places, self.gaps) = (places, gaps)
  }

  /// Returns the position of a call, in points from the start of the axis.
  public func x(_ index: Int) -> Double {
    places.indices.contains(index) ? places[index] : index < 0 ? 0 : length
  }

  /// Returns the indices of the calls between two positions.
  public func calls(from start: Double, to end: Double) -> Range<Int> {
    let first = lowerBound(start)
    return first..<max(first, lowerBound(end.nextUp))
  }

  /// Returns the index of the first call at or after a position.
  private func lowerBound(_ x: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the time at a position, in seconds of the window's clock; nil without calls.
  ///
  /// On the axis of order, the result is the time of the last call before the position.
  public func time(at x: Double) -> Double? {
    guard let first = times.first else { return nil }
    switch axis {
    case .time: return first + (x - TimelineScale.margin) / width
    case .order: return times[min(max(0, lowerBound(x.nextUp) - 1), times.count - 1)]
    }
  }

  /// Returns the grid lines on the axis of time between two positions, at steps of 1, 2 and 5 (TL-8).
  ///
  /// The lines are at least 150 points apart. On the axis of order, there are none.
  public func grid(from start: Double, to end: Double) -> [(x: Double, seconds: Double)] {
    guard axis == .time, let first = times.first, end > start else { return [] }
    let wanted = 150 / width
    var step = 1e-3
    while step < 1e6 {
      if let fit = [1.0, 2, 5].map({ $0 * step }).first(where: { $0 >= wanted }) {
        step = fit
        break
      }
      step *= 10
    }
    var lines: [(Double, Double)] = []
    var seconds = ((first + (start - TimelineScale.margin) / width) / step).rounded(.up) * step
    while lines.count < 200 {
      let x = TimelineScale.margin + (seconds - first) * width
      guard x <= end else { break }
      lines.append((x, seconds))
      seconds += step
    }
    return lines
  }
}
