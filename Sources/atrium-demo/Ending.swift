import AtriumGraphics
import AtriumHarness
import Glibc

/// Delays the program's exit until the readers have accepted all lines, but only for a limited time.
enum Ending {
  /// The maximum time for which the exit waits for the reader of a log, in seconds.
  static let longestWait = 1.0
  /// The maximum time for which the exit waits for a reader of requested text, such as the help, in seconds.
  private static let longestWaitForText = 86_400.0

  /// The open writers, including the streams of the process.
  private static var writers: [LineWriter] = [StandardStream.output, StandardStream.error]

  /// Installs the exit handler.
  static func prepare() {
    // Writing to a reader that has closed its end must not end the program.
    signal(SIGPIPE, SIG_IGN)
    // A file that reaches the size limit must be reported as an error and not end the program.
    signal(SIGXFSZ, SIG_IGN)
    atexit(programEnds)
  }

  /// Makes the exit wait until a writer's lines are written.
  static func wait(for writer: LineWriter) {
    writers.append(writer)
  }

  /// Writes an error message to the standard error, in one line.
  static func complain(_ message: String) {
    StandardStream.error.write("atrium-demo: \(message.forMessage)")
  }

  /// Exits after writing requested text to the standard output, or an error message to the standard error.
  ///
  /// - Parameters:
  ///   - text: The requested text or the error message.
  ///   - code: The exit code; 0 for requested text. It becomes 1 if requested text cannot be written.
  static func say(_ text: String, code: Int32) -> Never {
    let stream = code == 0 ? StandardStream.output : StandardStream.error
    stream.write(text)
    stream.finish(within: longestWaitForText)
    guard code == 0, let failure = stream.failure, !stream.isReaderGone else { exit(code) }
    complain("cannot write the standard output: \(failure)")
    exit(1)
  }

  fileprivate static func finishWriters() {
    for writer in writers { writer.finish(within: longestWait) }
  }
}

/// The exit handler.
///
/// It is a function because a closure would be inferred to be isolated to the main actor.
nonisolated private func programEnds() {
  MainActor.assumeIsolated { Ending.finishWriters() }
}
