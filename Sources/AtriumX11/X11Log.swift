internal import AtriumGraphics
internal import Glibc

/// Where the host's diagnostics go.
@MainActor
public enum X11Log {
  /// The longest line, in bytes: as much as a pipe that has room at all takes at once.
  private static let longestLine = 4096
  private static var droppedCount = 0

  /// Writes a line to standard error: the default.
  ///
  /// It waits for no reader. While the one of standard error stands still, lines are dropped, and the
  /// next one that is written says how many.
  public static func standardError(_ line: String) {
    var ready = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    // Nor does it end the program where the reader has gone.
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
    // In one call, so that lines of several writers do not mix.
    let bytes = Array(text.utf8.prefix(longestLine - 1)) + Array("\n".utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
}
