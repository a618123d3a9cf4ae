import AtriumGraphics
import AtriumHarness
import Glibc

/// Ends the program after its lines are written, if they are read in time.
enum Ending {
  /// How long the program waits for the reader of a log, in seconds.
  static let longestWait = 1.0
  /// How long the program waits for the reader of a requested text, such as the help, in seconds.
  private static let longestWaitForText = 86_400.0

  /// The open writers, including the streams of the process.
  private static var writers: [LineWriter] = [StandardStream.output, StandardStream.error]

  /// Installs the exit handler.
  static func prepare() {
    // A closed reader ends its stream, not the program.
    signal(SIGPIPE, SIG_IGN)
    // A file that has reached the process's limit is an error of that file.
    signal(SIGXFSZ, SIG_IGN)
    atexit(programEnds)
  }

  /// Makes the exit wait for a writer's lines.
  static func wait(for writer: LineWriter) {
    writers.append(writer)
  }

  /// Writes one line about an error.
  static func complain(_ message: String) {
    StandardStream.error.write("atrium-demo: \(message.forMessage)")
  }

  /// Exits with a requested text on the output, or with an error message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - code: The exit code; 0 for a requested text. If such a text cannot be written, the exit
  ///     code is 1.
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

/// The exit handler; an inline closure would be inferred as isolated to the main actor.
nonisolated private func programEnds() {
  MainActor.assumeIsolated { Ending.finishWriters() }
}
