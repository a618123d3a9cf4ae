internal import CX11

/// Follows the screen's settings manager, which is the program that publishes the desktop's settings (XSETTINGS).
///
/// The manager owns a selection, and keeps the settings in a property of the owner window. A new
/// manager announces itself by a client message to the root window.
@MainActor
final class X11SettingsManager {
  /// The last settings; empty if there is no manager.
  private(set) var settings = DesktopSettings()

  private let connection: X11Connection
  private let selection: Atom
  private let property: Atom
  private var owner: XID = 0

  /// Looks for the manager, and selects the events that report changes of the manager and its settings.
  init(connection: X11Connection) {
    self.connection = connection
    property = connection.atoms[.xsettingsSettings]
    selection = connection.atoms.settingsManager
    find()
  }

  /// Receives an event that may concern the manager.
  ///
  /// - Returns: Whether the event concerns the manager; only in that case may ``settings`` have changed. Other
  ///   receivers must receive the event as well, since any window can be the owner, even a window of this program or
  ///   the root window.
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
      // Another manager may already have taken over.
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
    // The manager may exit at any time; a new manager would announce itself. If the owner is a window of
    // this program, its selected events stay selected.
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
    // The limit is in units of four bytes, and far larger than any property in practice.
    let code = XGetWindowProperty(
      display, owner, property, 0, 1 << 18, 0, property, &type, &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard code == Success, format == 8, remaining == 0, let data else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
