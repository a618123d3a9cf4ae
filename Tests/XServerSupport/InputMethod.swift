import Foundation

/// An input method's server, which converts "k" and "a" to か.
public final class InputMethod {
  /// The process of the server.
  public let process: ChildProcess

  /// Starts the server and waits until clients can find it.
  ///
  /// - Parameters:
  ///   - server: The X server.
  ///   - arguments: The behaviour of the server; see `InputMethodFixture`.
  /// - Throws: `ToolMissing` if the server was not built, ``ServerFailed`` if it does not start.
  public init(on server: XServer, _ arguments: [String] = []) throws {
    process = try server.start(BuiltProgram.path("InputMethodFixture"), arguments)
    guard eventually({ process.lines.first == "ready" }) else {
      throw ServerFailed(message: "no input method: \(process.standardError)")
    }
  }

  /// The environment of a program that uses the input method.
  public static let environment: [String: String?] = [
    "XMODIFIERS": "@im=fixture", "LC_ALL": "C.UTF-8",
  ]

  /// Waits until the input method has received a request.
  ///
  /// - Parameters:
  ///   - line: The request, as the server reports it.
  ///   - count: The number of times.
  /// - Returns: Whether the input method has received it.
  public func hasHeard(_ line: String, count: Int = 1) -> Bool {
    eventually { process.lines.count { $0 == line } >= count }
  }

  /// Stops the process, so that the input method hangs.
  public func hang() { process.send(signal: SIGSTOP) }

  /// Continues the process.
  public func resume() { process.send(signal: SIGCONT) }

  /// Kills the process.
  public func die() { process.stop() }
}
