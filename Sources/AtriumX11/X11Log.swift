internal import Glibc

/// Where the host's diagnostics go.
public enum X11Log {
  /// Writes a line to standard error: the default.
  public static func standardError(_ line: String) {
    let text = "atrium: \(line)\n"
    // In one call, so that lines of several writers do not mix.
    _ = text.utf8.withContiguousStorageIfAvailable { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
