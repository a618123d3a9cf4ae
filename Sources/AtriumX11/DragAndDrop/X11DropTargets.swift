internal import AtriumKit
internal import CX11

/// Receives the drags of other programs over the windows of this program (XDND).
@MainActor
final class X11DropTargets {
  private let connection: X11Connection
  private let pasteboards: X11Pasteboards
  private let message: XdndMessage
  /// The drag that is over a window; nil if there is none.
  private var current: X11Drop?
  /// The drops whose data is still being loaded.
  private var finishing: [X11Drop] = []

  init(connection: X11Connection, pasteboards: X11Pasteboards) {
    self.connection = connection
    self.pasteboards = pasteboards
    message = XdndMessage(connection: connection)
  }

  /// Announces that a window accepts drags.
  func announce(_ window: X11Window) {
    SelectionProperty(connection: connection).write(
      [UInt(XdndMessage.version)], to: connection.atoms[.xdndAware], of: window.id,
      type: Atom(XA_ATOM))
  }

  /// Receives a client message of a window.
  ///
  /// - Returns: Whether the message is an XDND message from a source to a target.
  func receive(_ event: XClientMessageEvent, in host: X11Host) -> Bool {
    guard event.format == 32 else { return false }
    let (atoms, numbers) = (connection.atoms, event.data.l)
    let source = XID(UInt32(truncatingIfNeeded: numbers.0))
    switch event.message_type {
    case atoms[.xdndEnter]: enter(source, numbers, in: host)
    case atoms[.xdndPosition]:
      guard let current, current.source == source, current.host === host else { return true }
      let (x, y) = (
        Int16(truncatingIfNeeded: numbers.2 >> 16), Int16(truncatingIfNeeded: numbers.2)
      )
      current.move(x: Int(x), y: Int(y), stamp: UInt(UInt32(truncatingIfNeeded: numbers.3)))
    case atoms[.xdndLeave]:
      if current?.source == source { leave() }
    case atoms[.xdndDrop]:
      guard let current, current.source == source, current.host === host else { return true }
      self.current = nil
      pasteboards.windows.unwatch(source)
      finishing.append(current)
      current.drop(stamp: UInt(UInt32(truncatingIfNeeded: numbers.2)))
      forgetFinished()
    default: return false
    }
    return true
  }

  private func enter(_ source: XID, _ numbers: (Int, Int, Int, Int, Int), in host: X11Host) {
    leave()
    let version = numbers.1 >> 24 & 0xff
    guard version >= XdndMessage.oldestVersion, pasteboards.windows.watch(source) else { return }
    var types = [numbers.2, numbers.3, numbers.4].map { Atom(UInt32(truncatingIfNeeded: $0)) }
    if numbers.1 & 1 != 0 { types = message.numbers(in: .xdndTypeList, of: source) }
    current = X11Drop(
      source: source, types: types.filter { $0 != 0 }, over: host, pasteboards: pasteboards)
  }

  private func leave() {
    guard let current else { return }
    self.current = nil
    pasteboards.windows.unwatch(current.source)
    current.leave()
  }

  /// Receives an event that may concern a transfer, or the end of the other program.
  func receive(_ event: XEvent) {
    switch event.type {
    case SelectionNotify, PropertyNotify: break
    case DestroyNotify:
      let window = event.xdestroywindow.window
      if let current, current.source == window {
        pasteboards.windows.forget(window)
        self.current = nil
        current.leave()
      }
    default: return
    }
    current?.receive(event)
    guard !finishing.isEmpty else { return }
    for drop in finishing { drop.receive(event) }
    forgetFinished()
  }

  private func forgetFinished() { finishing.removeAll(where: \.isOver) }

  /// Forgets a window that closes.
  func forget(_ host: X11Host) {
    if current?.host === host { leave() }
  }

  /// Ends all transfers, because the program exits.
  func close() {
    current?.cancel()
    for drop in finishing { drop.cancel() }
    (current, finishing) = (nil, [])
  }
}
