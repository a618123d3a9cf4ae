internal import AtriumGraphics
internal import CX11
internal import Glibc

/// Writes the host's diagnostics.
@MainActor
enum X11Log {
  /// The maximum length of a line, in bytes: a writable pipe accepts this many bytes in one call.
  private static let longestLine = 4096
  private static var droppedCount = 0

  /// Writes a line to standard error.
  ///
  /// The method never blocks. While the reader of standard error is stalled, lines are dropped; the number of
  /// dropped lines is written before the next line.
  static func standardError(_ line: String) {
    var ready = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    // The check also avoids SIGPIPE if the reader has closed the pipe.
    guard poll(&ready, 1, 0) == 1, Int32(ready.revents) == POLLOUT else {
      droppedCount += 1
      return
    }
    var text = ""
    if droppedCount > 0 {
      text = "atrium: \(droppedCount) \(droppedCount == 1 ? "line was" : "lines were") dropped\n"
    }
    droppedCount = 0
    text += "atrium: \(line.forMessage)"
    // A line is written in one call, so that lines of several writers do not interleave.
    let bytes = Array(text.utf8.prefix(longestLine - 1)) + Array("\n".utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
}
