internal import AtriumAccessibility

/// The connections of a program over the user's session bus: to assistive technologies, and to the desktop's portal.
@MainActor
final class X11Session {
  let accessibility: AccessibilityBridge
  let portal: SettingsPortal
  let desktop: DesktopPortal
  private let bus: SessionBus

  /// Prepares the connections, without opening them.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - loop: The main loop.
  init(name: String, loop: X11BusLoop) {
    bus = SessionBus(loop: loop)
    accessibility = AccessibilityBridge(name: name, session: bus)
    portal = SettingsPortal(session: bus)
    desktop = DesktopPortal(session: bus)
  }

  /// Opens the connections; called a tenth of a second after the start, so that the first frame does not wait.
  ///
  /// - Parameter onSettings: Called when the portal's settings have changed.
  func start(onSettings: @escaping @MainActor () -> Void) {
    portal.onChange = onSettings
    portal.start()
    accessibility.start()
    bus.open()
  }

  /// Closes the connections.
  func close() {
    accessibility.close()
    bus.close()
  }
}
