internal import Glibc

/// The number of files and sockets that the process may still open.
///
/// Without enough descriptors, Dispatch traps, and Pango draws without fonts. A program that can open too
/// few descriptors therefore does not start.
package enum DescriptorLimit {
  /// The number of descriptors that a program with a window needs.
  ///
  /// The program itself needs five descriptors: the connection, the main queue, the clock watch, and both ends of the
  /// pipe of ``EndSignals``. The session bus and the accessibility bus need one each. An input method needs three
  /// more: its connection, the connection of its server, and the descriptor that wakes its thread. The program, the
  /// fonts and Xlib each need one more for a file, and one is kept in reserve.
  static let needed = 14

  /// The number of descriptors that can still be opened, if that number is too small; nil if it is sufficient.
  ///
  /// Once the fonts are being loaded, their file may be open and no longer needs a free descriptor.
  package static var shortage: Int? {
    let free = freeCount
    return free < (FontWarmUp.hasStarted ? needed - 1 : needed) ? free : nil
  }

  /// The number of descriptors that can still be opened, counted up to ``needed``.
  ///
  /// Counting does not open the descriptors, since another thread may need a descriptor at that moment.
  private static var freeCount: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return needed }
    var count = 0
    var descriptor: Int32 = 0
    while count < needed, rlim_t(descriptor) < limit.rlim_cur {
      if fcntl(descriptor, F_GETFD) < 0 { count += 1 }
      descriptor += 1
    }
    return count
  }
}
