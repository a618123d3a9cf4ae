/// Limits how often a moving pointer announces the focus: five times a second.
///
/// Keys always announce it.
struct RingMenuAnnouncer {
  /// The shortest time between two announcements of a pointer, in seconds.
  static let interval = 0.2

  private var announced: [Int]?
  private var time = -Double.infinity

  /// Whether a new focus is to be announced.
  mutating func announces(_ path: [Int]?, at now: Double, byKey: Bool) -> Bool {
    guard path != announced, byKey || now - time >= RingMenuAnnouncer.interval - 1e-9 else {
      return false
    }
    (announced, time) = (path, now)
    return true
  }

  /// Forgets the focus, when the ring closes.
  mutating func reset() {
    (announced, time) = (nil, -.infinity)
  }
}
