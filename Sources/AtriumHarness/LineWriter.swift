import AtriumGraphics
internal import Glibc

/// Writes lines to a file or to an open descriptor, and keeps no caller waiting that does not want to.
///
/// A line for a file on a disk is out before the call returns, so that one who follows a log from
/// outside sees it when it happened. What may wait for a reader (a pipe, a terminal, a socket) is
/// written by a thread of its own. While its reader stands still, up to a mebibyte waits; lines
/// beyond are dropped and counted, and where the stream has the gap a line says so, as soon as
/// writing works again. A program that has nothing else to do can be patient with its reader.
///
/// After an error, such as a full disk or a reader that has gone, lines are dropped and ``failure``
/// says why.
public final class LineWriter: Sendable {
  /// A file that cannot be opened.
  public struct OpenError: Error, CustomStringConvertible {
    /// The name of the file.
    public let path: String
    /// The system's number for what is wrong.
    public let code: Int32

    /// One sentence for a person.
    public var description: String {
      "cannot write \(path.asNameForMessage): \(LineWriter.message(ofOpening: code))"
    }
  }

  private let queue: LineQueue

  /// Writes to a descriptor that stays open afterwards, such as 1 for the standard output.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - patience: How long a line without room waits while nothing is read, in seconds.
  ///   - describeGap: Makes the line that says how many lines were dropped before it.
  public init(
    descriptor: Int32, patience: Double = 0,
    describeGap: @escaping @Sendable (_ lineCount: Int) -> String = LineWriter.gap
  ) {
    queue = LineQueue(
      descriptor: descriptor, closesWhenDone: false, patience: patience, describeGap: describeGap)
  }

  /// Writes to a file, whose old contents go.
  ///
  /// A FIFO must have its reader already: it is not waited for.
  ///
  /// - Parameters:
  ///   - path: The name of the file.
  ///   - patience: How long a line without room waits while nothing is read, in seconds.
  ///   - describeGap: Makes the line that says how many lines were dropped before it.
  /// - Throws: ``OpenError`` if the file cannot be made, or nothing reads from the FIFO.
  public init(
    path: String, patience: Double = 0,
    describeGap: @escaping @Sendable (_ lineCount: Int) -> String = LineWriter.gap
  ) throws(OpenError) {
    guard !path.utf8.contains(0) else { throw OpenError(path: path, code: EINVAL) }
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw OpenError(path: path, code: errno) }
    // The thread that writes may wait.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    queue = LineQueue(
      descriptor: descriptor, closesWhenDone: true, patience: patience, describeGap: describeGap)
  }

  deinit { queue.close() }

  /// Why lines are dropped: the system's words; nil while all is well.
  public var failure: String? { queue.code.map(LineWriter.message(of:)) }
  /// Whether lines are dropped because the reader has closed its end.
  public var isReaderGone: Bool { queue.code == EPIPE }
  /// How many lines were dropped because the reader did not keep up.
  public var droppedLineCount: Int { queue.droppedLineCount }

  /// Writes a line and its end.
  public func write(_ line: String) {
    queue.write(line)
  }

  /// Waits until all lines are out, as long as they are read; what is not out then is dropped and
  /// counted.
  ///
  /// - Parameter seconds: How long it waits while nothing is read.
  public func finish(within seconds: Double) {
    queue.finish(within: seconds)
  }

  /// What stands in the stream where lines are missing, as `3 lines were dropped`.
  public static func gap(_ lineCount: Int) -> String {
    lineCount == 1 ? "1 line was dropped" : "\(lineCount) lines were dropped"
  }

  /// The system's words for an error number.
  static func message(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  private static func message(ofOpening code: Int32) -> String {
    // The system's words for this number are of devices.
    code == ENXIO ? "no program reads from it" : message(of: code)
  }
}
