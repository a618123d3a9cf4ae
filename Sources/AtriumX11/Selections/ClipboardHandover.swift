internal import AtriumKit
internal import CX11

/// Asks the desktop's clipboard manager to take over the clipboard from a program that is exiting.
///
/// The request is `SAVE_TARGETS` of the freedesktop clipboard manager specification.
///
/// The manager reads the contents like any other program, and answers when it has received them.
@MainActor
final class ClipboardHandover {
  /// Whether the manager has answered.
  private(set) var isDone = false

  private let connection: X11Connection
  private let window: XID

  /// Sends the request; nil if there is no clipboard manager.
  ///
  /// - Parameters:
  ///   - window: The window that owns the clipboard.
  ///   - contents: The contents of the clipboard.
  ///   - since: The time since which the window owns the clipboard, in the server's milliseconds.
  ///   - connection: The connection to the server.
  init?(window: XID, contents: PasteboardContents, since: UInt, connection: X11Connection) {
    let atoms = connection.atoms
    let manager = connection.query { XGetSelectionOwner($0, atoms[.clipboardManager]) } ?? 0
    guard manager != 0 else { return nil }
    self.window = window
    self.connection = connection
    let targets = SelectionForm.forms(of: contents).compactMap { $0.target(connection) }
    SelectionProperty(connection: connection).write(
      targets, to: atoms[.atriumSelection], of: window, type: Atom(XA_ATOM))
    connection.perform {
      XConvertSelection(
        $0, atoms[.clipboardManager], atoms[.saveTargets], atoms[.atriumSelection], window, since)
    }
  }

  /// Receives an event, which may be the manager's answer.
  func receive(_ event: XEvent) {
    guard event.type == SelectionNotify, event.xselection.requestor == window,
      event.xselection.selection == connection.atoms[.clipboardManager]
    else { return }
    isDone = true
  }
}
