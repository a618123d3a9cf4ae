/// Looks for the accessibility bus, and waits for it to appear if it does not exist yet (AX-1).
///
/// The address comes from a service on the session bus. The request starts no service: without assistive technology
/// there is usually no accessibility bus, and the program should not start one.
@MainActor
final class AccessibilityBusFinder {
  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"

  private let session: SessionBus
  private let onFound: @MainActor (String) -> Void

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - session: The session bus.
  ///   - onFound: Called with the address of each bus that appears.
  init(session: SessionBus, onFound: @escaping @MainActor (String) -> Void) {
    (self.session, self.onFound) = (session, onFound)
  }

  /// Looks for the bus when the session bus is ready, and again each time that the bus appears.
  func start() {
    session.observe(appearanceOf: Self.name) { [weak self] in self?.search() }
    session.whenReady { [weak self] _ in self?.search() }
  }

  /// Requests the address of the bus.
  func search() {
    session.connection?.call(Self.name, Self.path, Self.name, "GetAddress", starts: false) {
      [weak self] reply in
      guard case .values(let values) = reply, let text = values.first?.text,
        let address = BusAddress.usable(text)
      else { return }
      self?.onFound(address)
    }
  }
}
