/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Makes a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A message of usual importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message with additional information.
  public static let info = OSLogType(rawValue: 1)
  /// A message for developers.
  public static let debug = OSLogType(rawValue: 2)
  /// A message about an error.
  public static let error = OSLogType(rawValue: 16)
  /// A message about a mistake in the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log for a part of the program; each message begins with the name of the part.
public final class OSLog: Sendable {
  /// A log without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  let name: String

  /// Makes a log for a part of the program.
  public init(subsystem: String, category: String) {
    name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func write(_ message: String) {
    ProgramLog.write(name.isEmpty ? message : "[\(name)] \(message)")
  }
}

/// Writes a message to the standard error; each specifier such as `%{public}@` or `%d` is replaced by an argument.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  log.write(LogFormat.text("\(message)", arguments))
}

/// Writes a message to the standard error.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text)
}

/// The format of messages with arguments.
private enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = arguments.makeIterator()
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[end...].dropFirst() }
      // Flags, widths and sizes stand before the last letter, such as the size `l` in `%ld`.
      let specifier = rest.prefix { "0123456789.-+#hlqzLtj".contains($0) }
      rest = rest.dropFirst(specifier.count + 1)
      result += next.next().map { "\($0)" } ?? ""
    }
    return result + rest
  }
}

/// Whether a value is visible in messages; all values are.
public struct OSLogPrivacy: Sendable {
  /// A visible value.
  public static let auto = OSLogPrivacy()
  /// A visible value.
  public static let `public` = OSLogPrivacy()
  /// A value that other systems hide.
  public static let `private` = OSLogPrivacy()
  /// A value that other systems hide.
  public static let sensitive = OSLogPrivacy()
}

/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Makes a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Makes a message with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value; the privacy has no effect.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// Writes messages of a part of the program to the standard error.
public struct Logger: Sendable {
  private let log: OSLog
  /// Makes a logger without a name.
  public init() { log = .default }
  /// Makes a logger for a part of the program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Makes a logger for a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message of the given importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}
