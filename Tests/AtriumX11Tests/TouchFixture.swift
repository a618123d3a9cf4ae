import Foundation
import Testing
import XServerSupport

/// The test window on a server with a touchscreen, a touchpad and a wheel.
///
/// Without a window manager the window stands at the top left, so that the screen's pixels are its own.
final class TouchFixture {
  let server: XorgServer
  let probe: XProbe
  let fixture: Fixture

  private var start = 0

  init(
    _ arguments: [String] = [], hasWindowManager: Bool = false,
    changing changes: [String: String?] = [:]
  ) throws {
    server = try XorgServer()
    if hasWindowManager { try server.startWindowManager() }
    fixture = try Fixture(arguments, on: server, changing: changes)
    probe = try XProbe(server)
    _ = try news()
  }

  /// Waits until the window has heard everything that happened so far.
  ///
  /// - Returns: What it heard since this was last asked; what comes by itself and the keyboard's
  ///   coming and going apart.
  func news(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    // The window answers in its loop, behind all that the server had for it before.
    let isAlive = probe.ping(fixture.windowID)
    try #require(isAlive, sourceLocation: sourceLocation)
    let lines = fixture.process.lines
    defer { start = lines.count }
    return lines.dropFirst(start).filter {
      !Fixture.isRoutine($0) && !$0.hasPrefix("focus") && !$0.hasPrefix("task")
    }
  }

  /// Holds the news against what should have been heard since the last time.
  func hears(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let news = try news(sourceLocation: sourceLocation)
    #expect(news == expected, sourceLocation: sourceLocation)
  }

  func touch(_ phase: InputTestDevice.Phase, _ fingers: ClosedRange<Int>, y: Double = 100) throws {
    for finger in fingers {
      try server.touchscreen.touch(finger, phase, x: Double(50 + finger * 50), y: y)
    }
  }

  /// Puts the pointer over a place of the window, and waits until that is known.
  func hover(x: Double, y: Double) throws {
    _ = try news()
    try server.tablet.place(x: x, y: y)
    #expect(eventually { fixture.process.lines.dropFirst(start).contains("moved at \(x),\(y)") })
    _ = try news()
  }

  /// Waits until the window has said something so many times.
  func says(
    _ line: String, times count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSaid = eventually { self.count(of: line) >= count }
    #expect(isSaid, "\(fixture.process.lines.suffix(40))", sourceLocation: sourceLocation)
  }

  /// How often the window has said something since it began.
  func count(of line: String) -> Int {
    fixture.process.lines.count { $0 == line }
  }

  /// Touches with some fingers and lifts them, all within a few milliseconds.
  ///
  /// - Returns: Whether it was that: on a busy machine the fingers may come down one long after the
  ///   other, and then nobody knows what they make.
  @discardableResult
  func tap(_ count: Int) throws -> Bool {
    let start = probe.time
    try touch(.begin, 1...count)
    let isQuick = probe.time - start < 100
    try touch(.end, 1...count)
    return isQuick
  }

  /// Makes the ring open so many times, and closes it each time, without a double.
  ///
  /// - Parameters:
  ///   - times: How often.
  ///   - sourceLocation: Who asks.
  ///   - open: What opens it; false if it came out as something else.
  /// - Throws: What ends the test, if it does not.
  func opensRing(
    times: Int, sourceLocation: SourceLocation = #_sourceLocation, by open: () throws -> Bool
  ) throws {
    var openings = count(of: "ring opens")
    for _ in 0..<times {
      while try !open() {
        // Whatever that was is over now.
        try server.keyboard.key(9)
        try fixture.settles(probe)
        openings = count(of: "ring opens")
      }
      openings += 1
      says("ring opens", times: openings, sourceLocation: sourceLocation)
      // Escape.
      try server.keyboard.key(9)
      says("ring closes", times: openings, sourceLocation: sourceLocation)
      try fixture.settles(probe)
      try #require(count(of: "ring opens") == openings, sourceLocation: sourceLocation)
    }
  }
}
