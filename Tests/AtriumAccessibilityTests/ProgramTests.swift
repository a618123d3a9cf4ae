import AtriumAccessibility
import Foundation
import Testing
import XServerSupport

/// A program on a real X server with an accessibility bus.
@MainActor
struct ProgramTests {
  private func start(_ server: XServer, _ changes: [String: String?]) throws -> ChildProcess {
    try server.start(BuiltProgram.path("X11Fixture"), changing: changes)
  }

  @Test(
    "AX-1, AX-3: a program with a window is accessible without any code, at its position on the screen"
  )
  func window() throws {
    let (server, bus, loop) = (try XServer(), try PrivateBus(hasRegistry: true), TestLoop())
    let process = try start(server, ["AT_SPI_BUS_ADDRESS": bus.address])
    let window = try server.window(of: process)
    try server.xdotool("windowmove", "--sync", window, "100", "50")
    let client = try AccessibleClient(bus, loop)
    try #require(loop.run { !client.children(client.desktop).isEmpty }, "\(process.standardError)")
    let frame = try #require(client.walk().first { client.role($0.object) == "frame" }).object
    #expect(Array(client.extents(frame, in: 0).prefix(2)) == [100, 50])
    #expect(Array(client.extents(frame).prefix(2)) == [0, 0])
    // A program that is registered and not observed does not wake up.
    #expect(process.comesToRest(for: 1))
    client.close()
    bus.process.stop()
    #expect(process.comesToRest(for: 1) && process.isRunning)
    process.end()
  }

  @Test("a program without a bus does not load the library")
  func withoutBus() throws {
    let server = try XServer()
    let process = try start(server, [:])
    _ = try server.window(of: process)
    #expect(process.comesToRest(for: 1))
    let file = try #require(FileHandle(forReadingAtPath: "/proc/\(process.identifier)/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    #expect(maps.contains("X11Fixture") && !maps.contains("libdbus"), "\(maps.prefix(300))")
    process.end()
  }
}
