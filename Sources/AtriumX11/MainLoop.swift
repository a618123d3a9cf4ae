internal import CX11
internal import Glibc

/// Sleeps until something happens, on the main thread that the program began on.
///
/// Four things can happen: the server says something, the main actor has work, a time has come, or
/// the user's clock jumps. Nothing wakes up without one of them.
@MainActor
final class MainLoop {
  private struct Timer {
    var time: Double
    var action: @MainActor () -> Void
  }

  private let descriptor: Int32
  private let clockWatch = SystemClockWatch()
  private let mainQueue = MainQueue()
  private var timers: [Timer] = []
  /// Whether the last wait found jobs of the main actor.
  private(set) var hasMainQueueWork = true
  private var clockHasJumped = false

  /// Makes a loop that waits for a server.
  ///
  /// - Parameter descriptor: The connection's socket.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The time of the next timer; nil if there is none.
  var nextTimer: Double? { timers.first?.time }

  /// Runs something once, not before a time.
  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    let index = timers.firstIndex { $0.time > time } ?? timers.endIndex
    timers.insert(Timer(time: time, action: action), at: index)
  }

  /// Runs what is due, in the order of its times; what is scheduled meanwhile waits.
  func runTimers(now: Double) {
    let due = timers.prefix { $0.time <= now }
    timers.removeFirst(due.count)
    due.forEach { $0.action() }
  }

  /// Runs the main actor's jobs if the last wait found some.
  func runMainQueue() {
    guard hasMainQueueWork else { return }
    hasMainQueueWork = false
    mainQueue.drain()
  }

  /// Whether the user's clock has jumped since this was last asked.
  func takeClockJump() -> Bool {
    defer { clockHasJumped = false }
    return clockHasJumped
  }

  /// Sleeps.
  ///
  /// - Parameter timeout: How long at most, in seconds; nil for as long as nothing happens.
  /// - Returns: Whether the server is still at the other end of the socket.
  func wait(timeout: Double?) -> Bool {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueue.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: clockWatch.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count: Int32
    if let timeout {
      let seconds = min(max(0, timeout), 1e6)
      var time = timespec(
        tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
      count = x11shim_poll(&descriptors, nfds_t(descriptors.count), &time)
    } else {
      count = x11shim_poll(&descriptors, nfds_t(descriptors.count), nil)
    }
    // Interrupted by a signal: nothing is known, so the caller looks for itself.
    guard count > 0 else { return true }
    if descriptors[1].revents != 0 {
      mainQueue.acknowledge()
      hasMainQueueWork = true
    }
    if descriptors[2].revents != 0 {
      clockWatch.acknowledge()
      clockHasJumped = true
    }
    return Int32(descriptors[0].revents) & (POLLHUP | POLLERR | POLLNVAL) == 0
  }
}
