import Foundation

/// Wakes waiting threads whenever a program of the tests has written output or has ended.
final class News: Sendable {
  static let shared = News()

  /// Whether writes of programs are reported; false if the kernel offers no watch for files.
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

  /// The number of reports until now; see ``wait(after:seconds:)``.
  var number: Int { condition.withLock { count } }

  /// Wakes all waiting threads.
  func ring() {
    condition.withLock {
      count += 1
      condition.broadcast()
    }
  }

  /// Sleeps until there is a report.
  ///
  /// - Parameters:
  ///   - number: The ``number`` before the caller checked its condition, so that no report in between is
  ///   missed.
  ///   - seconds: The maximum time.
  func wait(after number: Int, seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.withLock {
      while count == number, condition.wait(until: end) {}
    }
  }

  /// Reports all later writes to a file.
  ///
  /// - Returns: Whether the file can be watched.
  func watch(file path: String) -> Bool {
    tellsOfOutput && inotify_add_watch(watcher, path, UInt32(IN_MODIFY)) >= 0
  }

  private func readForEver() {
    var events = [UInt8](repeating: 0, count: 4096)
    while read(watcher, &events, events.count) > 0 || errno == EINTR { ring() }
  }
}
