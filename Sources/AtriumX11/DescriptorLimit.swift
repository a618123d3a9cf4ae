internal import Glibc

/// The number of files and sockets that the process may still open.
///
/// Without enough of them, Dispatch traps, and Pango draws without fonts. So a program with too few
/// does not start.
package enum DescriptorLimit {
  /// How many a program with a window needs: the connection, the main queue and the clock watch; the
  /// connection of an input method, that of its server and its wake-up; a file of the program, of
  /// the fonts, of Xlib, and one more.
  static let needed = 10

  /// The number that can still be opened, if that is too few; nil if it is enough.
  package static var shortage: Int? {
    let free = freeCount
    return free < needed ? free : nil
  }

  /// How many more can be opened; at most ``needed`` are counted.
  ///
  /// They are not opened to be counted: another thread may need one at that moment.
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
