import AtriumGraphics
import AtriumHarness
import Glibc

/// How the program ends: with its lines written, as far as they are read.
enum Ending {
  /// How long the end waits for the reader of a log, in seconds.
  static let longestWait = 1.0
  /// How long the end waits for a reader who asked for the very text, as of the help, in seconds.
  private static let longestWaitForText = 86_400.0

  /// The writers that have been opened, the streams of the process among them.
  private static var writers: [LineWriter] = [StandardStream.output, StandardStream.error]

  /// Prepares the end, whichever way it comes.
  static func prepare() {
    // A reader that goes away ends what it read, not the program.
    signal(SIGPIPE, SIG_IGN)
    atexit(programEnds)
  }

  /// Has the end wait for a writer's lines.
  static func wait(for writer: LineWriter) {
    writers.append(writer)
  }

  /// Says one line about what went wrong.
  static func complain(_ message: String) {
    StandardStream.error.write("atrium-demo: \(message.forMessage)")
  }

  /// Ends with a text that somebody asked for, or with what is wrong with the question.
  ///
  /// - Parameters:
  ///   - text: What to say.
  ///   - code: What to exit with; 0 if the text is what was asked for. A text that cannot be written is
  ///     a failure then.
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

/// What the C library calls at the end; a closure in place would be taken for the main actor's.
nonisolated private func programEnds() {
  MainActor.assumeIsolated { Ending.finishWriters() }
}
