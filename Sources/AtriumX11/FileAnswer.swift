internal import AtriumAccessibility

/// The answer of the desktop's file dialog.
public enum FileAnswer: Hashable, Sendable {
  /// The URLs of the chosen files.
  case chosen([String])
  /// The user has cancelled the dialog.
  case cancelled
  /// The desktop has no file dialog.
  case unavailable

  /// Converts the answer of the portal.
  init(_ answer: DesktopPortal.Answer) {
    switch answer {
    case .accepted(let urls): self = .chosen(urls.map { URIList.removingOwnName(from: $0) })
    case .cancelled: self = .cancelled
    case .unavailable: self = .unavailable
    }
  }
}

/// A kind of file that the user can choose in the desktop's file dialog.
public struct FileFilter: Hashable, Sendable {
  /// The name that the dialog displays, in the user's language.
  public var name: String
  /// The patterns of the file names, such as `*.png`.
  public var patterns: [String]

  /// Makes a filter from a name and patterns.
  public init(name: String, patterns: [String]) { (self.name, self.patterns) = (name, patterns) }
}
