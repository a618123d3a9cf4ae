internal import Logging

/// A warning about a part of a file that has no effect, or not the intended effect.
public struct InterfaceWarning: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The line, beginning with 1.
  public let line: Int
  /// The message.
  public let message: String
  /// The class that is not registered; nil if the warning has another subject.
  public let missingClass: String?
  /// The missing image; nil if the warning has another subject.
  public let missingImage: String?
  /// The number of occurrences in the file.
  ///
  /// The line is the line of the first occurrence.
  public internal(set) var count = 1

  /// The warning in one line: the file, the line, the message, and the number of further occurrences, if any.
  public var description: String {
    let rest = count > 1 ? " (and \(count - 1) more)" : ""
    return "\(file):\(line): \(message)\(rest)"
  }
}

/// The warnings about one file.
///
/// Each warning is logged once, when it first occurs.
final class InterfaceWarnings {
  /// The maximum number of warnings about one file that are kept and logged.
  static let limit = 500
  private static let logger = Logger(label: "atrium.storyboards")

  let file: String
  private(set) var all: [InterfaceWarning] = []
  /// The indices of the warnings in the list, by their keys.
  private var places: [String: Int] = [:]
  /// The lines and keys of the warnings given so far.
  private var seen: Set<String> = []
  /// The attributes and the child elements in the file that have no effect in Atrium.
  ///
  /// Examples are `label baselineAdjustment` for an attribute and `label <highlightedColor>` for a child element.
  private(set) var attributesWithoutEffect: Set<String> = []
  /// The lines of the file.
  var lines = InterfaceLines([])

  init(file: String) { self.file = file }

  /// Adds an attribute without effect, and logs it once for each file.
  func leaveOut(_ attribute: String) {
    guard attributesWithoutEffect.insert(attribute).inserted else { return }
    InterfaceWarnings.logger.warning("\(file): \(attribute) has no effect on a desktop.")
  }

  /// Adds an attribute that the reader does not need, and logs nothing.
  func omit(_ attribute: String) { attributesWithoutEffect.insert(attribute) }

  /// Adds a warning.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - line: The line.
  ///   - key: The key that merges warnings into one with a count; nil uses the message.
  ///   - missingClass: The class that is not registered; nil if the warning has another subject.
  ///   - missingImage: The missing image; nil if the warning has another subject.
  func warn(
    _ message: String, line: Int, key: String? = nil, missingClass: String? = nil,
    missingImage: String? = nil
  ) {
    if let place = places[key ?? message] {
      // An object may be made again, for example from a prototype. The same warning then does not count again.
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
