import Foundation
import TestSupport

/// The end of a program that a test has started.
///
/// A thread sleeps until the end, so that no test has to poll. Records under the process number are removed
/// before the kernel may reuse the number.
final class ProcessEnd: Sendable {
  private let process: ProcessIdentity
  private let lock = NSLock()
  private nonisolated(unsafe) var code: Int32?
  private nonisolated(unsafe) var last: (@Sendable () -> Void)?

  init(of process: ProcessIdentity) {
    self.process = process
    Thread.detachNewThread { self.sleepUntilThen() }
  }

  /// The exit code, or the negative number of the signal; nil while the program is running.
  var status: Int32? { lock.withLock { code } }

  /// Sends the process a signal, unless it has ended.
  func send(signal: Int32) {
    lock.withLock {
      if code == nil { kill(process.number, signal) }
    }
  }

  /// Runs a closure when the process has ended and its number is not free yet.
  ///
  /// - Parameter action: The closure, run on another thread; there can be only one.
  func clearUp(_ action: @escaping @Sendable () -> Void) {
    lock.withLock { last = action }
  }

  private func sleepUntilThen() {
    var information = siginfo_t()
    // The process stays a zombie, and keeps its number.
    while waitid(P_PID, id_t(process.number), &information, WEXITED | WNOWAIT) != 0,
      errno == EINTR
    {}
    lock.withLock {
      last?()
      last = nil
      Guardian.shared.forget(process)
      var raw: Int32 = 0
      while waitpid(process.number, &raw, 0) < 0, errno == EINTR {}
      let signal = raw & 0x7f
      code = signal == 0 ? raw >> 8 & 0xff : -signal
    }
    News.shared.ring()
  }
}
