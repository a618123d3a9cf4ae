import AtriumControls

/// Limits how often a moving pointer announces the highlighted item: at most five times a second.
///
/// Keys always announce the highlighted item.
struct RingMenuAnnouncer {
  /// The minimum time between two announcements by a pointer, in seconds.
  static let interval = 0.2

  /// A place in the menu that can be announced.
  struct Place: Equatable {
    /// The indices of the items that lead to the level.
    var level: [Int]
    /// The page of the level, from 0.
    var page: Int
    /// The highlighted content; nil without a highlight.
    var content: RingMenuWedges.Content?

    /// Makes the place of a wedge, or of the level without a highlight.
    init(_ wedge: Int?, in levels: RingMenuLevels) {
      (level, page) = (levels.indices, levels.page)
      content = wedge.map { levels.wedges.contents[$0] }
    }
  }

  private var announced: Place?
  private var time = -Double.infinity
  /// The path of the focused item of which the delegate was last notified; nil if there is none.
  private var focused: [Int]?

  /// Begins with the first level, on which nothing is highlighted.
  mutating func begin(in levels: RingMenuLevels) {
    (announced, time, focused) = (Place(nil, in: levels), -.infinity, nil)
  }

  /// Returns whether a newly highlighted item should be announced.
  mutating func announces(_ place: Place, at now: Double, byKey: Bool) -> Bool {
    guard place != announced, byKey || now - time >= RingMenuAnnouncer.interval - 1e-9 else {
      return false
    }
    (announced, time) = (place, now)
    return true
  }

  /// Returns whether the delegate must be notified of a newly focused item; a nil path means that no item is focused.
  mutating func focuses(_ path: [Int]?) -> Bool {
    defer { focused = path }
    return path != focused
  }

  /// Clears the announced item when the ring closes.
  mutating func reset() {
    (announced, time) = (nil, -.infinity)
  }
}

extension RingMenuLevels {
  /// Returns the name of the level for screen readers: the title of the item that opened it.
  @MainActor
  func spokenName(of items: [RingMenuItem]) -> String {
    let title = isFirst ? nil : items.item(at: indices)?.shownTitle
    return title ?? String(localized: "Ring")
  }
}
