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
  /// The picture that is not there; nil if the warning is about something else.
  public let missingImage: String?
  /// The number of places in the file for which it stands; the line is that of the first.
  public internal(set) var count = 1

  /// One line: the file, the line, the message, and the number of further places if there are any.
  public var description: String {
    let rest = count > 1 ? " (and \(count - 1) more)" : ""
    return "\(file):\(line): \(message)\(rest)"
  }
}

/// The warnings about one file; each is logged when it is given, and once.
final class InterfaceWarnings {
  /// The number of warnings about one file that are kept and logged.
  static let limit = 500
  private static let logger = Logger(label: "atrium.storyboards")

  let file: String
  private(set) var all: [InterfaceWarning] = []
  /// The places of the warnings in the list, by their keys.
  private var places: [String: Int] = [:]
  /// The lines and keys of the warnings that were given.
  private var seen: Set<String> = []
  /// The lines of the file.
  var lines = InterfaceLines([])

  init(file: String) { self.file = file }

  /// Gives a warning.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - line: The line.
  ///   - key: Warnings with the same key are one with a count; nil for the message itself.
  ///   - missingClass: The class that is not registered; nil if it is about something else.
  ///   - missingImage: The picture that is not there; nil if it is about something else.
  func warn(
    _ message: String, line: Int, key: String? = nil, missingClass: String? = nil,
    missingImage: String? = nil
  ) {
    if let place = places[key ?? message] {
      // An object that is made again has the same warnings.
      if seen.insert("\(line) \(key ?? message)").inserted { all[place].count += 1 }
      return
    }
    guard all.count < InterfaceWarnings.limit else { return }
    places[key ?? message] = all.count
    seen.insert("\(line) \(key ?? message)")
    let warning = InterfaceWarning(
      file: file, line: line, message: message, missingClass: missingClass,
      missingImage: missingImage)
    all.append(warning)
    InterfaceWarnings.logger.warning("\(warning)")
  }
}
