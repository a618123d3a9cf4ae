import Foundation
import Testing
import XServerSupport

/// The test window on a server of its own.
final class Fixture {
  let server: XServer
  let process: ChildProcess
  let window: String

  /// The path of the test window's program, beside that of the tests.
  static var executable: String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent("X11Fixture").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // Run by a helper of the toolchain, the tests are a library that it was told of.
    let bundle = CommandLine.arguments.first { $0.contains("PackageTests.xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("X11Fixture").path
  }

  init(
    _ arguments: [String] = [], on server: XServer? = nil, changing changes: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    process = try server.start(Self.executable, arguments, changing: changes)
    window = try server.window(of: process)
  }

  var windowID: UInt { UInt(window) ?? 0 }

  /// What the window heard, turns, times of day and the monitor's pace apart.
  var events: [String] { process.lines.filter { !Fixture.isRoutine($0) } }

  /// Whether a line tells what comes by itself, whatever a test does.
  static func isRoutine(_ line: String) -> Bool {
    line == "frame" || line == "timeOfDay" || line.hasPrefix("refresh rate")
  }

  /// Lets the window manager put the window in front, at the top left, with the keyboard.
  func comesToFront() throws {
    try server.xdotool("windowactivate", "--sync", window)
    try server.xdotool("windowmove", "--sync", window, "0", "0")
    hears("focus true")
  }

  /// Waits until the window has heard something.
  func hears(_ event: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isThere = eventually { process.lines.contains(event) }
    #expect(isThere, "\(process.lines) \(process.standardError)", sourceLocation: sourceLocation)
  }

  /// Waits until the window has taken what happened so far, and a turn that followed from it.
  func settles(_ probe: XProbe, sourceLocation: SourceLocation = #_sourceLocation) throws {
    // The answer comes from the loop, before the turn; the second from the round behind that.
    for _ in 0..<2 { try #require(probe.ping(windowID), sourceLocation: sourceLocation) }
  }

  func property(_ names: String...) throws -> String {
    try server.run("xprop", ["-id", window] + names)
  }

  /// The window's share of memory with the server, in kilobytes, from `/proc`.
  var sharedMemoryKilobytes: Int {
    // A file of /proc has no length that could be asked for beforehand.
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
