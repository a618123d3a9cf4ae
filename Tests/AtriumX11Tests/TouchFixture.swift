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
    try fixture.settles(probe, sourceLocation: sourceLocation)
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
    fixture.hears("moved at \(x),\(y)", since: start)
    _ = try news()
  }

  /// Waits until the window has said something so many times.
  func says(
    _ line: String, times count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSaid = fixture.process.waits { self.count(of: line) >= count }
    #expect(isSaid, "\(fixture.process.lines.suffix(40))", sourceLocation: sourceLocation)
  }

  /// How often the window has said something since it began, or had said so many lines.
  func count(of line: String, since start: Int = 0) -> Int {
    fixture.process.lines.dropFirst(start).count { $0 == line }
  }

  /// Touches with some fingers and lifts them.
  func tap(_ count: Int) throws {
    try touch(.begin, 1...count)
    try touch(.end, 1...count)
  }

  /// Does something over a ring as fast as hands do it.
  ///
  /// What a stall of a busy machine made slow is something else: it is ended, whatever it opened is
  /// closed, and it is done again.
  ///
  /// - Parameters:
  ///   - fingers: How many may be down after it.
  ///   - sourceLocation: Where this is asked.
  ///   - action: What is done.
  /// - Returns: How many lines the window had said before it.
  /// - Throws: What ends the test, if it is never fast.
  @discardableResult
  func quickly(
    leaving fingers: ClosedRange<Int>? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ action: () throws -> Void
  ) throws -> Int {
    let end = ContinuousClock.now + .seconds(patience)
    repeat {
      let start = fixture.process.lines.count
      if try probe.quickly(once: 100, action) { return start }
      if let fingers { try touch(.end, fingers) }
      // By then it is decided what it was.
      probe.letPass(milliseconds: 250)
      // Escape.
      try server.keyboard.key(9)
      _ = try fixture.rests(probe, sourceLocation: sourceLocation)
      _ = try news(sourceLocation: sourceLocation)
    } while ContinuousClock.now < end
    throw ServerFailed(message: "nothing was fast in \(patience) s")
  }

  /// Makes the ring open so many times, and closes it each time, without a double.
  ///
  /// - Parameters:
  ///   - times: How often.
  ///   - sourceLocation: Where this is asked.
  ///   - open: What opens it.
  /// - Throws: What ends the test, if it does not.
  func opensRing(
    times: Int, sourceLocation: SourceLocation = #_sourceLocation, by open: () throws -> Void
  ) throws {
    for _ in 0..<times {
      let start = try quickly(sourceLocation: sourceLocation, open)
      let openings = fixture.process.lines.prefix(start).count { $0 == "ring opens" } + 1
      says("ring opens", times: openings, sourceLocation: sourceLocation)
      // Escape.
      try server.keyboard.key(9)
      says("ring closes", times: openings, sourceLocation: sourceLocation)
      try fixture.settles(probe)
      try #require(count(of: "ring opens") == openings, sourceLocation: sourceLocation)
    }
  }
}
