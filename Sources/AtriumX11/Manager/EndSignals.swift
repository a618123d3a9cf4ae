internal import CX11
internal import Glibc
internal import Synchronization

/// The signals by which a session asks a program to end: `SIGTERM` and `SIGHUP`.
///
/// The first signal makes a descriptor readable; the main loop then closes the windows. A second signal of the same
/// kind ends the program at once, so that a program that hangs can be ended. A signal of the other kind does not,
/// because systemd sends `SIGTERM` and immediately afterwards `SIGHUP` to the programs of a session that ends.
enum EndSignals {
  private static let signals = [SIGTERM, SIGHUP]
  /// The descriptor to which the handler writes the number of the signal; -1 before the installation.
  private static let writeEnd = Atomic<Int32>(-1)
  private static let readEnd = Atomic<Int32>(-1)

  /// Installs the handlers, unless they are already installed.
  ///
  /// A signal that the program handles or ignores keeps its disposition, as under `nohup`.
  ///
  /// - Returns: The descriptor that becomes readable; nil if there is no free descriptor.
  static func install() -> Int32? {
    let existing = readEnd.load(ordering: .relaxed)
    guard existing < 0 else { return existing }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    readEnd.store(ends[0], ordering: .sequentiallyConsistent)
    for signal in signals where isDefault(signal) {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handler
      // The flag is the highest of 32 bits, so Swift imports it as a UInt32.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_RESTART)
      sigaction(signal, &action, nil)
    }
    return ends[0]
  }

  /// Restores the default disposition, after the main loop has ended.
  static func uninstall() {
    guard readEnd.load(ordering: .relaxed) >= 0 else { return }
    for signal in signals {
      var current = sigaction()
      guard sigaction(signal, nil, &current) == 0,
        let handler = current.__sigaction_handler.sa_handler,
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(Self.handler, to: Int.self)
      else { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = nil
      sigaction(signal, &action, nil)
    }
    close(writeEnd.exchange(-1, ordering: .sequentiallyConsistent))
    close(readEnd.exchange(-1, ordering: .sequentiallyConsistent))
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let savedError = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(EndSignals.writeEnd.load(ordering: .relaxed), &byte, 1)
    errno = savedError
  }

  /// Takes the number of the signal that has arrived; nil if no signal has arrived.
  static func take() -> Int32? {
    var byte: UInt8 = 0
    guard read(readEnd.load(ordering: .relaxed), &byte, 1) == 1 else { return nil }
    return Int32(byte)
  }

  private static func isDefault(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0, action.sa_flags & Int32(SA_SIGINFO) == 0 else {
      return false
    }
    return action.__sigaction_handler.sa_handler == nil
  }
}
