import Foundation
import Testing
import XServerSupport

/// The test window on a server with a touchscreen, a touchpad and a wheel.
///
/// Without a window manager the window is at the top left, so pixel coordinates in the window and on the
/// screen are equal.
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

  /// Makes the test window of 600×500 pixels in front of a window manager's other windows, and waits until
  /// the window is idle.
  static func managed() throws -> TouchFixture {
    let bed = try TouchFixture(["--size", "600x500"], hasWindowManager: true)
    try bed.fixture.comesToFront()
    try bed.fixture.settles(bed.probe)
    return bed
  }

  /// Waits until the window has handled all input until now.
  ///
  /// - Returns: The reports since the last call, without routine reports and reports about the focus.
  func news(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    // The window's event loop answers after it has handled everything that the server sent before.
    try fixture.settles(probe, sourceLocation: sourceLocation)
    let lines = fixture.process.lines
    defer { start = lines.count }
    return lines.dropFirst(start).filter {
      !Fixture.isRoutine($0) && !$0.hasPrefix("focus") && !$0.hasPrefix("task")
    }
  }

  /// Compares the reports since the last call with the expected reports.
  func hears(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let news = try news(sourceLocation: sourceLocation)
    #expect(news == expected, sourceLocation: sourceLocation)
  }

  func touch(_ phase: InputTestDevice.Phase, _ fingers: ClosedRange<Int>, y: Double = 100) throws {
    for finger in fingers {
      try server.touchscreen.touch(finger, phase, x: Double(50 + finger * 50), y: y)
    }
  }

  /// Moves the pointer over a position in the window, and waits for the window's report.
  func hover(x: Double, y: Double) throws {
    _ = try news()
    try server.tablet.place(x: x, y: y)
    fixture.hears("moved at \(x),\(y)", since: start)
    _ = try news()
  }

  /// Waits until the window has written a line the given number of times.
  func says(
    _ line: String, times count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSaid = fixture.process.waits { self.count(of: line) >= count }
    #expect(isSaid, "\(fixture.process.lines.suffix(40))", sourceLocation: sourceLocation)
  }

  /// Returns how often the window has written a line, not counting a number of first lines.
  func count(of line: String, since start: Int = 0) -> Int {
    fixture.process.lines.dropFirst(start).count { $0 == line }
  }

  /// Waits until the last report about the pager is that it rests at an offset; returns false after a time limit.
  ///
  /// The pager reports nothing while it moves.
  func pagerRests(at offset: Int) -> Bool {
    fixture.process.waits {
      self.fixture.process.lines.last { $0.hasPrefix("pager") } == "pager rests at \(offset)"
    }
  }

  /// Touches with some fingers and lifts them.
  func tap(_ count: Int) throws {
    try touch(.begin, 1...count)
    try touch(.end, 1...count)
  }

  /// Performs input that must be as fast as the input of a person.
  ///
  /// On a busy machine the input may take too long and be recognised as something else. In this case
  /// remaining touches are ended, an opened menu is closed, and the input is repeated.
  ///
  /// - Parameters:
  ///   - fingers: The maximum number of fingers that may be down after the input.
  ///   - sourceLocation: The source location of the call.
  ///   - action: The input.
  /// - Returns: The number of lines that the window had reported before the input.
  /// - Throws: An error that ends the test, if the input is never fast enough.
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
      // After this time the gesture has been recognised or rejected.
      probe.letPass(milliseconds: 250)
      // The key is Escape.
      try server.keyboard.key(9)
      _ = try fixture.rests(probe, sourceLocation: sourceLocation)
      _ = try news(sourceLocation: sourceLocation)
    } while ContinuousClock.now < end
    throw ServerFailed(message: "nothing was fast in \(patience) s")
  }

  /// Opens the ring a number of times, closes it each time, and checks that no input opens it twice.
  ///
  /// - Parameters:
  ///   - times: The number of openings.
  ///   - sourceLocation: The source location of the call.
  ///   - open: The input that opens the ring.
  /// - Throws: An error that ends the test, if the ring does not open.
  func opensRing(
    times: Int, sourceLocation: SourceLocation = #_sourceLocation, by open: () throws -> Void
  ) throws {
    for _ in 0..<times {
      let start = try quickly(sourceLocation: sourceLocation, open)
      let openings = fixture.process.lines.prefix(start).count { $0 == "ring opens" } + 1
      says("ring opens", times: openings, sourceLocation: sourceLocation)
      // The key is Escape.
      try server.keyboard.key(9)
      says("ring closes", times: openings, sourceLocation: sourceLocation)
      try fixture.settles(probe)
      try #require(count(of: "ring opens") == openings, sourceLocation: sourceLocation)
    }
  }
}
