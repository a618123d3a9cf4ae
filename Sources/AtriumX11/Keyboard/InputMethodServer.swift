internal import CX11
internal import Glibc

/// The server of the input method that the user has named, as far as it is there.
///
/// `XMODIFIERS` names it; where it names none, Xlib asks no server either. A server owns a selection
/// and is listed at the root window. It may come and go at any time: the root's list changes
/// whenever one comes, and its window is destroyed when it goes.
@MainActor
final class InputMethodServer {
  /// What an event tells of servers.
  enum News {
    /// One may have come.
    case arrival
    /// The one that was found has gone.
    case departure
  }

  /// The variable of the environment that names the method, as in `@im=ibus`.
  private static let variable = "XMODIFIERS"

  /// The window of the server that was found last; 0 once it has gone.
  private(set) var owner: XID = 0
  /// Whether there may be a server since ``find()`` looked.
  private(set) var mayHaveArrived = true

  private let connection: X11Connection
  private let selection: Atom

  /// Reads the environment; nil if the user has named no method that has a server.
  init?(connection: X11Connection) {
    guard let value = getenv(Self.variable),
      let name = Self.name(inModifiers: String(cString: value))
    else { return nil }
    let selection = connection.query { XInternAtom($0, "@server=\(name)", 0) } ?? 0
    guard selection != 0 else { return nil }
    self.connection = connection
    self.selection = selection
  }

  /// Finds the name of a method with a server, as Xlib does.
  ///
  /// - Returns: The name; nil if there is none, or if it names Xlib's own method.
  static func name(inModifiers modifiers: String) -> String? {
    for part in modifiers.split(separator: "@") where part.hasPrefix("im=") {
      let name = String(part.dropFirst(3))
      return ["", "none", "local"].contains(name) ? nil : name
    }
    return nil
  }

  /// Looks for the server, and asks to hear of its end.
  ///
  /// - Returns: Whether it is there.
  func find() -> Bool {
    mayHaveArrived = false
    owner = connection.query { isListed($0) ? XGetSelectionOwner($0, selection) : nil } ?? 0
    guard owner != 0 else { return false }
    // It may be gone by now. What is asked of its window already, even of our own, is kept.
    let isThere = connection.attempt { display in
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, owner, &attributes) != 0 else { return }
      XSelectInput(display, owner, attributes.your_event_mask | StructureNotifyMask)
    }
    if !isThere { owner = 0 }
    return isThere
  }

  /// Takes any event; nil if it is no news of servers.
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

  /// Whether the root window lists the server.
  private func isListed(_ display: OpaquePointer) -> Bool {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, remaining): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // In units of four bytes: far more than anybody has.
    let code = XGetWindowProperty(
      display, connection.root, connection.atoms[.ximServers], 0, 1 << 12, 0, Atom(XA_ATOM), &type,
      &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard code == Success, format == 32, type == Atom(XA_ATOM), let data else { return false }
    // Numbers of 32 bits come as longs.
    let atoms = UnsafeRawBufferPointer(start: data, count: Int(count) * MemoryLayout<Atom>.size)
    return (0..<Int(count)).contains {
      atoms.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Atom>.size, as: Atom.self) == selection
    }
  }
}
