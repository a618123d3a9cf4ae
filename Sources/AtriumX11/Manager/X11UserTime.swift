internal import CX11

/// Reports to the window manager when the user last used a window (`_NET_WM_USER_TIME`, EWMH).
///
/// Window managers compare these times, so that a window that opens without the user's request does not take the
/// focus from the window that the user works in.
@MainActor
final class X11UserTime {
  private let window: X11Window
  /// The window that carries the property; nil before the first input.
  private var carrier: XID?
  private var latest: UInt?

  /// Writes the initial value of the property.
  ///
  /// - Parameters:
  ///   - window: The window, which is not mapped yet.
  ///   - stamp: The server time of the event that opened the window; nil if it is unknown. The time 0 asks the
  ///     window manager not to give the focus to the window.
  init(window: X11Window, stamp: UInt?) {
    self.window = window
    if let stamp { write(stamp, to: window.id) }
  }

  /// Records the time of a click or key press in the window, in the server's milliseconds.
  func note(_ stamp: UInt) {
    guard stamp != 0, stamp != latest, !window.isDestroyed else { return }
    let carrier = carrier ?? makeCarrier()
    self.carrier = carrier
    write(stamp, to: carrier)
  }

  private func write(_ stamp: UInt, to window: XID) {
    latest = stamp
    let connection = self.window.connection
    SelectionProperty(connection: connection).write(
      [stamp], to: connection.atoms[.netWMUserTime], of: window, type: Atom(XA_CARDINAL))
  }

  /// Makes a separate window for the property if the window manager reads the property from such a window.
  ///
  /// A property that changes with each key press would otherwise wake each program that watches the
  /// properties of the window, such as a task bar.
  private func makeCarrier() -> XID {
    let connection = window.connection
    let name = connection.atoms[.netWMUserTimeWindow]
    guard window.numbers(in: .netSupported, of: connection.root).contains(name) else {
      return window.id
    }
    let carrier = connection.query { display -> XID in
      XCreateWindow(
        display, window.id, -10, -10, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
    }
    guard let carrier else { return window.id }
    SelectionProperty(connection: connection).write(
      [UInt(carrier)], to: name, of: window.id, type: Atom(XA_WINDOW))
    return carrier
  }
}
