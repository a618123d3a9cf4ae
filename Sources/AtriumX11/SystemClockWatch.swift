internal import CX11
internal import Glibc

/// Hears when the user's clock jumps: when the system's time is set, after the machine slept, and when
/// daylight saving time begins or ends.
///
/// The kernel tells of the first two by a timer that is cancelled by them; the third is what that
/// timer waits for. So nothing wakes up in between. Another time zone is found out whenever the time
/// is asked for, but is not waited for: that would take a watch over the system's configuration.
@MainActor
final class SystemClockWatch {
  /// Readable when the clock has jumped; -1 where there is no such timer.
  let descriptor: Int32

  /// Where no change of the local time is known, the timer waits for so many seconds, and again.
  private static let longestWait = 400 * 86_400

  init() {
    // Its flags are those of files.
    descriptor = timerfd_create(CLOCK_REALTIME, O_NONBLOCK | O_CLOEXEC)
    arm()
  }

  isolated deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Makes the descriptor unreadable until the next jump.
  func acknowledge() {
    var count: UInt64 = 0
    // Fails when the clock was set, which makes it unreadable too.
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    arm()
  }

  private func arm() {
    guard descriptor >= 0 else { return }
    tzset()
    // Not `time(nil)`, whose coarse clock may still show the second before a jump that is over: the
    // timer would be due for that jump once more.
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    let now = moment.tv_sec
    let end = now + Self.longestWait
    x11shim_arm_clock_watch(descriptor, LocalTime.nextJump(after: now, before: end) ?? end)
  }
}
