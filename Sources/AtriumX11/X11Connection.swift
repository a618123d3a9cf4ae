internal import AtriumGeometry
internal import AtriumGraphics
internal import CX11
internal import Glibc

/// A connection to an X server: owns the `Display`, and is the only way to it.
///
/// Everything goes through ``perform(_:)`` and ``query(_:)``, which do nothing once the connection is
/// broken: Xlib must not be called any more from then on.
@MainActor
final class X11Connection {
  /// The name of the display, as Xlib understood it.
  let name: String
  /// The extensions that may be used.
  let extensions: X11Extension
  /// The names that the host uses.
  let atoms: X11Atoms
  /// The socket.
  let descriptor: Int32
  /// The number of the screen.
  let screen: Int32
  /// The root window.
  let root: XID
  /// The size of the root window, as last heard.
  private(set) var rootSize: PixelSize

  private let display: OpaquePointer
  /// Whether ``close()`` was called.
  private(set) var isClosed = false

  /// Connects.
  ///
  /// - Parameters:
  ///   - displayName: The display; nil for the one that `DISPLAY` names.
  ///   - log: Where diagnostics go.
  /// - Throws: ``X11Error`` if nobody answers.
  init(
    displayName: String?, log: @escaping @MainActor (String) -> Void
  ) throws(X11Error) {
    // An input method has a connection of its own on a thread of its own. Xlib locks what it shares
    // by itself from version 1.8 on; before, only if it is told so first of all.
    XInitThreads()
    guard let display = XOpenDisplay(displayName) else {
      throw .cannotOpenDisplay(displayName ?? getenv("DISPLAY").map { String(cString: $0) } ?? "")
    }
    self.display = display
    name = XDisplayString(display).map { String(cString: $0) } ?? ""
    X11Faults.install(for: display, name: name, log: log)
    descriptor = XConnectionNumber(display)
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    rootSize = PixelSize(
      width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen)))
    atoms = X11Atoms(display: display)
    extensions = Self.usableExtensions(of: display, log: log)
    guard isAlive else { throw .connectionLost(name) }
  }

  isolated deinit {
    close()
  }

  /// Whether the server is still there.
  var isAlive: Bool { !isClosed && !X11Faults.isBroken(display) }

  /// The text of the root window's `RESOURCE_MANAGER` at the start.
  var resources: String? {
    query { XResourceManagerString($0).map { String(cString: $0) } }
  }

  /// Asks to hear of changes to the root window's properties and size, and of managers that announce
  /// themselves there.
  func followRoot() {
    perform { XSelectInput($0, root, PropertyChangeMask | StructureNotifyMask) }
  }

  /// Takes over the root window's size: monitors came, went or have other modes.
  ///
  /// The server tells of this with and without RandR.
  func followRootSize(_ event: XConfigureEvent) {
    rootSize = PixelSize(width: Int(event.width), height: Int(event.height))
  }

  /// Reads the text of the root window's `RESOURCE_MANAGER` as it is now; empty if there is none.
  func readResources() -> String {
    query { display in
      var type: Atom = 0
      var format: Int32 = 0
      var (count, remaining): (UInt, UInt) = (0, 0)
      var data: UnsafeMutablePointer<UInt8>?
      // In units of four bytes: far more than anybody has.
      let code = XGetWindowProperty(
        display, root, Atom(XA_RESOURCE_MANAGER), 0, 1 << 18, 0, Atom(XA_STRING), &type, &format,
        &count, &remaining, &data)
      defer { if let data { XFree(data) } }
      guard code == Success, format == 8, let data else { return "" }
      return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
    } ?? ""
  }

  /// Makes requests.
  func perform(_ body: (OpaquePointer) -> Void) {
    guard isAlive else { return }
    body(display)
  }

  /// Asks for something; nil if there is no answer or the connection is broken.
  func query<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    guard isAlive else { return nil }
    let result = body(display)
    return isAlive ? result : nil
  }

  /// Makes requests that the server may refuse, and waits for its answer.
  ///
  /// - Returns: Whether all went well.
  func attempt(_ body: (OpaquePointer) -> Void) -> Bool {
    guard isAlive else { return false }
    let error = X11Faults.trap(on: display) { body(display) }
    return error == nil && isAlive
  }

  /// Makes requests that the server may refuse, which is as well; nobody waits for its answer.
  func performExpectingErrors(_ body: (OpaquePointer) -> Void) {
    guard isAlive else { return }
    X11Faults.ignoreErrors(on: display) { body(display) }
  }

  /// Takes the next event, reading from the socket if none is there; nil if there is none now.
  func nextEvent() -> XEvent? {
    query { display in
      X11Faults.reading {
        guard XEventsQueued(display, QueuedAfterReading) > 0 else { return nil }
        var event = XEvent()
        XNextEvent(display, &event)
        return event
      }
    }
  }

  /// Whether Xlib holds events that were read along with something else: nothing to sleep on.
  var hasQueuedEvents: Bool {
    query { XEventsQueued($0, QueuedAlready) > 0 } ?? false
  }

  /// Sends everything that waits to be sent.
  func flush() {
    perform { XFlush($0) }
  }

  /// Says goodbye; nothing if the connection is broken.
  func close() {
    guard !isClosed else { return }
    if isAlive { XCloseDisplay(display) }
    isClosed = true
    X11Faults.forget(display)
  }

  private static func usableExtensions(
    of display: OpaquePointer, log: @MainActor (String) -> Void
  ) -> X11Extension {
    var count: Int32 = 0
    let list = XListExtensions(display, &count)
    defer { XFreeExtensionList(list) }
    let names = (0..<Int(count)).compactMap { list?[$0].map { String(cString: $0) } }
    let present = X11Extension(protocolNames: names)
    guard let value = getenv(X11Extension.variable) else { return present }
    let without = X11Extension.parse(String(cString: value))
    for word in without.unknown {
      let known = X11Extension.words.joined(separator: ", ")
      log("\(X11Extension.variable): no extension \"\(word.forMessage)\"; there are \(known)")
    }
    return present.subtracting(without.extensions)
  }
}
