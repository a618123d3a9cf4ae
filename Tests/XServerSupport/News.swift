import Foundation

/// Wakes what waits, whenever a program of the tests has written something or has ended.
final class News: Sendable {
  static let shared = News()

  /// Whether what programs write is told; a kernel may have no more watches to give away.
  let tellsOfOutput: Bool

  private let condition = NSCondition()
  private let watcher: Int32
  private nonisolated(unsafe) var count = 0

  private init() {
    watcher = inotify_init1(Int32(IN_CLOEXEC))
    tellsOfOutput = watcher >= 0
    guard tellsOfOutput else { return }
    Thread.detachNewThread { self.readForEver() }
  }

  /// How often there was news; see ``wait(after:seconds:)``.
  var number: Int { condition.withLock { count } }

  /// Wakes everything that waits.
  func ring() {
    condition.withLock {
      count += 1
      condition.broadcast()
    }
  }

  /// Sleeps until there is news.
  ///
  /// - Parameters:
  ///   - number: The ``number`` before the caller looked, so that nothing in between is missed.
  ///   - seconds: How long at most.
  func wait(after number: Int, seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.withLock {
      while count == number, condition.wait(until: end) {}
    }
  }

  /// Tells from now on of everything that is written to a file.
  ///
  /// - Returns: Whether that is possible.
  func watch(file path: String) -> Bool {
    tellsOfOutput && inotify_add_watch(watcher, path, UInt32(IN_MODIFY)) >= 0
  }

  private func readForEver() {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(watcher, &events, events.count) > 0 || errno == EINTR { ring() }
  }
}
