/// The error that an X server, or a program that a test runs on it, did not start.
public struct ServerFailed: Error, CustomStringConvertible {
  /// The known facts about the failure.
  public let message: String

  /// Makes the error with the known facts.
  public init(message: String) {
    self.message = message
  }

  /// One sentence for the user.
  public var description: String { "the X server did not come up: \(message)" }
}
