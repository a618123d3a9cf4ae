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

  /// Starts a program with a text view that has the focus, on a bus whose registry listens to keys.
  ///
  /// - Parameters:
  ///   - server: The X server.
  ///   - bus: The bus.
  ///   - loop: The loop that drives the registry's connection.
  ///   - arguments: The arguments of the program.
  ///   - offer: Called with the name of each key that the registry is offered. The registry keeps the key *x*.
  /// - Returns: The registry's connection, and the program.
  /// - Throws: An error that ends the test.
  private func startTyping(
    _ server: XServer, _ bus: PrivateBus, _ loop: TestLoop, _ arguments: [String],
    offer: @escaping (String) -> Void
  ) throws -> (registry: BusConnection, process: ChildProcess) {
    var isReady = false
    let registry = try #require(BusConnection(address: bus.address, loop: loop) { isReady = true })
    try #require(loop.run { isReady })
    var isAsked = false
    registry.onCall = { message in
      switch message.member {
      case "GetRegisteredEvents":
        isAsked = true
        return .value(
          .array(of: "(ss)", [.structure([.string(":1.0"), .string("object:state-changed")])]))
      case "NotifyListenersSync":
        let fields = message.arguments.first?.elements ?? []
        guard fields.count == 7, let name = fields[5].text else { return .invalidArguments }
        if fields[0].integer == 0 { offer(name) }
        return .value(.bool(name == "x"))
      default: return .unknownMethod(message)
      }
    }
    registry.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      [.string("org.a11y.atspi.Registry"), .uint32(0)])
    let process = try server.start(
      BuiltProgram.path("X11Fixture"), ["--text"] + arguments,
      changing: ["AT_SPI_BUS_ADDRESS": bus.address])
    let window = try server.window(of: process)
    try server.xdotool("mousemove", "--window", window, "50", "50", "click", "1")
    try #require(loop.run { isAsked && process.lines.contains("focus true") })
    loop.runWhileBusy()
    return (registry, process)
  }

  private func inserted(_ process: ChildProcess) -> [String] {
    process.lines.filter { $0.hasPrefix("inserted") }
  }

  @Test("AX-22: a screen reader may keep a key")
  func keptKey() throws {
    let (server, bus, loop) = (try XServer(), try PrivateBus(), TestLoop())
    var offered: [String] = []
    // The registry answers only while the test runs its loop, so the keys must wait for longer than usual.
    let (registry, process) = try startTyping(server, bus, loop, ["--patience", "600"]) {
      offered.append($0)
    }
    for key in ["a", "x", "b"] { try server.xdotool("key", key) }
    #expect(loop.run { inserted(process).contains("inserted [b]") })
    #expect(offered == ["a", "x", "b"])
    #expect(inserted(process) == ["inserted [a]", "inserted [b]"])
    registry.close()
    process.end()
  }

  @Test("AX-22: a registry that hangs stops no key")
  func hangingRegistry() throws {
    let (server, bus, loop) = (try XServer(), try PrivateBus(), TestLoop())
    let (registry, process) = try startTyping(server, bus, loop, []) { _ in }
    // From now on the test does not run its loop, so the registry does not answer.
    for key in ["c", "x"] { try server.xdotool("key", key) }
    #expect(process.waits { inserted(process).count == 2 })
    #expect(inserted(process) == ["inserted [c]", "inserted [x]"])
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
