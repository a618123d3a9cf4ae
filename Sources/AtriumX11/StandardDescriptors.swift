internal import Glibc

/// The descriptors of standard input, output and error.
package enum StandardDescriptors {
  /// Opens `/dev/null` on each descriptor that was closed when the program started.
  ///
  /// The system gives a new file or socket the lowest free number. Without this method, the connection to
  /// the X server could become the standard output, and printed text would be sent to the server.
  package static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // All lower descriptors are open, so the new descriptor gets this number.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
