import Foundation
import Testing
import XServerSupport

/// The server of an input method, which makes か of "k" and "a".
final class InputMethod {
  let process: ChildProcess

  /// Starts it and waits until it can be found.
  ///
  /// - Parameters:
  ///   - server: The X server.
  ///   - arguments: What it does; see `InputMethodFixture`.
  /// - Throws: `ToolMissing` if it was not built.
  init(on server: XServer, _ arguments: [String] = []) throws {
    process = try server.start(Fixture.program("InputMethodFixture"), arguments)
    #expect(eventually { process.lines.first == "ready" }, "\(process.standardError)")
  }

  /// What a program needs in its environment to use it.
  static let environment: [String: String?] = ["XMODIFIERS": "@im=fixture", "LC_ALL": "C.UTF-8"]

  /// Waits until it has been asked for something.
  func hears(
    _ line: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = eventually { process.lines.count { $0 == line } >= count }
    #expect(isThere, "\(process.lines)", sourceLocation: sourceLocation)
  }

  /// Stops it where it is, as a method that hangs.
  func hang() { process.send(signal: SIGSTOP) }

  /// Lets it go on.
  func resume() { process.send(signal: SIGCONT) }

  /// Ends it without a word.
  func die() { process.stop() }
}
