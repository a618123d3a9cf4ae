package import AtriumStoryboards

/// The reason why a screen cannot be made from its Interface Builder file.
package enum InterfaceFailure: Error, Hashable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(InterfaceError)
  /// The file does not contain the named object.
  case missing(String, file: String)

  /// One line with the file and the reason.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .missing(let object, let file): "\(file): has no \(object)"
    }
  }
}
