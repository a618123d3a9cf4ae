import Logging
import Synchronization

/// Collects the toolkit's log; for exit tests only, since logging is set up once for a process.
final class LogCapture: Sendable {
  private let storage = Mutex<[String]>([])

  /// The messages so far, with their levels.
  var messages: [String] { storage.withLock { $0 } }

  init() {
    LoggingSystem.bootstrap { _ in Handler(capture: self) }
  }

  private struct Handler: LogHandler {
    let capture: LogCapture
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      capture.storage.withLock { $0.append("\(event.level): \(event.message)") }
    }
  }
}
