import Foundation
import Testing
import XServerSupport

/// A focused window, and its reports since it gained the focus.
final class Typist {
  let fixture: Fixture

  /// Opens a window with a view that receives text.
  ///
  /// - Parameters:
  ///   - server: The X server.
  ///   - environment: The environment variables to add, change or remove for the window's program.
  /// - Throws: The error of a tool or a server that does not run.
  init(
    on server: XServer, changing environment: [String: String?] = InputMethod.environment
  ) throws {
    fixture = try Fixture(["--text"], on: server, changing: environment)
    try server.xdotool("mousemove", "--window", fixture.window, "50", "50", "click", "1")
    fixture.hears("focus true")
  }

  func types(_ keys: String...) throws {
    // The keys are sent without a delay, so that they queue up.
    try fixture.server.run("xdotool", ["key", "--delay", "0"] + keys)
  }

  /// Waits until the window has reported exactly the given lines since it gained the focus.
  func heard(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let isSo = eventually { events.count >= expected.count }
    #expect(isSo && events == expected, "\(events)", sourceLocation: sourceLocation)
  }

  /// The number of threads of the program.
  var threads: Int {
    let folder = "/proc/\(fixture.process.identifier)/task"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }

  /// Returns whether a line is a report of the view, and not of the window.
  private static func isOfView(_ line: String) -> Bool {
    ["inserted ", "marked ", "unmarked", "kept ", "reset", "secure "].contains {
      line.hasPrefix($0)
    }
  }

  /// Waits until the view has reported exactly the given lines.
  func viewHeard(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let isSo = eventually { viewLines.count >= expected.count }
    #expect(isSo && viewLines == expected, "\(viewLines)", sourceLocation: sourceLocation)
  }

  /// The reports of the view.
  var viewLines: [String] { fixture.process.lines.filter { Self.isOfView($0) } }

  var events: [String] {
    let events = fixture.events
    // The release of the click that focused the window may be reported before or after the focus.
    return events.drop { $0 != "focus true" }.dropFirst()
      .filter { !$0.hasPrefix("up 1 ") && !Self.isOfView($0) }
  }
}
