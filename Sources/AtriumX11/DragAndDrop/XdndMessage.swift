internal import CX11

/// The client messages of the XDND protocol, version 5, which is the version of all current toolkits.
@MainActor
struct XdndMessage {
  /// The version of the protocol that this program uses.
  static let version = 5
  /// The oldest version of the protocol that another program may use.
  static let oldestVersion = 3

  let connection: X11Connection

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - name: The name of the message.
  ///   - window: The window that the message names.
  ///   - receiver: The window that receives the message, such as a proxy; nil for `window`.
  ///   - numbers: The contents, at most five numbers.
  func send(_ name: X11Atoms.Name, to window: XID, receiver: XID? = nil, _ numbers: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = connection.atoms[name]
    event.xclient.format = 32
    let five = numbers + [Int](repeating: 0, count: max(0, 5 - numbers.count))
    event.xclient.data.l = (five[0], five[1], five[2], five[3], five[4])
    connection.performExpectingErrors { XSendEvent($0, receiver ?? window, 0, 0, &event) }
  }

  /// Returns the numbers in a property of any program's window; empty if the window has no such property.
  func numbers(in name: X11Atoms.Name, of window: XID) -> [UInt] {
    SelectionProperty(connection: connection)
      .readForeign(connection.atoms[name], of: window)?.atoms ?? []
  }

  /// Returns the names of atoms; empty if one of them does not exist.
  func names(of atoms: [Atom]) -> [String] {
    guard !atoms.isEmpty else { return [] }
    var atoms = atoms
    var texts = [UnsafeMutablePointer<CChar>?](repeating: nil, count: atoms.count)
    let isKnown = connection.attempt { display in
      XGetAtomNames(display, &atoms, Int32(atoms.count), &texts)
    }
    defer {
      for case let text? in texts { XFree(text) }
    }
    return isKnown ? texts.compactMap { $0.map { String(cString: $0) } } : []
  }
}
