internal import Logging

/// A part of a file that has no effect, or not the intended one.
public struct InterfaceWarning: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The line, beginning with 1.
  public let line: Int
  /// The message.
  public let message: String
  /// The class that is not registered; nil if the warning is about something else.
  public let missingClass: String?

  /// One line: the file, the line and the message.
  public var description: String { "\(file):\(line): \(message)" }
}

/// The warnings about one file; each is logged when it is given, and once.
final class InterfaceWarnings {
  /// The number of warnings about one file that are kept and logged.
  static let limit = 500
  private static let logger = Logger(label: "atrium.storyboards")

  let file: String
  private(set) var all: [InterfaceWarning] = []
  private var keys: Set<String> = []
  /// The lines of the file.
  var lines = InterfaceLines([])

  init(file: String) { self.file = file }

  /// Gives a warning.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - line: The line.
  ///   - key: Warnings with the same key are given once; nil for the message itself.
  ///   - missingClass: The class that is not registered; nil if it is about something else.
  func warn(_ message: String, line: Int, key: String? = nil, missingClass: String? = nil) {
    guard all.count < InterfaceWarnings.limit, keys.insert(key ?? "\(line) \(message)").inserted
    else { return }
    let warning = InterfaceWarning(
      file: file, line: line, message: message, missingClass: missingClass)
    all.append(warning)
    InterfaceWarnings.logger.warning("\(warning)")
  }
}
