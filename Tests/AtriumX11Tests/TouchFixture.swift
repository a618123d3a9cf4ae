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

  /// Touches with some fingers and lifts them, all within a few milliseconds.
  func tap(_ count: Int) throws {
    try touch(.begin, 1...count)
    try touch(.end, 1...count)
  }
}
