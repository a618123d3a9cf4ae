import AtriumGraphics
import AtriumHarness
import Logging

/// Writes the toolkit's warnings to standard error, in the program's own format: `atrium-demo: …`.
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
