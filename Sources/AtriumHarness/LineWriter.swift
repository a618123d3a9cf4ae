import AtriumGraphics
internal import Glibc

/// Writes lines to a file or to an open descriptor, by default without blocking the caller.
///
/// A line for a file on disk is written before the call returns, so that another program can follow the log as it
/// happens. For a pipe, a terminal or a socket, which may block, a thread writes the lines. While the reader is
/// stalled, up to a mebibyte of lines is kept. Further lines are dropped and counted. As soon as writing works again, a
/// line that gives the number of dropped lines is written in their place. With a `patience`, the caller waits for the
/// reader before lines are dropped.
///
/// After an error, such as a full disk or a closed reader, lines are dropped and ``failure`` gives
/// the reason.
public final class LineWriter: Sendable {
  /// The error that a file cannot be opened.
  public struct OpenError: Error, CustomStringConvertible {
    /// The name of the file.
    public let path: String
    /// The reason why it cannot be opened.
    let reason: String

    init(path: String, code: Int32) {
      self.init(path: path, reason: LineWriter.message(ofOpening: code))
    }

    init(path: String, reason: String) {
      (self.path, self.reason) = (path, reason)
    }

    /// The error as one sentence for the user.
    public var description: String { "cannot write \(path.asNameForMessage): \(reason)" }
  }

  private let queue: LineQueue

  /// Writes to an open descriptor, such as 1 for the standard output.
  ///
  /// The writer uses a duplicate of the descriptor, so the caller can close the descriptor at any time. Otherwise the
  /// writing thread could write to another file that reuses the number of the descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; it stays open.
  ///   - patience: The maximum time for which ``write(_:)`` waits for space while nothing is read, in seconds.
  ///   - describeGap: Makes the line that reports the number of dropped lines.
  public init(
    descriptor: Int32, patience: Double = 0,
    describeGap: @escaping @Sendable (_ lineCount: Int) -> String = LineWriter.gap
  ) {
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    queue = LineQueue(
      descriptor: duplicate < 0 ? descriptor : duplicate, closesWhenDone: duplicate >= 0,
      patience: patience, describeGap: describeGap)
  }

  /// Writes to a file; its old contents are deleted.
  ///
  /// A FIFO must already have a reader: the call does not wait for a reader.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isPrivate: Whether only the user may read the file: its mode becomes 0600, even if it exists with another
  ///     mode. A file or symbolic link of another user is refused, except for a link of the superuser. Pipes and
  ///     devices keep their modes.
  ///   - patience: The maximum time for which ``write(_:)`` waits for space while nothing is read, in seconds.
  ///   - describeGap: Makes the line that reports the number of dropped lines.
  /// - Throws: ``OpenError`` if the file cannot be opened or is refused, or the FIFO has no reader.
  public init(
    path: String, isPrivate: Bool = false, patience: Double = 0,
    describeGap: @escaping @Sendable (_ lineCount: Int) -> String = LineWriter.gap
  ) throws(OpenError) {
    guard !path.utf8.contains(0) else { throw OpenError(path: path, code: EINVAL) }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor =
      isPrivate
      ? try PrivateFile.open(path, flags) : Glibc.open(path, flags | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw OpenError(path: path, code: errno) }
    // The writing thread may block, so the non-blocking mode is turned off.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    queue = LineQueue(
      descriptor: descriptor, closesWhenDone: true, patience: patience, describeGap: describeGap)
  }

  deinit { queue.close() }

  /// The system's message for the error after which lines are dropped; nil without an error.
  public var failure: String? { queue.code.map(LineWriter.message(of:)) }
  /// Whether lines are dropped because the reader has closed its end.
  public var isReaderGone: Bool { queue.code == EPIPE }
  /// The number of lines that were dropped because the reader did not keep up.
  public var droppedLineCount: Int { queue.droppedLineCount }

  /// Writes a line and a line break.
  public func write(_ line: String) {
    queue.write(line)
  }

  /// Waits until all lines are written; drops and counts the remaining lines if nothing is read for the given time.
  ///
  /// - Parameter seconds: The maximum time for which nothing is read before the remaining lines are dropped.
  public func finish(within seconds: Double) {
    queue.finish(within: seconds)
  }

  /// Returns the default line in place of dropped lines, such as `3 lines were dropped`.
  public static func gap(_ lineCount: Int) -> String {
    lineCount == 1 ? "1 line was dropped" : "\(lineCount) lines were dropped"
  }

  /// Returns the system's message for an error number.
  static func message(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  private static func message(ofOpening code: Int32) -> String {
    // The system's message for ENXIO is about devices, and would be misleading for a FIFO.
    code == ENXIO ? "no program reads from it" : message(of: code)
  }
}
