internal import Glibc

/// Where the host's diagnostics go.
public enum X11Log {
  /// Writes a line to standard error: the default.
  public static func standardError(_ line: String) {
    let text = "atrium: \(line)\n"
    // In one call, so that lines of several writers do not mix.
    let bytes = Array(text.utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
}
