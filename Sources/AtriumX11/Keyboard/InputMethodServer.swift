internal import CX11
internal import Glibc

/// Finds and watches the server of the input method that the user has chosen.
///
/// The environment variable `XMODIFIERS` names the server. If it names no server, Xlib contacts no server
/// either. A server owns a selection and is listed in a property of the root window. A server may start and
/// exit at any time. The list changes when a server starts. The window of a server is destroyed when the
/// server exits.
@MainActor
final class InputMethodServer {
  /// A change of the server's state.
  enum News {
    /// A server may have started.
    case arrival
    /// The server that ``find()`` found last has exited.
    case departure
  }

  /// The environment variable that names the input method, as in `@im=ibus`.
  private static let variable = "XMODIFIERS"

  /// The window of the server that the last ``find()`` found; 0 if it found none, or after that server has exited.
  private(set) var owner: XID = 0
  /// Whether a server may have started since the last ``find()``.
  private(set) var mayHaveArrived = true

  private let connection: X11Connection
  private let selection: Atom

  /// Reads the name of the server from the environment; nil if the user has named no input method that has a server.
  init?(connection: X11Connection) {
    guard let value = getenv(Self.variable),
      let name = Self.name(inModifiers: String(cString: value))
    else { return nil }
    let selection = connection.query { XInternAtom($0, "@server=\(name)", 0) } ?? 0
    guard selection != 0 else { return nil }
    self.connection = connection
    self.selection = selection
  }

  /// Finds the name of an input method with a server, by the same rules as Xlib.
  ///
  /// - Returns: The name; nil if the modifiers contain no name, or if the name stands for Xlib's built-in input method.
  static func name(inModifiers modifiers: String) -> String? {
    for part in modifiers.split(separator: "@") where part.hasPrefix("im=") {
      let name = String(part.dropFirst(3))
      return ["", "none", "local"].contains(name) ? nil : name
    }
    return nil
  }

  /// Looks for the server, and selects the event that reports its exit.
  ///
  /// - Returns: Whether the server exists.
  func find() -> Bool {
    mayHaveArrived = false
    owner = connection.query { isListed($0) ? XGetSelectionOwner($0, selection) : nil } ?? 0
    guard owner != 0 else { return false }
    // The window may have been destroyed by now. The window may also belong to this client, so the events
    // that are already selected on it stay selected.
    let isThere = connection.attempt { display in
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, owner, &attributes) != 0 else { return }
      XSelectInput(display, owner, attributes.your_event_mask | StructureNotifyMask)
    }
    if !isThere { owner = 0 }
    return isThere
  }

  /// Returns the change that an event reports; nil if the event does not concern the server.
  func news(in event: XEvent) -> News? {
    switch event.type {
    case PropertyNotify where event.xproperty.window == connection.root:
      guard event.xproperty.atom == connection.atoms[.ximServers] else { return nil }
      mayHaveArrived = true
      return .arrival
    case DestroyNotify where event.xdestroywindow.window == owner && owner != 0:
      owner = 0
      return .departure
    default: return nil
    }
  }

  /// Returns whether the root window lists the server.
  private func isListed(_ display: OpaquePointer) -> Bool {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, remaining): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // The limit is in units of four bytes, and far larger than any list in practice.
    let code = XGetWindowProperty(
      display, connection.root, connection.atoms[.ximServers], 0, 1 << 12, 0, Atom(XA_ATOM), &type,
      &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard code == Success, format == 32, type == Atom(XA_ATOM), let data else { return false }
    // Xlib returns values of 32 bits as C longs.
    let atoms = UnsafeRawBufferPointer(start: data, count: Int(count) * MemoryLayout<Atom>.size)
    return (0..<Int(count)).contains {
      atoms.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Atom>.size, as: Atom.self) == selection
    }
  }
}
