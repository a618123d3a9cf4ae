/// An X server, or something that a test runs on it, did not come up.
public struct ServerFailed: Error, CustomStringConvertible {
  /// What is known about it.
  public let message: String

  /// Says what is known about it.
  public init(message: String) {
    self.message = message
  }

  /// One sentence for a person.
  public var description: String { "the X server did not come up: \(message)" }
}
