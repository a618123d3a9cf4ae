import AtriumAccessibility
import AtriumGraphics
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

  private func accent(_ components: [Double]) -> BusValue {
    .structure(components.map { .double($0) })
  }

  @Test("AX-16: the accent colour is followed, and components out of range stand for none")
  func accentColor() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let session = SessionBus(loop: loop)
    let portal = SettingsPortal(session: session)
    var changes: [Color?] = []
    portal.onChange = { changes.append(portal.settings.accentColor) }
    portal.start()
    session.open(address: bus.address)
    let fake = try FakePortal(bus, loop)
    fake.values = [("accent-color", accent([0.2, 0.4, 1]))]
    fake.appear()
    loop.run { !changes.isEmpty }
    for components in [[-1, -1, -1], [1, 0, 0], [0.5, .nan, 0], [0, 0.5, 0.5, 0.5], [0, 1, 0]] {
      fake.change("accent-color", to: accent(components))
    }
    fake.change("accent-color", to: .string("#ff0000"))
    loop.run { changes.count == 6 }
    loop.runWhileBusy()
    let expected: [Color?] = [
      Color(red: 0.2, green: 0.4, blue: 1), nil, Color(red: 1, green: 0, blue: 0), nil,
      Color(red: 0, green: 1, blue: 0), nil,
    ]
    #expect(changes == expected)
    session.close()
    fake.connection.close()
  }

  @Test("AX-16: signals of other programs change no setting")
  func impostor() throws {
    let (bus, loop) = (try PrivateBus(), TestLoop())
    let session = SessionBus(loop: loop)
    let portal = SettingsPortal(session: session)
    portal.start()
    session.open(address: bus.address)
    let (fake, impostor) = (try FakePortal(bus, loop), try FakePortal(bus, loop))
    fake.appear()
    loop.runWhileBusy()
    let program = try #require(session.connection?.uniqueName)
    impostor.connection.emit(
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
      [.string(PortalTests.appearance), .string("contrast"), .variant(.uint32(1))], to: program)
    impostor.connection.emit(
      "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged",
      [
        .string("org.freedesktop.portal.Desktop"), .string(""),
        .string(try #require(impostor.connection.uniqueName)),
      ], to: program)
    loop.runWhileBusy()
    #expect(portal.settings == PortalSettings())
    fake.change("contrast", to: .uint32(1))
    #expect(loop.run { portal.settings == settings(nil, .high, nil) })
    session.close()
    for portal in [fake, impostor] { portal.connection.close() }
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
