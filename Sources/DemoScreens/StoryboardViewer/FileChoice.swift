/// The answer of the desktop's dialog for files.
public enum FileChoice: Equatable, Sendable {
  /// The path of the chosen file.
  case chosen(String)
  /// The user has cancelled the dialog.
  case cancelled
  /// The desktop has no such dialog.
  case unavailable
}
