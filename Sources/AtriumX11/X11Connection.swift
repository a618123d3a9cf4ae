internal import AtriumGeometry
internal import AtriumGraphics
internal import CX11
internal import Glibc

/// A connection to an X server; the connection owns the `Display`, and is the only way to access it.
///
/// All calls go through methods such as ``perform(_:)`` and ``query(_:)``, which do nothing after the connection has
/// broken, since Xlib must no longer be called for that connection.
@MainActor
final class X11Connection {
  /// The name of the display, as Xlib resolved it.
  let name: String
  /// The extensions that may be used.
  let extensions: X11Extension
  /// The atoms that the host uses.
  let atoms: X11Atoms
  /// The descriptor of the connection's socket.
  let descriptor: Int32
  /// The number of the screen.
  let screen: Int32
  /// The root window.
  let root: XID
  /// The last known size of the root window.
  private(set) var rootSize: PixelSize

  private let display: OpaquePointer
  /// Whether ``close()`` has been called.
  private(set) var isClosed = false
  /// The serial number of the first request after the last ``flush()``.
  private var firstUnsent: UInt = 0

  /// Opens the connection.
  ///
  /// - Parameters:
  ///   - displayName: The display; nil for the display that `DISPLAY` names.
  ///   - log: Receives diagnostics.
  /// - Throws: ``X11Error`` if no server answers.
  init(
    displayName: String?, log: @escaping @MainActor (String) -> Void
  ) throws(X11Error) {
    // An input method has a separate connection on a separate thread. Xlib 1.8 and later always locks its
    // shared state. Older versions lock it only after this call, which must be the first call to Xlib.
    XInitThreads()
    guard let display = X11Faults.open(displayName, log: log) else {
      throw .cannotOpenDisplay(displayName ?? getenv("DISPLAY").map { String(cString: $0) } ?? "")
    }
    self.display = display
    name = XDisplayString(display).map { String(cString: $0) } ?? ""
    descriptor = XConnectionNumber(display)
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    rootSize = PixelSize(
      width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen)))
    atoms = X11Atoms(display: display, screen: screen)
    extensions = Self.usableExtensions(of: display, log: log)
    guard isAlive else { throw .connectionLost(name) }
  }

  isolated deinit {
    close()
  }

  /// The maximum number of bytes of one request.
  var longestRequest: Int {
    query { max(XExtendedMaxRequestSize($0), XMaxRequestSize($0)) * 4 } ?? 0
  }

  /// Whether the connection is open and not broken.
  var isAlive: Bool { !isClosed && !X11Faults.isBroken(display) }

  /// The text of the root window's `RESOURCE_MANAGER` when the connection was opened.
  var resources: String? {
    query { XResourceManagerString($0).map { String(cString: $0) } }
  }

  /// Selects the root window's events: the changes of its properties and its size, and the announcements of managers.
  func followRoot() {
    perform { XSelectInput($0, root, PropertyChangeMask | StructureNotifyMask) }
  }

  /// Updates the recorded size of the root window after monitors were added, removed or changed.
  ///
  /// The server sends this event even without RandR.
  func followRootSize(_ event: XConfigureEvent) {
    rootSize = PixelSize(width: Int(event.width), height: Int(event.height))
  }

  /// Reads the text of the root window's `RESOURCE_MANAGER` as it currently is; empty if there is no such property.
  func readResources() -> String {
    query { display in
      var type: Atom = 0
      var format: Int32 = 0
      var (count, remaining): (UInt, UInt) = (0, 0)
      var data: UnsafeMutablePointer<UInt8>?
      // The limit is in units of four bytes, and far larger than any property in practice.
      let code = XGetWindowProperty(
        display, root, Atom(XA_RESOURCE_MANAGER), 0, 1 << 18, 0, Atom(XA_STRING), &type, &format,
        &count, &remaining, &data)
      defer { if let data { XFree(data) } }
      guard code == Success, format == 8, let data else { return "" }
      return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
    } ?? ""
  }

  /// Sends requests.
  func perform(_ body: (OpaquePointer) -> Void) {
    guard isAlive else { return }
    body(display)
  }

  /// Sends a request that has a reply, and returns the result of the closure.
  ///
  /// The result is nil if there is no reply, or if the connection is broken.
  func query<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    guard isAlive else { return nil }
    let result = body(display)
    return isAlive ? result : nil
  }

  /// Sends requests that may fail, and waits until the server has processed them.
  ///
  /// - Returns: Whether all requests succeeded.
  func attempt(_ body: (OpaquePointer) -> Void) -> Bool {
    guard isAlive else { return false }
    let error = X11Faults.trap(on: display) { body(display) }
    return error == nil && isAlive
  }

  /// Sends requests and ignores their errors, without waiting for the server.
  func performExpectingErrors(_ body: (OpaquePointer) -> Void) {
    guard isAlive else { return }
    X11Faults.ignoreErrors(on: display) { body(display) }
  }

  /// Takes the next event.
  ///
  /// - Parameter reads: Whether to read from the socket if no event is queued. One read takes all events that
  ///   have arrived, so the events after the first need no further read.
  /// - Returns: The event; nil if no event has arrived.
  func nextEvent(reads: Bool = true) -> XEvent? {
    query { display in
      X11Faults.reading {
        guard XEventsQueued(display, reads ? QueuedAfterReading : QueuedAlready) > 0 else {
          return nil
        }
        var event = XEvent()
        XNextEvent(display, &event)
        return event
      }
    }
  }

  /// Whether Xlib's queue contains events, which the socket no longer signals.
  var hasQueuedEvents: Bool {
    query { XEventsQueued($0, QueuedAlready) > 0 } ?? false
  }

  /// Sends the buffered requests; does nothing if no request was made since the last call.
  func flush() {
    perform { display in
      // Xlib would read from the socket even if it had nothing to send.
      guard XNextRequest(display) != firstUnsent else { return }
      XFlush(display)
      firstUnsent = XNextRequest(display)
    }
  }

  /// Closes the connection.
  ///
  /// If the connection is broken, only its records are removed.
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
      log(
        "\(X11Extension.variable): unknown extension \"\(word.forMessage)\"; "
          + "the known names are \(known)")
    }
    return present.subtracting(without.extensions)
  }
}
