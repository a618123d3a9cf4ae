import Foundation
import Testing
import XServerSupport

/// An edge of the test window, which a test drags through the window manager.
final class DraggedEdge {
  let fixture: Fixture
  /// The window's width before the drag.
  private(set) var startWidth = 0

  private let server: XServer
  private let probe: XProbe
  private var startHeight = 0
  private var moves = (x: 0, y: 0)
  private var start = 0

  init() throws {
    server = try XServer()
    try server.startWindowManager()
    fixture = try Fixture(on: server)
    probe = try XProbe(server)
    try server.xdotool("windowactivate", "--sync", fixture.window)
    fixture.hears("focus true")
  }

  /// The sizes that the window has reported since the drag began.
  var sizes: [String] { fixture.events.dropFirst(start).filter { $0.hasPrefix("resized") } }

  /// Returns the width in the server, since a stopped window reports none.
  func width() throws -> Int {
    Int(try geometry("Width")) ?? 0
  }

  /// Moves the pointer that drags the edge.
  func move(_ x: Int, _ y: Int) throws {
    moves = (moves.x + x, moves.y + y)
    try server.xdotool("mousemove_relative", "\(x)", "\(y)")
  }

  /// Drags the bottom right corner.
  ///
  /// - Parameter begin: The first steps, with the button down.
  /// - Throws: An error that ends the test.
  func drag(_ begin: () throws -> Void) throws {
    _ = try fixture.rests(probe)
    start = fixture.events.count
    startWidth = try width()
    startHeight = Int(try geometry("Height")) ?? 0
    moves = (0, 0)
    try server.xdotool(
      "mousemove", "--window", fixture.window, "\(startWidth - 10)", "\(startHeight - 10)")
    try server.xdotool("keydown", "alt", "mousedown", "3")
    try begin()
    moves = (moves.x + 40, moves.y + 20)
    try server.xdotool("mousemove_relative", "40", "20", "mouseup", "3", "keyup", "alt")
    fixture.process.send(signal: SIGCONT)
    let size = "resized \(startWidth + moves.x)x\(startHeight + moves.y) scale 1.0"
    #expect(fixture.process.waits { sizes.last?.hasPrefix(size) == true }, "\(sizes)")
  }

  private func geometry(_ name: String) throws -> String {
    let text = try server.run("xwininfo", ["-id", fixture.window])
    let line = text.split(separator: "\n").first { $0.contains("  \(name): ") }
    return line.flatMap { $0.split(separator: " ").last.map(String.init) } ?? ""
  }
}
