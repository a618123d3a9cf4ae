import AtriumAccessibility
import AtriumKit
import Testing

/// The settings of the desktop's portal, from a portal of the test.
@MainActor
struct PortalTests {
  private static let appearance = "org.freedesktop.appearance"

  /// A portal on a private session bus.
  private final class FakePortal {
    let connection: BusConnection
    var values: [(String, BusValue)] = []

    @MainActor
    init(_ bus: PrivateBus, _ loop: TestLoop) throws {
      var isReady = false
      connection = try #require(
        BusConnection(address: bus.address, loop: loop) { isReady = true })
      try #require(loop.run { isReady })
      connection.onCall = { [weak self] message in
        guard let self, message.member == "ReadAll" else { return .unknownMethod(message) }
        let content = values.map { BusValue.entry(.string($0.0), .variant($0.1)) }
        return .value(
          .array(
            of: "{sa{sv}}",
            [.entry(.string(PortalTests.appearance), .array(of: "{sv}", content))]))
      }
    }

    /// Takes the name of the desktop's portal.
    @MainActor
    func appear() {
      connection.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        [.string("org.freedesktop.portal.Desktop"), .uint32(0)])
    }

    @MainActor
    func change(_ key: String, to value: BusValue, namespace: String = PortalTests.appearance) {
      connection.emit(
        "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
        [.string(namespace), .string(key), .variant(value)])
    }
  }

  private func settings(
    _ style: UserInterfaceStyle?, _ contrast: AccessibilityContrast?, _ motion: Motion?
  ) -> PortalSettings {
    var settings = PortalSettings()
    (settings.userInterfaceStyle, settings.accessibilityContrast) = (style, contrast)
    settings.motion = motion
    return settings
  }

  @Test("AX-16: the portal's settings are read when it appears, and their changes are followed")
  func live() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let session = SessionBus(loop: loop)
    let portal = SettingsPortal(session: session)
    var changes: [PortalSettings] = []
    portal.onChange = { changes.append(portal.settings) }
    portal.start()
    session.open(address: bus.address)
    loop.runWhileBusy()
    #expect(portal.settings == PortalSettings() && changes.isEmpty)
    let fake = try FakePortal(bus, loop)
    fake.values = [("color-scheme", .uint32(1)), ("contrast", .uint32(0))]
    fake.appear()
    loop.run { !changes.isEmpty }
    fake.change("color-scheme", to: .uint32(2))
    fake.change("contrast", to: .uint32(1))
    fake.change("reduced-motion", to: .uint32(1))
    fake.change("reduced-motion", to: .uint32(1))
    fake.change("color-scheme", to: .uint32(0))
    loop.run { changes.count == 5 }
    loop.runWhileBusy()
    #expect(
      changes == [
        settings(.dark, .normal, nil), settings(.light, .normal, nil),
        settings(.light, .high, nil), settings(.light, .high, .reduced),
        settings(nil, .high, .reduced),
      ])
    session.close()
    fake.connection.close()
  }

  @Test("AX-16: values of wrong types, other keys and other namespaces change nothing")
  func hostile() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let session = SessionBus(loop: loop)
    let portal = SettingsPortal(session: session)
    portal.start()
    session.open(address: bus.address)
    let fake = try FakePortal(bus, loop)
    fake.values = [("color-scheme", .string("dark")), ("contrast", .array(of: "u", [.uint32(1)]))]
    fake.appear()
    loop.runWhileBusy()
    fake.change("color-scheme", to: .structure([.uint32(1)]))
    fake.change("colour", to: .uint32(1))
    fake.change("color-scheme", to: .uint32(1), namespace: "org.gnome.desktop.interface")
    fake.change("contrast", to: .uint64(.max))
    fake.connection.emit(
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
      [.uint32(1)])
    loop.runWhileBusy()
    #expect(portal.settings == PortalSettings())
    fake.change("contrast", to: .uint32(7))
    fake.change("reduced-motion", to: .uint32(0))
    loop.run { portal.settings == settings(nil, nil, .full) }
    #expect(portal.settings == settings(nil, nil, .full))
    session.close()
    fake.connection.close()
  }
}
