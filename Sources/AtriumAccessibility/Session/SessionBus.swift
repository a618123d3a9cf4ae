/// The connection to the user's session bus, through which a program finds the accessibility bus and the desktop's
/// portals.
///
/// A program has one such connection. The D-Bus library is loaded, and the connection is opened, only by ``open()``.
@MainActor
public final class SessionBus {
  let loop: any BusEventLoop
  package private(set) var connection: BusConnection?
  private var hasOpened = false
  private var waiting: [@MainActor (BusConnection) -> Void] = []
  private var receivers: [@MainActor (BusMessage) -> Void] = []

  /// Makes a connection that is not open.
  ///
  /// - Parameter loop: The event loop of the program.
  public init(loop: any BusEventLoop) {
    self.loop = loop
  }

  /// Connects to the bus that the environment names; does nothing if the environment names no bus, or after the first
  /// connection.
  public func open() { open(address: BusAddress.session) }

  /// Connects to the bus at an address, for tests; does nothing for nil, or after the first connection.
  package func open(address: String?) {
    guard !hasOpened, let address else { return }
    hasOpened = true
    connection = BusConnection(address: address, loop: loop) { [weak self] in self?.isReady() }
    connection?.onSignal = { [weak self] signal in
      for receiver in self?.receivers ?? [] { receiver(signal) }
    }
    connection?.onLoss = { [weak self] in self?.connection = nil }
  }

  /// Closes the connection.
  public func close() {
    connection?.close()
    (connection, waiting, receivers) = (nil, [], [])
  }

  /// Calls a closure when the connection is ready, or at once if it is already ready; never calls the closure if
  /// there is no bus.
  func whenReady(_ action: @escaping @MainActor (BusConnection) -> Void) {
    if let connection, connection.uniqueName != nil {
      action(connection)
    } else {
      waiting.append(action)
    }
  }

  /// Registers a closure that is called for each signal.
  func observe(_ receiver: @escaping @MainActor (BusMessage) -> Void) { receivers.append(receiver) }

  /// Registers a closure that is called each time that a name on the bus gets an owner.
  func observe(appearanceOf name: String, _ action: @escaping @MainActor () -> Void) {
    whenReady { connection in
      connection.addMatch(
        "type='signal',sender='\(BusConnection.bus)',member='NameOwnerChanged',arg0='\(name)'")
    }
    observe { signal in
      guard signal.interface == BusConnection.bus, signal.member == "NameOwnerChanged",
        signal.arguments.count == 3, signal.arguments[0].text == name,
        signal.arguments[2].text != ""
      else { return }
      action()
    }
  }

  private func isReady() {
    guard let connection else { return }
    let actions = waiting
    waiting = []
    for action in actions { action(connection) }
  }
}
