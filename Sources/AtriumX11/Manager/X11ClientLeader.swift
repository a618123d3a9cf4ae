internal import CX11

/// The window that represents the whole program to the window manager and the session (ICCCM 5.1).
///
/// The window is never mapped. The program's windows name it as their leader and as the leader of their group,
/// so that window managers and task bars group the windows.
@MainActor
final class X11ClientLeader {
  /// The window's identifier.
  let id: XID
  /// The launch of the program; nil if no launcher announced it, or after its end was reported.
  private(set) var launch: StartupNotification?
  /// The server time at which the user last used or started the program, in milliseconds; nil if it is unknown.
  ///
  /// The user uses the program by clicking or by pressing a key in one of its windows.
  private(set) var userTime: UInt?

  private let connection: X11Connection

  /// Makes the window; nil if the connection is lost.
  init?(connection: X11Connection, launch: StartupNotification?) {
    let id = connection.query { display in
      XCreateSimpleWindow(display, connection.root, -10, -10, 1, 1, 0, 0, 0)
    }
    guard let id else { return nil }
    self.connection = connection
    self.id = id
    self.launch = launch
    userTime = launch?.time
    let atoms = connection.atoms
    let property = SelectionProperty(connection: connection)
    property.write([UInt(id)], to: atoms[.wmClientLeader], of: id, type: Atom(XA_WINDOW))
  }

  /// Records the server time of a click or key press.
  func noteUser(at stamp: UInt) {
    guard stamp != 0 else { return }
    userTime = stamp
  }

  /// Reports to the launcher that the first window is on screen.
  func reportLaunched() {
    guard let pieces = launch?.completion else { return }
    launch = nil
    let atoms = connection.atoms
    for (index, piece) in pieces.enumerated() {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = id
      event.xclient.message_type = atoms[index == 0 ? .netStartupInfoBegin : .netStartupInfo]
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: piece) }
      connection.perform { display in
        XSendEvent(display, connection.root, 0, PropertyChangeMask, &event)
      }
    }
  }
}
