internal import Glibc

/// Writes lines to a file or to an open descriptor; each is out before the call returns.
///
/// Somebody who follows a log from outside must see a line when it happened, so nothing is kept
/// back. After an error, such as a full disk or a reader that has gone, lines are dropped and
/// ``failure`` says why.
@MainActor
public final class LineWriter {
  /// A file that cannot be opened.
  public struct OpenError: Error, CustomStringConvertible {
    /// The name of the file.
    public let path: String
    /// The system's number for what is wrong.
    public let code: Int32

    /// One sentence for a person.
    public var description: String {
      "cannot write \(path): \(LineWriter.message(of: code))"
    }
  }

  /// Why lines are dropped: the system's words; nil while all is well.
  public var failure: String? { code.map(LineWriter.message) }
  /// Whether lines are dropped because nobody reads them any more.
  public var isReaderGone: Bool { code == EPIPE }
  private var code: Int32?
  private let descriptor: Int32
  private let closesWhenDone: Bool

  /// Writes to a descriptor that stays open afterwards, such as 1 for the standard output.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    closesWhenDone = false
  }

  /// Writes to a file, whose old contents go.
  ///
  /// - Throws: ``OpenError`` if the file cannot be made.
  public init(path: String) throws(OpenError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    closesWhenDone = true
    guard descriptor >= 0 else { throw OpenError(path: path, code: errno) }
  }

  deinit {
    if closesWhenDone, descriptor >= 0 { close(descriptor) }
  }

  /// Writes a line and its end.
  public func write(_ line: String) {
    guard code == nil else { return }
    let bytes = Array((line + "\n").utf8)
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + position }, buffer.count - position)
      }
      if count > 0 {
        position += count
      } else if errno != EINTR {
        code = errno
        return
      }
    }
  }

  /// The system's words for an error number.
  nonisolated static func message(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
