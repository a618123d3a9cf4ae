public import Foundation

/// The number of a task that continues while no window is visible.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  private static var lastTask = 0

  /// Returns a new identifier.
  ///
  /// This system does not stop programs without visible windows, so the handler is never called.
  public func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  /// Does nothing, since tasks are not limited.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The largest finite number, since the time of tasks is not limited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
