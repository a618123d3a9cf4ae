import Foundation
import Testing
import XServerSupport

/// An input method's server, which makes か of "k" and "a".
final class InputMethod {
  let process: ChildProcess

  /// Starts it and waits until clients can find it.
  ///
  /// - Parameters:
  ///   - server: The X server.
  ///   - arguments: Its behaviour; see `InputMethodFixture`.
  /// - Throws: `ToolMissing` if it was not built.
  init(on server: XServer, _ arguments: [String] = []) throws {
    process = try server.start(BuiltProgram.path("InputMethodFixture"), arguments)
    #expect(eventually { process.lines.first == "ready" }, "\(process.standardError)")
  }

  /// The environment of a program that uses it.
  static let environment: [String: String?] = ["XMODIFIERS": "@im=fixture", "LC_ALL": "C.UTF-8"]

  /// Waits until it has had a request.
  func hears(
    _ line: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = eventually { process.lines.count { $0 == line } >= count }
    #expect(isThere, "\(process.lines)", sourceLocation: sourceLocation)
  }

  /// Stops it, as a method that hangs.
  func hang() { process.send(signal: SIGSTOP) }

  /// Continues it.
  func resume() { process.send(signal: SIGCONT) }

  /// Kills it.
  func die() { process.stop() }
}
