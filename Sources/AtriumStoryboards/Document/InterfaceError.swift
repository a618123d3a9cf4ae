/// The reason why an Interface Builder file cannot be read, with the position in the file.
public struct InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  public enum Reason: Hashable, Sendable {
    /// The file is missing or cannot be opened.
    case unreadable(String)
    /// The file is larger than ``InterfaceError/largestSize``.
    case tooLarge
    /// The file is a compiled storyboard or nib, which only iOS can read. The source file must be used.
    case compiled
    /// The file has the format from before Xcode 4.5, or is not XML.
    case oldFormat
    /// The file is XML, but not a storyboard or xib for iOS.
    case notAnInterface(String)
    /// The file is incomplete or malformed XML.
    case malformed(String)
    /// Elements are nested deeper than ``InterfaceError/largestDepth``.
    case tooDeep
    /// The file has more elements than ``InterfaceError/largestCount``.
    case tooManyElements
    /// The file declares entities. None are expanded, and no other file is read.
    case entities
  }

  /// The maximum size of a file, in bytes: 16 MiB.
  ///
  /// The largest storyboards of real projects have about 3 MiB.
  public static let largestSize = 16 << 20
  /// The maximum depth of nested elements.
  public static let largestDepth = 256
  /// The maximum number of elements.
  public static let largestCount = 300_000

  /// The path of the file.
  public var file: String
  /// The line, beginning with 1; 0 if the error is about the whole file.
  public var line: Int
  /// The column, beginning with 1; 0 if the error is about the whole line.
  public var column: Int
  /// The reason.
  public var reason: Reason

  /// Makes an error.
  public init(file: String, line: Int = 0, column: Int = 0, reason: Reason) {
    (self.file, self.line, self.column, self.reason) = (file, line, column, reason)
  }

  /// The error in one line: the file, the position and the reason.
  public var description: String {
    let place = line == 0 ? file : column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
    return "\(place): \(text)"
  }

  private var text: String {
    switch reason {
    case .unreadable(let message): "cannot be read: \(message)"
    case .tooLarge: "is larger than \(InterfaceError.largestSize >> 20) MiB"
    case .compiled:
      "is compiled; use the .storyboard or .xib file that it was made from"
    case .oldFormat:
      "has the format from before Xcode 4.5; open it in Xcode 4.5 or later, and save it"
    case .notAnInterface(let message): "is not a storyboard or xib file for iOS: \(message)"
    case .malformed(let message): "is no complete XML: \(message)"
    case .tooDeep: "has elements nested deeper than \(InterfaceError.largestDepth)"
    case .tooManyElements: "has more than \(InterfaceError.largestCount) elements"
    case .entities: "declares entities, which are not expanded"
    }
  }
}
