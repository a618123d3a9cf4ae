internal import CX11
import Foundation

/// A second client of a server; it reads the screen, and acts as the window manager.
public final class XProbe {
  /// The server, which is never released, since closing the connection to a dead server would end the tests.
  private let server: XServer
  let display: OpaquePointer
  let root: XID

  /// Connects to a server.
  public init(_ server: XServer) throws {
    XInitThreads()
    // A refused request returns nothing. Xlib's own handler would end the tests.
    XSetErrorHandler { _, _ in 0 }
    guard let display = XOpenDisplay(server.display) else {
      throw ServerFailed(message: "no connection to \(server.display)")
    }
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
  }

  deinit {
    if isUsable { XCloseDisplay(display) }
  }

  /// Reads all visible pixels of a window of any size, or returns nil if it does not exist.
  public func pixels(of window: UInt) -> [UInt32]? {
    guard let size = size(of: window) else { return nil }
    return pixels(of: window, width: size.width, height: size.height)
  }

  /// Returns the size of a window in pixels, or nil if it does not exist.
  public func size(of window: UInt) -> (width: Int, height: Int)? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Describes a window that cannot be read, for messages of tests: whether it exists, is mapped, and is
  /// completely on the screen.
  public func condition(of window: UInt) -> String {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return "no window" }
    var (x, y, child): (Int32, Int32, XID) = (0, 0, 0)
    XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
    let state = attributes.map_state == IsViewable ? "viewable" : "not viewable"
    return "\(attributes.width)x\(attributes.height) at \(x),\(y), \(state)"
  }

  /// A window that is never mapped, for requests of the time.
  private(set) lazy var clock: XID = {
    let window = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    return window
  }()

  /// Whether Xlib may be called; a test sets it to false after it has killed the server.
  public var isUsable = true

  /// Reads the colour of a pixel of the screen, or of the visible part of a window.
  ///
  /// - Returns: Red, green and blue as 0xRRGGBB.
  public func pixel(x: Int, y: Int, of window: UInt? = nil) -> UInt32? {
    guard let image = XGetImage(display, window ?? root, Int32(x), Int32(y), 1, 1, ~0, ZPixmap)
    else { return nil }
    defer {
      let bytes = image.pointee.data
      x11shim_destroy_image(image)
      free(bytes)
    }
    return image.pointee.data.map {
      UnsafeRawPointer($0).loadUnaligned(as: UInt32.self) & 0xffffff
    }
  }

  /// Reads all visible pixels in a rectangle at the top left of a window.
  ///
  /// - Returns: Red, green and blue as 0xRRGGBB, row by row; nil if the window is smaller.
  public func pixels(of window: UInt, width: Int, height: Int) -> [UInt32]? {
    guard
      let image = XGetImage(
        display, window, 0, 0, UInt32(width), UInt32(height), ~0, ZPixmap)
    else { return nil }
    defer {
      let bytes = image.pointee.data
      x11shim_destroy_image(image)
      free(bytes)
    }
    guard let data = image.pointee.data else { return nil }
    return PixelRows.copy(
      UnsafeRawPointer(data), width: width, height: height,
      bytesPerRow: Int(image.pointee.bytes_per_line))
  }

  /// Waits until the server has handled all requests.
  public func synchronize() {
    XSync(display, 0)
  }

  /// Sends a window one of the messages of `WM_PROTOCOLS`.
  public func send(
    _ name: String, to window: UInt, _ third: Int = 0, _ fourth: Int = 0, _ fifth: Int = 0
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l = (Int(atom(name)), 0, third, fourth, fifth)
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  /// Pings a window, as a window manager does.
  ///
  /// - Returns: Whether the right answer came.
  public func ping(_ window: UInt, seconds: Double = patience) -> Bool {
    XSelectInput(display, root, SubstructureNotifyMask)
    defer { XSelectInput(display, root, 0) }
    let token = 0x5eed
    send("_NET_WM_PING", to: window, Int(window), token)
    return takeEvents(within: seconds) { event in
      guard event.type == ClientMessage, event.xclient.window == root else { return false }
      let numbers = event.xclient.data.l
      return numbers.0 == Int(atom("_NET_WM_PING")) && numbers.2 == Int(window)
        && numbers.3 == token
    }
  }

  /// Gives a window a size; with a step number, the size is first announced as a step of a drag.
  ///
  /// An extended step asks for the window's second counter.
  public func resize(
    _ window: UInt, width: Int, height: Int, step: Int? = nil, isExtended: Bool = false
  ) {
    if let step {
      send(
        "_NET_WM_SYNC_REQUEST", to: window, step & 0xffff_ffff, step >> 32, isExtended ? 1 : 0)
    }
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XFlush(display)
  }

  /// Whether a window manager has announced itself.
  public var hasWindowManager: Bool { numbers(in: "_NET_SUPPORTING_WM_CHECK", of: root).count == 1 }

  /// Maps a small window, and returns whether it became visible.
  ///
  /// openbox announces itself a moment before it is ready, and forgets windows that are mapped in that
  /// moment.
  func trialWindowAppears(within seconds: Double) -> Bool {
    let window = XCreateSimpleWindow(display, root, 0, 0, 60, 40, 0, 0, 0)
    XMapWindow(display, window)
    defer {
      XDestroyWindow(display, window)
      XSync(display, 0)
    }
    return eventually(within: seconds) {
      var attributes = XWindowAttributes()
      return XGetWindowAttributes(display, window, &attributes) != 0
        && attributes.map_state == IsViewable
    }
  }

  /// Reads the value of one of a window's resize counters.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - index: 0 for the basic counter, 1 for the extended counter.
  /// - Returns: The value; nil if there is no such counter.
  public func counter(of window: UInt, at index: Int = 0) -> Int? {
    let numbers = numbers(in: "_NET_WM_SYNC_REQUEST_COUNTER", of: window)
    guard numbers.indices.contains(index) else { return nil }
    let counter = numbers[index]
    var (major, minor): (Int32, Int32) = (0, 0)
    XSyncInitialize(display, &major, &minor)
    var value = XSyncValue()
    guard XSyncQueryCounter(display, counter, &value) != 0 else { return nil }
    return Int(value.hi) << 32 | Int(value.lo)
  }

  /// Makes a window of one colour at the top left of the screen, above all other windows.
  ///
  /// The window manager ignores the new window.
  public func makeWindow(width: Int, height: Int, color: UInt32) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = UInt(color)
    let window = XCreateWindow(
      display, root, 0, 0, UInt32(width), UInt32(height), 0, Int32(CopyFromParent),
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect | CWBackPixel), &attributes)
    XMapRaised(display, window)
    XFlush(display)
    return window
  }

  /// The number of windows, frames and menus on screen.
  public var children: Int {
    var (top, parent): (XID, XID) = (0, 0)
    var list: UnsafeMutablePointer<XID>?
    var count: UInt32 = 0
    guard XQueryTree(display, root, &top, &parent, &list, &count) != 0, let list else { return 0 }
    defer { XFree(list) }
    return (0..<Int(count)).count { index in
      var attributes = XWindowAttributes()
      return XGetWindowAttributes(display, list[index], &attributes) != 0
        && attributes.map_state == IsViewable
    }
  }

  /// Unmaps a window.
  public func unmap(_ window: UInt) {
    XUnmapWindow(display, window)
    XSync(display, 0)
  }

  /// Maps a window.
  public func map(_ window: UInt) {
    XMapWindow(display, window)
    XSync(display, 0)
  }

  /// Destroys a window of any client.
  public func destroy(_ window: UInt) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  /// Moves the top left corner of a window to a location on the screen, in pixels.
  public func move(_ window: UInt, x: Int, y: Int) {
    XMoveWindow(display, window, Int32(x), Int32(y))
    XFlush(display)
  }

  func numbers(in property: String, of window: XID) -> [UInt] {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remaining: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom(property), 0, 64, 0, Atom(AnyPropertyType), &type, &format, &count,
      &remaining, &data)
    guard let data else { return [] }
    defer { XFree(data) }
    guard format == 32 else { return [] }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  func atom(_ name: String) -> Atom {
    XInternAtom(display, name, 0)
  }
}
