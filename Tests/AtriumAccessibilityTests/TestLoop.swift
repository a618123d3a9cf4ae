import AtriumAccessibility
import Glibc
import XServerSupport

/// An event loop for connections of the tests, which runs only while a test waits.
@MainActor
final class TestLoop: BusEventLoop {
  private struct Watch {
    var readiness: BusReadiness
    var action: @MainActor (BusReadiness) -> Void
  }

  private var watches: [Int32: Watch] = [:]
  private var scheduled: [@MainActor () -> Void] = []
  /// The actions that were scheduled for later, with their delays; a test runs them.
  private(set) var delayed: [(seconds: Double, action: @MainActor () -> Void)] = []
  /// The number of times that a wait ended because a socket was ready.
  private(set) var wakeUps = 0

  /// The number of watched sockets.
  var watchCount: Int { watches.count }

  func watch(
    _ descriptor: Int32, for readiness: BusReadiness,
    _ action: @escaping @MainActor (BusReadiness) -> Void
  ) {
    watches[descriptor] = Watch(readiness: readiness, action: action)
  }

  func stopWatching(_ descriptor: Int32) { watches[descriptor] = nil }

  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    if seconds > 0 { delayed.append((seconds, action)) } else { scheduled.append(action) }
  }

  /// Runs the actions that were scheduled for later.
  func runDelayed() {
    let actions = delayed
    delayed = []
    for entry in actions { entry.action() }
  }

  /// Runs the loop until a condition is true.
  ///
  /// - Returns: False if the condition is still false after ``patience`` seconds.
  @discardableResult
  func run(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(patience)
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      runOnce(milliseconds: 20)
    }
    return true
  }

  /// Runs the loop until nothing has happened for some milliseconds.
  ///
  /// A check that nothing arrives needs this time.
  func runWhileBusy(quiet: Int32 = 60) {
    while runOnce(milliseconds: quiet) {}
  }

  /// Waits once, and runs what is due.
  ///
  /// - Returns: Whether anything ran.
  @discardableResult
  func runOnce(milliseconds: Int32) -> Bool {
    let actions = scheduled
    scheduled = []
    for action in actions { action() }
    var polled = watches.map { descriptor, watch in
      var events: Int16 = 0
      if watch.readiness.contains(.readable) { events |= Int16(POLLIN) }
      if watch.readiness.contains(.writable) { events |= Int16(POLLOUT) }
      return pollfd(fd: descriptor, events: events, revents: 0)
    }
    let count = poll(&polled, nfds_t(polled.count), actions.isEmpty ? milliseconds : 0)
    for place in polled where count > 0 && place.revents != 0 {
      wakeUps += 1
      var readiness: BusReadiness = []
      let events = Int32(place.revents)
      if events & POLLIN != 0 { readiness.insert(.readable) }
      if events & POLLOUT != 0 { readiness.insert(.writable) }
      if events & POLLERR != 0 { readiness.insert(.failed) }
      if events & POLLHUP != 0 { readiness.insert(.closed) }
      watches[place.fd]?.action(readiness)
    }
    return count > 0 || !actions.isEmpty
  }
}
