/// The connection to the user's session bus, through which a program finds the accessibility bus and the desktop's
/// portals.
///
/// A program has one such connection. The D-Bus library is loaded, and the connection is opened, only by ``open()``.
@MainActor
public final class SessionBus {
  let loop: any BusEventLoop
  package private(set) var connection: BusConnection?
  /// The maximum number of attempts to reconnect after the connection was lost.
  private static let mostAttempts = 3

  private var address: String?
  private var attempts = 0
  /// The closures that are called each time the connection is ready.
  private var setups: [@MainActor (BusConnection) -> Void] = []
  private var lossObservers: [@MainActor () -> Void] = []
  private var receivers: [@MainActor (BusMessage) -> Void] = []
  /// The unique names of the owners of observed names.
  private var owners: [String: String] = [:]
  private var observed: Set<String> = []

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
    guard self.address == nil, let address else { return }
    self.address = address
    connect()
  }

  private func connect() {
    guard let address, connection == nil else { return }
    connection = BusConnection(address: address, loop: loop) { [weak self] in self?.isReady() }
    connection?.onSignal = { [weak self] signal in
      self?.receive(signal)
    }
    connection?.onLoss = { [weak self] in self?.didLoseConnection() }
  }

  /// Connects again after some seconds, since any program can end the connection with a message that is too large.
  private func didLoseConnection() {
    (connection, owners) = (nil, [:])
    for observer in lossObservers { observer() }
    guard attempts < Self.mostAttempts else { return }
    attempts += 1
    loop.schedule(after: Double(1 << attempts)) { [weak self] in
      // The bus may have ended, or its socket may not accept connections at the moment.
      guard let self, let address, BusAddress.usable(address) != nil else { return }
      connect()
    }
  }

  /// Closes the connection.
  public func close() {
    connection?.close()
    (connection, address) = (nil, nil)
    (setups, lossObservers, receivers) = ([], [], [])
  }

  /// Calls a closure each time the connection is ready, and at once if it is already ready.
  ///
  /// After a loss, the connection becomes ready again if the bus still exists.
  func whenReady(_ action: @escaping @MainActor (BusConnection) -> Void) {
    setups.append(action)
    if let connection, connection.uniqueName != nil { action(connection) }
  }

  /// Registers a closure that is called when the connection is lost.
  func observeLoss(_ observer: @escaping @MainActor () -> Void) { lossObservers.append(observer) }

  /// Registers a closure that is called for each signal.
  func observe(_ receiver: @escaping @MainActor (BusMessage) -> Void) { receivers.append(receiver) }

  /// Registers a closure that is called each time that a name on the bus gets an owner.
  func observe(appearanceOf name: String, _ action: @escaping @MainActor () -> Void) {
    observe(ownerOf: name)
    observe { signal in
      guard signal.isOwnerChange, signal.arguments[0].text == name, signal.arguments[2].text != ""
      else { return }
      action()
    }
  }

  /// Follows the owner of a name.
  ///
  /// The bus delivers the changes as signals, which ``observe(_:)`` reports.
  func observe(ownerOf name: String) {
    guard observed.insert(name).inserted else { return }
    let bus = BusConnection.bus
    whenReady { connection in
      connection.addMatch("type='signal',sender='\(bus)',member='NameOwnerChanged',arg0='\(name)'")
      connection.call(bus, BusConnection.busPath, bus, "GetNameOwner", [.string(name)]) {
        [weak self] reply in
        guard case .values(let values) = reply, let owner = values.first?.text else { return }
        self?.owners[name] = owner
      }
    }
  }

  /// Returns whether the owner of an observed name sent a message.
  ///
  /// Any program on the bus can send this program a signal, even a signal that this program has not asked for.
  func isFrom(_ name: String, _ message: BusMessage) -> Bool { owners[name] == message.sender }

  private func receive(_ signal: BusMessage) {
    if signal.isOwnerChange, let name = signal.arguments[0].text, observed.contains(name) {
      owners[name] = signal.arguments[2].text.flatMap { $0.isEmpty ? nil : $0 }
    }
    for receiver in receivers { receiver(signal) }
  }

  private func isReady() {
    guard let connection else { return }
    for setup in setups { setup(connection) }
  }
}
