internal import AtriumAccessibility
internal import CX11
internal import Glibc

/// Sleeps on the main thread until an event wakes the loop.
///
/// Five events wake the loop: data from the server, a job of the main actor, a timer, a jump of the system clock, and
/// a watched socket that is ready.
@MainActor
final class MainLoop {
  private struct Timer {
    var time: Double
    var action: @MainActor () -> Void
  }

  /// A socket that the loop watches, in addition to the socket of the connection.
  private struct Watch {
    let descriptor: Int32
    var events: Int16
    var action: @MainActor (BusReadiness) -> Void
  }

  private let descriptor: Int32
  private let clockWatch = SystemClockWatch()
  private let mainQueue = MainQueue()
  private var timers: [Timer] = []
  private var watches: [Watch] = []
  /// The watched sockets that the last wait found ready.
  private var ready: [(descriptor: Int32, readiness: BusReadiness)] = []
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

  /// Runs the due actions in the order of their times.
  ///
  /// Actions that are scheduled during this call wait for the next call.
  func runTimers(now: Double) {
    let due = timers.prefix { $0.time <= now }
    timers.removeFirst(due.count)
    due.forEach { $0.action() }
  }

  /// Watches a socket; an earlier watch of the same socket ends.
  func watch(
    _ descriptor: Int32, for readiness: BusReadiness,
    _ action: @escaping @MainActor (BusReadiness) -> Void
  ) {
    var events: Int16 = 0
    if readiness.contains(.readable) { events |= Int16(POLLIN) }
    if readiness.contains(.writable) { events |= Int16(POLLOUT) }
    let watch = Watch(descriptor: descriptor, events: events, action: action)
    if let index = watches.firstIndex(where: { $0.descriptor == descriptor }) {
      watches[index] = watch
    } else {
      watches.append(watch)
    }
  }

  /// Stops watching a socket.
  func stopWatching(_ descriptor: Int32) {
    watches.removeAll { $0.descriptor == descriptor }
  }

  /// Runs the actions of the sockets that the last wait found ready.
  func runWatches() {
    let ready = ready
    self.ready = []
    for (descriptor, readiness) in ready {
      // An earlier action may have ended this watch.
      watches.first { $0.descriptor == descriptor }?.action(readiness)
    }
  }

  /// Runs the main actor's jobs if the last wait reported any.
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

  /// Sleeps until an event wakes the loop or the timeout expires.
  ///
  /// - Parameter timeout: The maximum time, in seconds; nil for no limit.
  /// - Returns: Whether the socket is still open.
  func wait(timeout: Double?) -> Bool {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueue.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: clockWatch.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let own = descriptors.count
    for watch in watches {
      descriptors.append(pollfd(fd: watch.descriptor, events: watch.events, revents: 0))
    }
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
    for place in descriptors[own...] where place.revents != 0 {
      ready.append((place.fd, Self.readiness(of: Int32(place.revents))))
    }
    return Int32(descriptors[0].revents) & (POLLHUP | POLLERR | POLLNVAL) == 0
  }

  private static func readiness(of events: Int32) -> BusReadiness {
    var readiness: BusReadiness = []
    if events & POLLIN != 0 { readiness.insert(.readable) }
    if events & POLLOUT != 0 { readiness.insert(.writable) }
    if events & (POLLERR | POLLNVAL) != 0 { readiness.insert(.failed) }
    if events & POLLHUP != 0 { readiness.insert(.closed) }
    return readiness
  }
}
