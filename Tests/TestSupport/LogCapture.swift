internal import Logging
internal import Synchronization

/// Collects the toolkit's log; only for exit tests, since logging can be set up only once in a process.
public final class LogCapture: Sendable {
  private let storage = Mutex<[String]>([])

  /// The messages until now, with their levels.
  public var messages: [String] { storage.withLock { $0 } }

  /// Receives the log of this process from now on.
  public init() {
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
