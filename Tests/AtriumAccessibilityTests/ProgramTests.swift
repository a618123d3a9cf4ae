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

  @Test(
    "AX-22: a screen reader may keep a key, and a registry that hangs stops no key")
  func keys() throws {
    let (server, bus, loop) = (try XServer(), try PrivateBus(), TestLoop())
    var isReady = false
    let registry = try #require(BusConnection(address: bus.address, loop: loop) { isReady = true })
    try #require(loop.run { isReady })
    var (offered, isAsked): ([String], Bool) = ([], false)
    registry.onCall = { message in
      switch message.member {
      case "GetRegisteredEvents":
        isAsked = true
        return .value(
          .array(of: "(ss)", [.structure([.string(":1.0"), .string("object:state-changed")])]))
      case "NotifyListenersSync":
        let fields = message.arguments.first?.elements ?? []
        guard fields.count == 7, let name = fields[5].text else { return .invalidArguments }
        if fields[0].integer == 0 { offered.append(name) }
        return .value(.bool(name == "x"))
      default: return .unknownMethod(message)
      }
    }
    registry.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      [.string("org.a11y.atspi.Registry"), .uint32(0)])
    let process = try server.start(
      BuiltProgram.path("X11Fixture"), ["--text"], changing: ["AT_SPI_BUS_ADDRESS": bus.address])
    let window = try server.window(of: process)
    try server.xdotool("mousemove", "--window", window, "50", "50", "click", "1")
    try #require(loop.run { isAsked && process.lines.contains("focus true") })
    loop.runWhileBusy()
    func inserted() -> [String] { process.lines.filter { $0.hasPrefix("inserted") } }
    for key in ["a", "x", "b"] { try server.xdotool("key", key) }
    #expect(loop.run { inserted().contains("inserted [b]") })
    #expect(offered == ["a", "x", "b"] && inserted() == ["inserted [a]", "inserted [b]"])
    // From now on the registry does not answer.
    for key in ["c", "x"] { try server.xdotool("key", key) }
    #expect(process.waits { inserted().count == 4 })
    #expect(inserted().suffix(2) == ["inserted [c]", "inserted [x]"])
    registry.close()
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
