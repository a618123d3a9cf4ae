internal import CX11
internal import Glibc

/// Reports jumps of the local time.
///
/// The local time jumps when the system time is set, after the machine was suspended, and when daylight saving
/// time begins or ends.
///
/// Setting the time and resuming from suspension cancel a kernel timer. This timer is set to the next change of
/// daylight saving time, so the program wakes up only for jumps. A change of the time zone takes effect when the time
/// is next read, but is not reported, since a report would require watching the system's configuration files.
@MainActor
final class SystemClockWatch {
  /// A descriptor that is readable when the clock has jumped; -1 if the system has no such timer.
  let descriptor: Int32

  /// The longest time for which the timer is set, in seconds; used if no daylight saving change comes sooner.
  private static let longestWait = 400 * 86_400

  init() {
    // The flags for timers have the same values as the flags for files.
    descriptor = timerfd_create(CLOCK_REALTIME, O_NONBLOCK | O_CLOEXEC)
    arm()
  }

  isolated deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Makes the descriptor unreadable until the next jump.
  func acknowledge() {
    var count: UInt64 = 0
    // This call fails if the clock has been set, but even then it makes the descriptor unreadable.
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    arm()
  }

  private func arm() {
    guard descriptor >= 0 else { return }
    tzset()
    // The coarse clock of `time(nil)` may still show the second before a jump that has happened. With that
    // clock, the timer would fire for the same jump again.
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    let now = moment.tv_sec
    let end = now + Self.longestWait
    x11shim_arm_clock_watch(descriptor, LocalTime.nextJump(after: now, before: end) ?? end)
  }
}
