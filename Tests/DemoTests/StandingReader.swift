import Glibc
import Testing

/// A FIFO with a small buffer, and a reader that reads only on request.
final class StandingReader {
  /// The path of the FIFO.
  let path: String

  private let descriptor: Int32
  /// The `fcntl` command that sets the size of a pipe in Linux, `F_SETPIPE_SZ`, which the C library hides
  /// from Swift.
  private static let setPipeSize: Int32 = 1031

  init(in folder: TemporaryFolder) throws {
    path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(fcntl(descriptor, Self.setPipeSize, 4096) == 4096)
  }

  deinit { close(descriptor) }

  /// Reads the current content.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece.prefix(count)
    }
  }
}
