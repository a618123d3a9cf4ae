import Foundation

/// An input method's server, which makes か of "k" and "a".
public final class InputMethod {
  /// The server.
  public let process: ChildProcess

  /// Starts it and waits until clients can find it.
  ///
  /// - Parameters:
  ///   - server: The X server.
  ///   - arguments: Its behaviour; see `InputMethodFixture`.
  /// - Throws: `ToolMissing` if it was not built, ``ServerFailed`` if it does not start.
  public init(on server: XServer, _ arguments: [String] = []) throws {
    process = try server.start(BuiltProgram.path("InputMethodFixture"), arguments)
    guard eventually({ process.lines.first == "ready" }) else {
      throw ServerFailed(message: "no input method: \(process.standardError)")
    }
  }

  /// The environment of a program that uses it.
  public static let environment: [String: String?] = [
    "XMODIFIERS": "@im=fixture", "LC_ALL": "C.UTF-8",
  ]

  /// Waits until it has had a request.
  ///
  /// - Parameters:
  ///   - line: The request, as the server reports it.
  ///   - count: How often.
  /// - Returns: Whether it had.
  public func hasHeard(_ line: String, count: Int = 1) -> Bool {
    eventually { process.lines.count { $0 == line } >= count }
  }

  /// Stops it, as a method that hangs.
  public func hang() { process.send(signal: SIGSTOP) }

  /// Continues it.
  public func resume() { process.send(signal: SIGCONT) }

  /// Kills it.
  public func die() { process.stop() }
}
