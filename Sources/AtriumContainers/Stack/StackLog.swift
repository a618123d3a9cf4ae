import AtriumKit
import Logging

/// The log of the stacks: requests that cannot be carried out.
@MainActor
enum StackLog {
  private static let logger = Logger(label: "atrium.stack")

  /// Logs a request that the list or the view tree makes impossible.
  static func error(_ message: String) { logger.error("\(message)") }

  /// Logs a request that is refused.
  static func warning(_ message: String) { logger.warning("\(message)") }

  /// Logs a request that has no effect.
  static func notice(_ message: String) { logger.info("\(message)") }

  /// Returns the name of a controller in messages.
  static func name(_ controller: ViewController?) -> String {
    controller.map { $0.title ?? "\(type(of: $0))" } ?? "a container that is gone"
  }
}
