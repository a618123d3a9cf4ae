internal import CX11

/// Sends data to other programs in parts (INCR, ICCCM 2.7.2).
///
/// Each transfer advances when its reader deletes the property with the latest part. Transfers do not wait for
/// each other.
@MainActor
final class OutgoingTransfers {
  private struct Key: Hashable {
    var window: XID
    var property: Atom
  }

  private struct Transfer {
    var bytes: [UInt8]
    var type: Atom
    var sent = 0
    /// The time at which the transfer is abandoned, in seconds of the loop's clock.
    var deadline: Double
  }

  private let connection: X11Connection
  private let windows: WatchedWindows
  private let loop: SelectionLoop
  private let property: SelectionProperty
  private var transfers: [Key: Transfer] = [:]
  private var isChecking = false

  init(connection: X11Connection, windows: WatchedWindows, loop: SelectionLoop) {
    self.connection = connection
    self.windows = windows
    self.loop = loop
    property = SelectionProperty(connection: connection)
  }

  /// Whether no transfer is running.
  var isEmpty: Bool { transfers.isEmpty }

  /// Begins a transfer; the caller then notifies the reader.
  ///
  /// - Returns: Whether the transfer has begun; false if too many transfers are already running or the
  ///   reader has exited.
  func begin(_ bytes: [UInt8], type: Atom, to name: Atom, of window: XID) -> Bool {
    let key = Key(window: window, property: name)
    // A reader that requests the same property again has abandoned its previous transfer.
    if transfers[key] != nil { end(key) }
    let total = transfers.values.reduce(bytes.count) { $0 + $1.bytes.count }
    guard transfers.count < SelectionLimits.transfers, total <= SelectionLimits.total,
      windows.watch(window)
    else { return false }
    transfers[key] = Transfer(
      bytes: bytes, type: type, deadline: loop.now + SelectionLimits.patience)
    property.write(
      [UInt(bytes.count)], to: name, of: window, type: connection.atoms[.incr])
    checkLater()
    return true
  }

  /// Receives an event of a window that may belong to a reader.
  func receive(_ event: XEvent) {
    switch event.type {
    case PropertyNotify where event.xproperty.state == PropertyDelete:
      advance(Key(window: event.xproperty.window, property: event.xproperty.atom))
    case DestroyNotify:
      let window = event.xdestroywindow.window
      let ended = transfers.keys.filter { $0.window == window }
      guard !ended.isEmpty else { return }
      for key in ended { transfers[key] = nil }
      windows.forget(window)
    default: break
    }
  }

  private func advance(_ key: Key) {
    guard var transfer = transfers[key] else { return }
    let part = transfer.bytes[transfer.sent...].prefix(SelectionLimits.part)
    // An empty part marks the end.
    property.write(part, to: key.property, of: key.window, type: transfer.type)
    guard !part.isEmpty else { return end(key) }
    transfer.sent += part.count
    transfer.deadline = loop.now + SelectionLimits.patience
    transfers[key] = transfer
  }

  private func end(_ key: Key) {
    guard transfers.removeValue(forKey: key) != nil else { return }
    windows.unwatch(key.window)
  }

  /// Schedules a check at the next deadline; the check ends the transfers whose readers have paused for too long.
  private func checkLater() {
    guard !isChecking, let next = transfers.values.map(\.deadline).min() else { return }
    isChecking = true
    loop.schedule(next) { [weak self] in
      guard let self else { return }
      isChecking = false
      for (key, transfer) in transfers where transfer.deadline <= loop.now { end(key) }
      checkLater()
    }
  }
}
