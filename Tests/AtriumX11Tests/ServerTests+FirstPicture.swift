import Foundation
import Testing
import XServerSupport

/// The requests that a program sends before and after its first picture.
extension ServerTests {
  /// The major opcodes of some core requests.
  private enum Request {
    static let internAtom: UInt8 = 16
    static let getProperty: UInt8 = 20
    static let getInputFocus: UInt8 = 43
    static let openFont: UInt8 = 45
    static let putImage: UInt8 = 72
    static let createGlyphCursor: UInt8 = 94
  }

  @Test("the first picture is sent before the only cursor is loaded, with few round trips")
  func cursorAfterFirstPicture() throws {
    // Without RENDER, a cursor is made by core requests.
    let server = try XServer(without: ["RENDER"])
    let display = try CuttingServer(before: server, after: .max)
    defer { display.end() }
    // The pointer enters the window before the first turn, which chooses another cursor.
    try server.xdotool("mousemove", "50", "50")
    let process = try server.start(
      Fixture.executable, ["--text"],
      changing: ["DISPLAY": display.display, "ATRIUM_X11_WITHOUT": "shm"])
    let hasCursor = process.waits {
      display.connections.first?.requests.contains(Request.createGlyphCursor) == true
    }
    let requests = display.connections.first?.requests ?? []
    #expect(hasCursor, "\(requests) \(process.standardError)")
    let picture = try #require(requests.firstIndex(of: Request.putImage))
    let font = try #require(requests.firstIndex(of: Request.openFont))
    #expect(picture < font, "\(requests)")
    #expect(requests.count { $0 == Request.createGlyphCursor } == 1, "\(requests)")
    // All atoms in one round trip, and no round trip only to wait for the server.
    #expect(requests.split { $0 != Request.internAtom }.count == 1, "\(requests)")
    #expect(!requests[..<picture].contains(Request.getInputFocus), "\(requests)")
  }

  @Test("properties that a window manager changes together are read once for each batch of events")
  func stateReadOnce() throws {
    let server = try XServer()
    let display = try CuttingServer(before: server, after: .max)
    defer { display.end() }
    let process = try server.start(Fixture.executable, changing: ["DISPLAY": display.display])
    let window = UInt(try server.window(of: process)) ?? 0
    let probe = try XProbe(server)
    #expect(process.waits { process.lines.contains("task on main thread: true") })
    // A tenth of a second after the start, the program reads properties of the root window.
    #expect(process.comesToRest(for: 0.5))
    func readCount() -> Int {
      display.connections.first?.requests.count { $0 == Request.getProperty } ?? 0
    }
    let before = readCount()
    // The program is stopped until the server has sent the four events, so they arrive in one batch.
    process.send(signal: SIGSTOP)
    probe.changeTogether(
      ["WM_STATE", "_NET_WM_STATE", "WM_STATE", "_NET_WM_STATE"], of: window)
    try #require(probe.size(of: window) != nil)
    process.send(signal: SIGCONT)
    try #require(probe.ping(window))
    try #require(probe.ping(window))
    #expect(readCount() - before == 2)
  }
}
