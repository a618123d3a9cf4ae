/// Follows the settings of the desktop through its portal (`org.freedesktop.portal.Settings`).
///
/// This class never starts the portal. If the portal appears later, its settings are read at that time.
@MainActor
public final class SettingsPortal {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  /// The current settings.
  public private(set) var settings = PortalSettings()
  /// Called after ``settings`` has changed.
  public var onChange: @MainActor () -> Void = {}

  private let session: SessionBus

  /// Makes a portal that does nothing before ``start()``.
  public init(session: SessionBus) {
    self.session = session
  }

  /// Reads the settings when the session bus is ready, and follows later changes.
  public func start() {
    session.observe { [weak self] in self?.receive($0) }
    session.observe(appearanceOf: Self.name) { [weak self] in self?.read() }
    session.whenReady { [weak self] connection in
      connection.addMatch(
        "type='signal',sender='\(Self.name)',interface='\(Self.interface)',"
          + "member='SettingChanged',arg0='\(Self.namespace)'")
      self?.read()
    }
  }

  private func read() {
    session.connection?.call(
      Self.name, Self.path, Self.interface, "ReadAll",
      [.array(of: "s", [.string(Self.namespace)])], starts: false
    ) { [weak self] reply in
      guard case .values(let values) = reply else { return }
      var settings = PortalSettings()
      for case .entry(let namespace, let content) in values.first?.elements ?? []
      where namespace.text == Self.namespace {
        for case .entry(let key, let value) in content.elements {
          settings.set(key.text ?? "", value)
        }
      }
      self?.adopt(settings)
    }
  }

  private func receive(_ signal: BusMessage) {
    guard signal.interface == Self.interface, signal.member == "SettingChanged",
      session.isFrom(Self.name, signal), signal.arguments.count == 3,
      signal.arguments[0].text == Self.namespace,
      let key = signal.arguments[1].text
    else { return }
    var settings = settings
    settings.set(key, signal.arguments[2])
    adopt(settings)
  }

  private func adopt(_ settings: PortalSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    onChange()
  }
}
