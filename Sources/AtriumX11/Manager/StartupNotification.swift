internal import Glibc

/// The launch of this program, as the launcher announced it (freedesktop startup notification specification).
///
/// A launcher, such as a panel, passes an identifier in the environment variable `DESKTOP_STARTUP_ID`. It
/// displays a busy cursor until the program reports that its first window is on screen.
package struct StartupNotification: Equatable, Sendable {
  /// The identifier.
  package let identifier: String

  private static let variable = "DESKTOP_STARTUP_ID"
  /// The maximum length of an identifier, in bytes; a longer value is not from a launcher.
  private static let longest = 1024

  /// Makes a launch with an identifier; nil if the identifier is empty or longer than 1,024 bytes.
  package init?(identifier: String) {
    guard (1...Self.longest).contains(identifier.utf8.count) else { return nil }
    self.identifier = identifier
  }

  /// Takes the identifier from the environment; nil if no launcher set it, or if it is not valid.
  ///
  /// The variable is removed, so that the programs that this program starts do not report the end of this launch.
  static func take() -> StartupNotification? {
    guard let value = getenv(variable) else { return nil }
    let identifier = String(cString: value)
    unsetenv(variable)
    return StartupNotification(identifier: identifier)
  }

  /// The server time of the click or key press that started the program, in milliseconds.
  ///
  /// The value is nil if the identifier contains no time.
  ///
  /// The time follows the last `_TIME` in the identifier.
  package var time: UInt? {
    let parts = Array(identifier.utf8)
    let mark = Array("_TIME".utf8)
    let starts = parts.indices.filter { parts[$0...].starts(with: mark) }
    guard let start = starts.last else { return nil }
    let digits = parts[(start + mark.count)...].prefix { (0x30...0x39).contains($0) }
    // The server's time has 32 bits, so a larger number is not a time.
    return UInt32(String(decoding: digits, as: UTF8.self)).map { UInt($0) }
  }

  /// The message that the launch is complete, in pieces of 20 bytes with a zero byte at the end.
  package var completion: [[UInt8]] {
    let quoted = identifier.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    var bytes = Array("remove: ID=\"\(String(quoted))\"".utf8)
    bytes.append(0)
    return stride(from: 0, to: bytes.count, by: Self.piece).map { start in
      let part = bytes[start...].prefix(Self.piece)
      return part + [UInt8](repeating: 0, count: Self.piece - part.count)
    }
  }

  /// The number of bytes in a client message.
  private static let piece = 20
}
