import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// The titles of the causes above the lanes.
///
/// A title begins above its first call, except near the right edge, and ends before the next title. Neighbouring
/// causes without space for separate titles share one box, with their titles or with the number of these causes.
@MainActor
struct TimelineChips {
  /// A box with the title of one cause, or of several causes.
  struct Chip {
    /// The numbers that identify the causes.
    let causes: [Int]
    let frame: Rect
    let layout: TextLayout
  }

  /// The minimum width for a truncated title, in points.
  private static let least = 62.0
  /// The space inside a chip beside its title, in points.
  private static let inset = 4.0

  /// The visible titles, from left to right.
  private(set) var chips: [Chip] = []

  /// Places the titles.
  ///
  /// - Parameters:
  ///   - port: The visible part of the timeline.
  ///   - texts: The laid-out text of the timeline.
  init(port: TimelinePort, texts: TimelineTexts) {
    let causes = port.timeline.causes
    var index = 0
    while index < causes.count {
      var last = index
      while last + 1 < causes.count,
        start(of: last + 1, port) - 1 - start(of: index, port) < TimelineChips.least
      {
        last += 1
      }
      add(index...last, port, texts)
      index = last + 1
    }
  }

  private func start(of index: Int, _ port: TimelinePort) -> Double {
    port.x(port.timeline.causes[index].first) - 8
  }

  /// Adds the title of one cause, or the common title of several causes.
  private mutating func add(
    _ range: ClosedRange<Int>, _ port: TimelinePort, _ texts: TimelineTexts
  ) {
    let causes = port.timeline.causes
    var left = max(port.plot.minX + 1, start(of: range.lowerBound, port))
    let next =
      range.upperBound + 1 < causes.count ? start(of: range.upperBound + 1, port) - 1 : .infinity
    let limit = min(port.plot.maxX - 1, next)
    guard left < port.plot.maxX, limit - left >= 2 else { return }
    func width(_ title: String) -> Double {
      (texts.layout(title).size.width + 2 * TimelineChips.inset).rounded(.up)
    }
    // A cause that the session has dropped has no title.
    var title = causes[range].map(\.title).filter { !$0.isEmpty }.joined(separator: ", ")
    guard !title.isEmpty else { return }
    if range.count > 1, width(title) > limit - left {
      title = String(localized: "%@ actions", "\(range.count)")
    }
    let calls = (causes[range].map { port.x($0.last) }.max() ?? 0) + 8
    let right = min(limit, max(calls, left + width(title)))
    // New calls come at the right edge. A title near that edge may begin before its first call.
    if next > limit {
      left = max(
        chips.last.map { $0.frame.maxX + 1 } ?? 0, min(left, right - width(title)),
        port.plot.minX + 1)
    }
    guard right - left >= min(TimelineChips.least, width(title)) else { return }
    chips.append(
      Chip(
        causes: causes[range].map(\.id),
        frame: Rect(x: left, y: 29, width: right - left, height: 19),
        layout: texts.layout(title, width: right - left - 2 * TimelineChips.inset)))
  }
}
