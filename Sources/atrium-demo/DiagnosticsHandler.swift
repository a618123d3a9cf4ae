import AtriumGraphics
import AtriumHarness
import Logging

/// Writes what the toolkit finds worth a warning to standard error, in the form of all the program's
/// messages: `atrium-demo: …`.
nonisolated struct DiagnosticsHandler: LogHandler {
  var logLevel = Logger.Level.warning
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    StandardStream.error.write("atrium-demo: \(event.message.description.forMessage)")
  }
}
