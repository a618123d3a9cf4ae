/// Limits how often a moving pointer announces the highlighted item: at most five times a second.
///
/// Keys always announce the highlighted item.
struct RingMenuAnnouncer {
  /// The minimum time between two announcements by a pointer, in seconds.
  static let interval = 0.2

  private var announced: [Int]?
  private var time = -Double.infinity

  /// Returns whether a newly highlighted item should be announced.
  mutating func announces(_ path: [Int]?, at now: Double, byKey: Bool) -> Bool {
    guard path != announced, byKey || now - time >= RingMenuAnnouncer.interval - 1e-9 else {
      return false
    }
    (announced, time) = (path, now)
    return true
  }

  /// Forgets the announced item when the ring closes.
  mutating func reset() {
    (announced, time) = (nil, -.infinity)
  }
}
