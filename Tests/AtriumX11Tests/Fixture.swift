import Foundation
import Testing
import XServerSupport

/// The test window on its own server.
final class Fixture {
  let server: XServer
  let process: ChildProcess
  let window: String

  /// The path of the test window's program.
  static var executable: String { BuiltProgram.path("X11Fixture") }

  init(
    _ arguments: [String] = [], on server: XServer? = nil, changing changes: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    process = try server.start(Self.executable, arguments, changing: changes)
    window = try server.window(of: process)
    guard arguments.contains("--request") else { return }
    Fixture.runs(process)
    process.send(signal: SIGUSR1)
  }

  /// Waits until the fixture's main loop runs, since the fixture handles signals only then.
  static func runs(_ process: ChildProcess, sourceLocation: SourceLocation = #_sourceLocation) {
    let isRunning = process.waits { process.lines.contains("task on main thread: true") }
    #expect(isRunning, "\(process.standardError)", sourceLocation: sourceLocation)
  }

  var windowID: UInt { UInt(window) ?? 0 }

  /// The window's reports, without the reports about turns, changes of the clock and the monitor's refresh
  /// rate.
  var events: [String] { process.lines.filter { !Fixture.isRoutine($0) } }

  /// Returns whether a line is a routine report, which appears without any input.
  static func isRoutine(_ line: String) -> Bool {
    line == "frame" || line == "timeOfDay" || line.hasPrefix("refresh rate")
  }

  /// Makes the window manager put the window in front, at the top left, with the focus.
  func comesToFront() throws {
    try server.xdotool("windowactivate", "--sync", window)
    try server.xdotool("windowmove", "--sync", window, "0", "0")
    hears("focus true")
    // Moving the window may have moved its edge across the pointer.
    _ = try rests(XProbe(server))
  }

  /// Waits until the window has reported an event.
  ///
  /// - Parameters:
  ///   - event: The report's text.
  ///   - start: The number of lines before the event.
  ///   - sourceLocation: The source location of the call.
  func hears(
    _ event: String, since start: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = process.waits { process.lines.dropFirst(start).contains(event) }
    #expect(
      isThere, "no \(event) in \(process.lines) \(process.standardError)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the window has a size, in pixels, and a scale.
  ///
  /// Whether the size is reported as a jump or as a live step does not matter: this depends on the time
  /// since the previous size (DC-34).
  func hearsSize(_ size: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isThere = process.waits {
      process.lines.contains { $0 == "resized \(size)" || $0 == "resized \(size) live" }
    }
    #expect(
      isThere, "no size \(size) in \(process.lines) \(process.standardError)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the window is idle and has reported everything.
  ///
  /// - Returns: All its reports.
  func rests(
    _ probe: XProbe, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var lines = process.lines
    let isAtRest = try eventually {
      let before = lines
      try settles(probe, sourceLocation: sourceLocation)
      lines = process.lines
      return lines == before
    }
    try #require(isAtRest, "\(lines.suffix(40))", sourceLocation: sourceLocation)
    return lines
  }

  /// Waits until the bottom right pixel of a window of the given size is painted.
  func isPainted(
    _ probe: XProbe, width: Int = 400, height: Int = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isPainted = eventually {
      probe.pixel(x: width - 1, y: height - 1, of: windowID) == 0xffffff
    }
    #expect(isPainted, "\(process.standardError)", sourceLocation: sourceLocation)
  }

  /// Waits until the window has handled all input until now, and has run a turn after it.
  func settles(_ probe: XProbe, sourceLocation: SourceLocation = #_sourceLocation) throws {
    // The loop answers the first ping before its turn, and the second ping in its next round, after the
    // turn.
    for _ in 0..<2 { try #require(probe.ping(windowID), sourceLocation: sourceLocation) }
  }

  func property(_ names: String...) throws -> String {
    try server.run("xprop", ["-id", window] + names)
  }

  /// The size of the memory that the window shares with the server, in kilobytes, from `/proc`.
  var sharedMemoryKilobytes: Int {
    // The size of a file in /proc is reported as zero.
    let file = FileHandle(forReadingAtPath: "/proc/\(process.identifier)/smaps")
    let maps = String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
    var isSegment = false
    var total = 0
    for line in maps.split(separator: "\n") {
      if line.contains("-") && line.contains(" ") && !line.contains(" kB") {
        isSegment = line.contains("SYSV")
      } else if isSegment, line.hasPrefix("Size:") {
        total += line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      }
    }
    return total
  }
}
