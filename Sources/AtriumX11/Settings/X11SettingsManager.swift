internal import CX11

/// The program that tells the screen's settings to all others, if there is one.
///
/// It owns a selection, and keeps the settings in a property of the window that stands for it.
/// A new one announces itself to the root window.
@MainActor
final class X11SettingsManager {
  /// What it said last.
  private(set) var settings = DesktopSettings()

  private let connection: X11Connection
  private let selection: Atom
  private let property: Atom
  private var owner: XID = 0

  /// Looks for the manager, and asks to hear of changes.
  init(connection: X11Connection) {
    self.connection = connection
    property = connection.atoms[.xsettingsSettings]
    selection =
      connection.query { XInternAtom($0, "_XSETTINGS_S\(connection.screen)", 0) } ?? 0
    find()
  }

  /// Takes an event that may be news of the manager.
  ///
  /// - Returns: Whether it was one of its events; only then may ``settings`` be others. The event may
  ///   be somebody else's too: any window can be named as the manager's, ours and the root included.
  func receive(_ event: XEvent) -> Bool {
    switch event.type {
    case ClientMessage:
      let message = event.xclient
      guard message.window == connection.root, message.format == 32,
        message.message_type == connection.atoms[.manager],
        Atom(bitPattern: message.data.l.1) == selection
      else { return false }
      find()
    case PropertyNotify where event.xproperty.window == owner && owner != 0:
      guard event.xproperty.atom == property else { return false }
      load()
    case DestroyNotify where event.xdestroywindow.window == owner && owner != 0:
      // Another one may have taken over already.
      find()
    default: return false
    }
    return true
  }

  private func find() {
    owner = connection.query { XGetSelectionOwner($0, selection) } ?? 0
    guard owner != 0 else {
      settings = DesktopSettings()
      return
    }
    // It may go away at any time; a new one would announce itself. A window of our own keeps all that
    // we hear of it.
    let isThere = connection.attempt { display in
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, owner, &attributes) != 0 else { return }
      XSelectInput(
        display, owner, attributes.your_event_mask | StructureNotifyMask | PropertyChangeMask)
    }
    if !isThere { owner = 0 }
    load()
  }

  private func load() {
    var bytes: [UInt8] = []
    if owner != 0 {
      _ = connection.attempt { bytes = read($0) }
    }
    settings = XSettings(bytes).map { DesktopSettings($0) } ?? DesktopSettings()
  }

  private func read(_ display: OpaquePointer) -> [UInt8] {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, remaining): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // In units of four bytes: far more than anybody has.
    let code = XGetWindowProperty(
      display, owner, property, 0, 1 << 18, 0, property, &type, &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard code == Success, format == 8, remaining == 0, let data else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
