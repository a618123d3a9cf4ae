import Foundation
import Testing
import XServerSupport

/// A program with several windows, numbered from 1, on a separate server.
final class WindowsFixture {
  let server: XServer
  let process: ChildProcess
  let probe: XProbe

  init(
    _ count: Int, _ arguments: [String] = [], on server: XServer? = nil,
    changing changes: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    process = try server.start(
      Fixture.executable, ["--windows", "\(count)"] + arguments, changing: changes)
    probe = try XProbe(server)
    for number in stride(from: 1, through: count, by: 1) { hears(number, "appears") }
  }

  /// Returns the identifier of a window, waiting until the window is on screen.
  func window(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> UInt {
    var found: UInt?
    let isThere = try eventually {
      found = try server.xdotool("search", "--onlyvisible", "--name", "^Window \(number)$")
        .split(separator: "\n").last.flatMap { UInt($0) }
      return found != nil
    }
    #expect(isThere, "\(process.standardError)", sourceLocation: sourceLocation)
    return try #require(found, sourceLocation: sourceLocation)
  }

  /// Returns the reports of a window, without routine reports.
  func events(_ number: Int, since start: Int = 0) -> [String] {
    process.lines.dropFirst(start).filter { $0.hasPrefix("\(number) ") }
      .map { String($0.dropFirst("\(number) ".count)) }
      .filter { !Fixture.isRoutine($0) }
  }

  /// Waits until a window has reported an event.
  func hears(
    _ number: Int, _ event: String, since start: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = process.waits { events(number, since: start).contains(event) }
    #expect(
      isThere, "no \(event) of \(number) in \(process.lines) \(process.standardError)",
      sourceLocation: sourceLocation)
  }

  /// Waits until a window has reported a size, in pixels, and a scale, as a jump or as a live step (DC-34).
  func hearsSize(
    _ number: Int, _ size: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = process.waits {
      events(number).contains { $0 == "resized \(size)" || $0 == "resized \(size) live" }
    }
    #expect(
      isThere, "no size \(size) of \(number) in \(process.lines) \(process.standardError)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the program has handled all earlier input, and has run a turn after it.
  func settles(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let window = try window(number)
    for _ in 0..<2 { try #require(probe.ping(window), sourceLocation: sourceLocation) }
  }

  /// Asks the window manager to give a window the keyboard focus.
  func activate(_ number: Int) throws {
    let start = process.lines.count
    let hasFocus = events(number).last { $0.hasPrefix("focus") } == "focus true"
    try server.xdotool("windowactivate", "--sync", "\(try window(number))")
    if !hasFocus { hears(number, "focus true", since: start) }
  }
}
