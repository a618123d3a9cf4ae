import Foundation
import Testing
import XServerSupport

/// The test window on a server of its own.
final class Fixture {
  let server: XServer
  let process: ChildProcess
  let window: String

  /// The path of the test window's program.
  static var executable: String { program("X11Fixture") }

  /// The path of a program for tests, beside that of the tests.
  static func program(_ name: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // Run by a helper of the toolchain, the tests are a library that it was told of.
    let bundle = CommandLine.arguments.first { $0.contains("PackageTests.xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  init(
    _ arguments: [String] = [], on server: XServer? = nil, changing changes: [String: String?] = [:]
  ) throws {
    let server = try server ?? XServer()
    self.server = server
    process = try server.start(Self.executable, arguments, changing: changes)
    window = try server.window(of: process)
    // It is on the screen, and what was asked of it can be done.
    if arguments.contains("--request") { process.send(signal: SIGUSR1) }
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
    // The pointer may be over the window now, or no longer.
    _ = try rests(XProbe(server))
  }

  /// Waits until the window has heard something.
  ///
  /// - Parameters:
  ///   - event: What, as it says it.
  ///   - start: How many lines it had said before.
  ///   - sourceLocation: Where this is asked.
  func hears(
    _ event: String, since start: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = process.waits { process.lines.dropFirst(start).contains(event) }
    #expect(
      isThere, "no \(event) in \(process.lines) \(process.standardError)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the window has nothing to do and nothing to hear any more.
  ///
  /// - Returns: Everything that it has said.
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

  /// Waits until the bottom right pixel of so large a window is painted.
  func isPainted(
    _ probe: XProbe, width: Int = 400, height: Int = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isPainted = eventually {
      probe.pixel(x: width - 1, y: height - 1, of: windowID) == 0xffffff
    }
    #expect(isPainted, "\(process.standardError)", sourceLocation: sourceLocation)
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
