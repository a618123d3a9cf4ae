/// The result of the desktop's dialog for choosing a file.
public enum FileChoice: Equatable, Sendable {
  /// The path of the chosen file.
  case chosen(String)
  /// The user has cancelled the dialog.
  case cancelled
  /// The desktop has no dialog for choosing a file.
  case unavailable
}
