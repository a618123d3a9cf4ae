import Foundation

/// One process, distinguished from a later one with the same number.
///
/// The description is the number and the start, for example `4711:90210`.
public struct ProcessIdentity: Equatable, Sendable, LosslessStringConvertible {
  /// The number of the process.
  public let number: Int32
  /// The start of the process, in the kernel's ticks since the machine started.
  public let start: UInt64

  /// Identifies the process that currently has a number; nil if there is none.
  public init?(_ number: Int32) {
    guard let fields = ProcessIdentity.status(of: number), let start = UInt64(fields[19]) else {
      return nil
    }
    (self.number, self.start) = (number, start)
  }

  /// Parses the description of an identity; nil if it is invalid.
  public init?(_ description: String) {
    let numbers = description.split(separator: ":")
    guard numbers.count == 2, let number = Int32(numbers[0]), let start = UInt64(numbers[1]) else {
      return nil
    }
    (self.number, self.start) = (number, start)
  }

  /// The number and the start.
  public var description: String { "\(number):\(start)" }

  /// Whether the process is running; false for a zombie, which has ended.
  public var isRunning: Bool {
    guard let fields = ProcessIdentity.status(of: number) else { return false }
    return UInt64(fields[19]) == start && fields[0] != "Z"
  }

  /// Returns the fields of `/proc/NUMBER/stat` from the state on; nil if there is no such process.
  private static func status(of number: Int32) -> [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      // The program's name is in parentheses, and may contain parentheses.
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? fields : nil
  }
}
