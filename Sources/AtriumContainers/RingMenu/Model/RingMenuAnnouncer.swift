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
  }

  private var announced: Place?
  private var time = -Double.infinity

  /// Begins with a level that has just been opened, and on which nothing is highlighted.
  mutating func begin(at level: [Int], page: Int) {
    (announced, time) = (Place(level: level, page: page), -.infinity)
  }

  /// Returns whether a newly highlighted item should be announced.
  mutating func announces(_ place: Place, at now: Double, byKey: Bool) -> Bool {
    guard place != announced, byKey || now - time >= RingMenuAnnouncer.interval - 1e-9 else {
      return false
    }
    (announced, time) = (place, now)
    return true
  }

  /// Forgets the announced item when the ring closes.
  mutating func reset() {
    (announced, time) = (nil, -.infinity)
  }
}
