internal import Glibc

/// The descriptors of standard input, output and error.
package enum StandardDescriptors {
  /// Opens those that the program was started without, on `/dev/null`.
  ///
  /// The system gives a new file or socket the lowest free number. So without this, the connection to
  /// the X server could become the standard output, and what the program says would be sent there.
  package static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The ones below are open, so this is the number that it gets.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
