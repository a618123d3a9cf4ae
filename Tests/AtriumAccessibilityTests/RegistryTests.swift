import AtriumAccessibility
import Testing

/// The registration with registries of accessible programs that come and go.
@MainActor
struct RegistryTests {
  /// A registry that counts the registrations.
  private final class FakeRegistry {
    let connection: BusConnection
    private(set) var count = 0

    @MainActor
    init(_ bus: PrivateBus, _ loop: TestLoop) throws {
      var isReady = false
      connection = try #require(BusConnection(address: bus.address, loop: loop) { isReady = true })
      try #require(loop.run { isReady })
      connection.onCall = { [weak self] message in
        if message.member == "Embed" { self?.count += 1 }
        return .unknownMethod(message)
      }
    }

    /// Takes the registry's name, or gives it up.
    @MainActor
    func call(_ member: String, _ arguments: [BusValue] = []) {
      connection.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member,
        [.string("org.a11y.atspi.Registry")] + arguments)
    }

    @MainActor
    func appear() { call("RequestName", [.uint32(0)]) }
  }

  private func bridge(_ loop: TestLoop) -> AccessibilityBridge {
    AccessibilityBridge(name: "program", session: SessionBus(loop: loop))
  }

  @Test(
    "AX-1: a program registers once with each registry that appears, and with a registry that was already running"
  )
  func later() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let bridge = bridge(loop)
    bridge.start(address: bus.address)
    loop.runWhileBusy()
    var registries: [FakeRegistry] = []
    for _ in 0..<2 {
      let registry = try FakeRegistry(bus, loop)
      registries.append(registry)
      registry.appear()
      loop.run { registry.count > 0 }
      loop.runWhileBusy()
      #expect(registry.count == 1)
      registry.call("ReleaseName")
    }
    let last = try FakeRegistry(bus, loop)
    last.appear()
    loop.run { last.count > 0 }
    let second = self.bridge(loop)
    second.start(address: bus.address)
    loop.run { last.count > 1 }
    loop.runWhileBusy()
    #expect(last.count == 2)
    // The same registry has forgotten the programs if it gives up its name.
    last.call("ReleaseName")
    last.appear()
    loop.run { last.count > 3 }
    loop.runWhileBusy()
    #expect(last.count == 4)
    second.close()
    bridge.close()
    for registry in registries + [last] { registry.connection.close() }
  }

  @Test("AX-1: a program and a registry that start at the same time find each other once")
  func together() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    for round in 0..<60 {
      let (registry, bridge) = (try FakeRegistry(bus, loop), bridge(loop))
      bridge.start(address: bus.address)
      for _ in 0..<(round % 6) { loop.runOnce(milliseconds: 1) }
      registry.appear()
      loop.run { registry.count > 0 }
      loop.runWhileBusy(quiet: 10)
      #expect(registry.count == 1, "round \(round)")
      bridge.close()
      registry.connection.close()
      loop.runWhileBusy(quiet: 1)
    }
  }
}
