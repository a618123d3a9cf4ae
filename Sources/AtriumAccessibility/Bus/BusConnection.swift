internal import CDBus

/// A private connection to a bus, driven by an event loop.
///
/// No call waits for the bus: a reply is passed to a closure, or never arrives. A bus that hangs costs only the
/// memory of the unsent messages, whose size is limited.
@MainActor
package final class BusConnection {
  /// The total size of unsent messages above which further signals are dropped, in bytes.
  private static let longestQueue = 1 << 20
  /// The maximum size of a received message, in bytes.
  private static let largestMessage = 4 << 20
  /// The maximum number of messages that are handled before the loop handles its other events.
  private static let longestBatch = 64
  /// The library's value for a reply without a time limit.
  private static let noTimeLimit: Int32 = 0x7fff_ffff
  /// The name of the bus itself, and of its interface.
  nonisolated static let bus = "org.freedesktop.DBus"
  nonisolated static let busPath = "/org/freedesktop/DBus"

  /// The connection's unique name; nil before the bus has sent it.
  package private(set) var uniqueName: String?
  /// Called for each method call; returns the reply.
  package var onCall: @MainActor (BusMessage) -> BusReply = BusReply.unknownMethod
  /// Called for each signal.
  package var onSignal: @MainActor (BusMessage) -> Void = { _ in }
  /// Called once when the bus has closed the connection.
  package var onLoss: @MainActor () -> Void = {}

  private let library: cdbus_library
  private let loop: any BusEventLoop
  private var connection: OpaquePointer?
  private var watches: [OpaquePointer] = []
  private var descriptor: Int32?
  private var isDispatching = false
  private var isContinuing = false

  /// Connects to a bus and requests a unique name; nil if the system has no D-Bus library, or there is no bus at the
  /// address.
  ///
  /// - Parameters:
  ///   - address: The address of a Unix socket; see ``BusAddress/usable(_:)``.
  ///   - loop: The event loop.
  ///   - onReady: Called when the connection has its unique name.
  package init?(address: String, loop: any BusEventLoop, onReady: @escaping @MainActor () -> Void) {
    guard let library = BusLibrary.functions else { return nil }
    (self.library, self.loop) = (library, loop)
    var error = DBusError()
    library.error_init(&error)
    connection = library.connection_open_private(address, &error)
    library.error_free(&error)
    guard let connection else { return nil }
    library.connection_set_exit_on_disconnect(connection, 0)
    library.connection_set_max_message_size(connection, Self.largestMessage)
    let me = Unmanaged.passUnretained(self).toOpaque()
    let isWatched = library.connection_set_watch_functions(
      connection,
      { watch, data in
        BusConnection.use(data, watch) { $0.watches.append($1) }
        return 1
      },
      { watch, data in
        BusConnection.use(data, watch) { me, watch in me.watches.removeAll { $0 == watch } }
      },
      { watch, data in BusConnection.use(data, watch) { _, _ in } }, me, nil)
    let isFiltered = library.connection_add_filter(
      connection,
      { _, message, data in
        BusConnection.use(data, message) { $0.receive($1) }
        return 0
      }, me, nil)
    guard isWatched != 0, isFiltered != 0 else {
      close()
      return nil
    }
    call(Self.bus, Self.busPath, Self.bus, "Hello") { [weak self] reply in
      guard let self, case .values(let values) = reply, let name = values.first?.text,
        let connection = self.connection
      else { return }
      _ = self.library.bus_set_unique_name(connection, name)
      uniqueName = name
      onReady()
    }
  }

  isolated deinit {
    close()
  }

  /// Calls a closure with the connection and an object of the library, on behalf of a callback from the library.
  private nonisolated static func use(
    _ data: UnsafeMutableRawPointer?, _ object: OpaquePointer?,
    _ action: @MainActor (BusConnection, OpaquePointer) -> Void
  ) {
    guard let data, let object else { return }
    nonisolated(unsafe) let (me, object_) = (data, object)
    // The library calls back only during calls that this class makes on the main actor.
    MainActor.assumeIsolated {
      let connection = Unmanaged<BusConnection>.fromOpaque(me).takeUnretainedValue()
      action(connection, object_)
      connection.updateInterest()
    }
  }

  /// Closes the connection; later calls do nothing.
  package func close() {
    guard let connection else { return }
    self.connection = nil
    library.connection_close(connection)
    if let descriptor { loop.stopWatching(descriptor) }
    descriptor = nil
    library.connection_unref(connection)
  }

  /// Whether the connection is open.
  package var isOpen: Bool { connection != nil }

  // MARK: Sending

  /// Calls a method of an object of another program, or of the bus.
  ///
  /// - Parameters:
  ///   - destination: The bus name of the program that receives the call.
  ///   - path: The path of the object.
  ///   - interface: The name of the interface.
  ///   - member: The name of the method.
  ///   - arguments: The arguments.
  ///   - starts: Whether the bus may start the receiver.
  ///   - answer: Called with the reply; never called if the receiver does not reply.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [BusValue] = [], starts: Bool = true,
    answer: (@MainActor (BusReply) -> Void)? = nil
  ) {
    guard let connection,
      let message = library.message_new_method_call(destination, path, interface, member)
    else { return }
    defer { library.message_unref(message) }
    library.message_set_auto_start(message, starts ? 1 : 0)
    guard BusWriter(library: library).append(arguments, to: message) else { return }
    guard let answer else {
      library.message_set_no_reply(message, 1)
      return send(message)
    }
    var pending: OpaquePointer?
    guard
      library.connection_send_with_reply(connection, message, &pending, Self.noTimeLimit) != 0,
      let pending
    else { return }
    let receiver = BusAnswer(library: library, answer: answer)
    _ = library.pending_call_set_notify(
      pending, { pending, data in BusAnswer.receive(pending, data) },
      Unmanaged.passRetained(receiver).toOpaque(),
      { data in data.map { Unmanaged<BusAnswer>.fromOpaque($0).release() } })
    library.pending_call_unref(pending)
    updateInterest()
  }

  /// Adds a rule for the signals that the bus delivers to this connection.
  package func addMatch(_ rule: String) {
    call(Self.bus, Self.busPath, Self.bus, "AddMatch", [.string(rule)])
  }

  /// Sends a signal, or drops it if too many messages are unsent.
  ///
  /// - Parameters:
  ///   - path: The path of the object.
  ///   - interface: The name of the interface.
  ///   - member: The name of the signal.
  ///   - arguments: The arguments.
  ///   - destination: The unique name of the only receiver; nil for all programs that have asked for the signal.
  package func emit(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue],
    to destination: String? = nil
  ) {
    guard let connection,
      library.connection_get_outgoing_size(connection) < Self.longestQueue,
      let message = library.message_new_signal(path, interface, member)
    else { return }
    defer { library.message_unref(message) }
    if let destination { _ = library.message_set_destination(message, destination) }
    if BusWriter(library: library).append(arguments, to: message) { send(message) }
  }

  private func send(_ message: OpaquePointer) {
    guard let connection else { return }
    _ = library.connection_send(connection, message, nil)
    updateInterest()
  }

  // MARK: Receiving

  /// Passes a signal or a method call to its closure, and sends the reply to a call.
  private func receive(_ message: OpaquePointer) {
    guard let kind = BusMessage.Kind(rawValue: library.message_get_type(message)) else { return }
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }
    var reader = BusReader(library)
    let arguments = reader.arguments(of: message)
    let content = BusMessage(
      kind: kind, path: text(library.message_get_path(message)),
      interface: text(library.message_get_interface(message)),
      member: text(library.message_get_member(message)),
      sender: text(library.message_get_sender(message)), arguments: arguments ?? [])
    switch kind {
    case .methodReturn, .error: break
    case .signal:
      if content.interface == "org.freedesktop.DBus.Local", content.member == "Disconnected" {
        lose()
      } else if arguments != nil {
        onSignal(content)
      }
    case .methodCall:
      let reply = arguments == nil ? .invalidArguments : onCall(content)
      if library.message_get_no_reply(message) == 0 { answer(message, reply) }
    }
  }

  private func answer(_ call: OpaquePointer, _ reply: BusReply) {
    let message: OpaquePointer?
    switch reply {
    case .values: message = library.message_new_method_return(call)
    case .error(let name, let text): message = library.message_new_error(call, name, text)
    }
    guard let message else { return }
    defer { library.message_unref(message) }
    if case .values(let values) = reply {
      guard BusWriter(library: library).append(values, to: message) else { return }
    }
    send(message)
  }

  private func lose() {
    guard isOpen else { return }
    let action = onLoss
    close()
    action()
  }

  // MARK: The loop

  private func updateInterest() {
    guard connection != nil else { return }
    var readiness: BusReadiness = []
    var watched: Int32?
    for watch in watches where library.watch_get_enabled(watch) != 0 {
      watched = library.watch_get_unix_fd(watch)
      // The library's flags use the same bits.
      readiness.formUnion(BusReadiness(rawValue: library.watch_get_flags(watch) & 3))
    }
    if let descriptor, descriptor != watched { loop.stopWatching(descriptor) }
    descriptor = watched
    guard let watched else { return }
    loop.watch(watched, for: readiness) { [weak self] in self?.becomeReady($0) }
  }

  private func becomeReady(_ readiness: BusReadiness) {
    for watch in watches where connection != nil && library.watch_get_enabled(watch) != 0 {
      let wanted = library.watch_get_flags(watch) & 3
      let flags = readiness.rawValue & (wanted | 12)
      if flags != 0 { _ = library.watch_handle(watch, flags) }
    }
    dispatch()
  }

  /// Handles a batch of the received messages; the remaining messages are handled after the loop's other events.
  private func dispatch() {
    guard let connection, !isDispatching else { return }
    isDispatching = true
    var count = 0
    // The status 0 means that there are more messages.
    while self.connection == connection, library.connection_get_dispatch_status(connection) == 0 {
      count += 1
      guard count <= Self.longestBatch else {
        continueLater()
        break
      }
      _ = library.connection_dispatch(connection)
    }
    isDispatching = false
    updateInterest()
  }

  private func continueLater() {
    guard !isContinuing else { return }
    isContinuing = true
    loop.schedule(after: 0) { [weak self] in
      self?.isContinuing = false
      self?.dispatch()
    }
  }
}

/// The receiver of a reply.
@MainActor
private final class BusAnswer {
  private let library: cdbus_library
  private let answer: @MainActor (BusReply) -> Void

  init(library: cdbus_library, answer: @escaping @MainActor (BusReply) -> Void) {
    (self.library, self.answer) = (library, answer)
  }

  nonisolated static func receive(_ pending: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    guard let pending, let data else { return }
    nonisolated(unsafe) let (call, me) = (pending, data)
    MainActor.assumeIsolated {
      Unmanaged<BusAnswer>.fromOpaque(me).takeUnretainedValue().receive(call)
    }
  }

  private func receive(_ pending: OpaquePointer) {
    guard let message = library.pending_call_steal_reply(pending) else { return }
    defer { library.message_unref(message) }
    var reader = BusReader(library)
    let arguments = reader.arguments(of: message)
    guard library.message_get_type(message) == BusMessage.Kind.methodReturn.rawValue, let arguments
    else {
      let name = library.message_get_error_name(message).map { String(cString: $0) } ?? ""
      return answer(.error(name, arguments?.first?.text ?? ""))
    }
    answer(.values(arguments))
  }
}
