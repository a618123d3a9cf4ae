internal import CX11
internal import Glibc

/// Sleeps on the main thread until an event wakes it.
///
/// Four events wake the loop: data from the server, a job of the main actor, a timer, and a jump of the
/// system clock.
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

  /// Makes a loop that waits for a server's events.
  ///
  /// - Parameter descriptor: The connection's socket.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The time of the next timer; nil if there is no timer.
  var nextTimer: Double? { timers.first?.time }

  /// Runs an action once, at the given time or shortly after it.
  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    let index = timers.firstIndex { $0.time > time } ?? timers.endIndex
    timers.insert(Timer(time: time, action: action), at: index)
  }

  /// Runs the due actions in the order of their times; actions that are scheduled during this call wait for
  /// the next call.
  func runTimers(now: Double) {
    let due = timers.prefix { $0.time <= now }
    timers.removeFirst(due.count)
    due.forEach { $0.action() }
  }

  /// Runs the main actor's jobs if the last wait reported jobs.
  func runMainQueue() {
    guard hasMainQueueWork else { return }
    hasMainQueueWork = false
    mainQueue.drain()
  }

  /// Returns whether the system clock has jumped since the last call.
  func takeClockJump() -> Bool {
    defer { clockHasJumped = false }
    return clockHasJumped
  }

  /// Sleeps until an event wakes the loop or the time is over.
  ///
  /// - Parameter timeout: The maximum time, in seconds; nil for no limit.
  /// - Returns: Whether the socket is still open.
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
    // The wait timed out, or a signal interrupted it. The caller checks all sources of events itself.
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
