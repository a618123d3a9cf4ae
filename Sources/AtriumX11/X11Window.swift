internal import AtriumGeometry
internal import CX11

/// A top-level window: its identifier, and the requests for the window as a whole.
@MainActor
final class X11Window {
  /// The depth of the window, in bits per pixel.
  static let depth: Int32 = 24

  /// The window's identifier.
  let id: XID
  /// The window's visual, which defines the format of its pixels.
  let visual: UnsafeMutablePointer<Visual>
  /// The connection to the server.
  let connection: X11Connection
  /// Whether the window is mapped, according to the last event.
  private(set) var isMapped = false
  /// The window that represents the program; nil if the connection was lost.
  let leader: X11ClientLeader?
  /// Whether the window requests the user's attention.
  var isUrgent = false
  /// Whether another client has destroyed the window.
  var isDestroyed = false

  /// The title that was set last.
  var title: String?

  /// The colormap of a visual that is not the screen's; nil for the screen's visual.
  private(set) var colormap: Colormap?
  /// Whether the window manager has been asked to manage the window.
  private(set) var isMapRequested = false
  /// Whether the window has ever been mapped; from then on, the window manager knows the window.
  private(set) var hasBeenMapped = false
  /// The full-screen state to request again when the window has been mapped.
  ///
  /// Before that, the window manager may not know the window and may ignore the message.
  var unconfirmedFullScreen: Bool?

  /// The position of the content on the screen, in pixels; zero if the window is destroyed.
  ///
  /// Reading this property waits for a reply from the server.
  var positionOnScreen: Point {
    guard !isDestroyed else { return .zero }
    var (x, y): (Int32, Int32) = (0, 0)
    var child: XID = 0
    let isKnown = connection.attempt { display in
      _ = XTranslateCoordinates(display, id, connection.root, 0, 0, &x, &y, &child)
    }
    return isKnown ? Point(x: Double(x), y: Double(y)) : .zero
  }

  /// Makes a window that is not mapped yet.
  ///
  /// - Parameters:
  ///   - connection: The connection to the server.
  ///   - size: The size of the window's content, in pixels.
  ///   - hearsPointer: Whether to select the core pointer events, which is necessary without XInput 2.
  ///   - leader: The window that represents the program.
  /// - Throws: ``X11Error`` if the screen has no suitable visual, or the connection is lost.
  init(
    connection: X11Connection, size: PixelSize, hearsPointer: Bool, leader: X11ClientLeader?
  ) throws(X11Error) {
    self.connection = connection
    self.leader = leader
    guard let (visual, isDefault) = Self.visual(of: connection) else {
      throw connection.isAlive
        ? .unsupportedVisual(connection.name) : .connectionLost(connection.name)
    }
    self.visual = visual
    var attributes = XSetWindowAttributes()
    // The server paints no background, and keeps the contents when the size changes.
    attributes.background_pixmap = UInt(None)
    attributes.bit_gravity = NorthWestGravity
    attributes.win_gravity = NorthWestGravity
    attributes.border_pixel = 0
    attributes.event_mask = Self.eventMask | (hearsPointer ? Self.pointerMask : 0)
    var mask = CWBackPixmap | CWBitGravity | CWWinGravity | CWBorderPixel | CWEventMask
    if !isDefault {
      let colormap = connection.query {
        XCreateColormap($0, connection.root, visual, AllocNone)
      }
      attributes.colormap = colormap ?? 0
      self.colormap = colormap
      mask |= CWColormap
    }
    let id = connection.query { display in
      XCreateWindow(
        display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0, Self.depth,
        UInt32(InputOutput), visual, UInt(mask), &attributes)
    }
    guard let id else { throw .connectionLost(connection.name) }
    self.id = id
  }

  /// Maps the window.
  func map() {
    isMapRequested = true
    connection.perform { XMapWindow($0, id) }
  }

  /// Records that the server has mapped or unmapped the window.
  func receiveMapping(_ isMapped: Bool) {
    self.isMapped = isMapped
    hasBeenMapped = hasBeenMapped || isMapped
    if isMapped { leader?.reportLaunched() }
    guard isMapped, let isFullScreen = unconfirmedFullScreen else { return }
    unconfirmedFullScreen = nil
    setFullScreen(isFullScreen)
  }

  /// Requests a size for the window's content, in pixels.
  func resize(to size: PixelSize) {
    connection.perform { XResizeWindow($0, id, UInt32(size.width), UInt32(size.height)) }
  }

  /// Requests a size for the window's content, in pixels, and a position for the window manager's frame around it.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - place: The top left corner of the frame on the screen; nil keeps the frame's position.
  func resize(to size: PixelSize, movingTo place: (x: Int, y: Int)?) {
    guard let place else { return resize(to: size) }
    connection.perform {
      XMoveResizeWindow(
        $0, id, Int32(place.x), Int32(place.y), UInt32(size.width), UInt32(size.height))
    }
  }

  /// Requests a position for the window manager's frame: its top left corner on the screen, in pixels.
  func move(to place: (x: Int, y: Int)) {
    connection.perform { XMoveWindow($0, id, Int32(place.x), Int32(place.y)) }
  }

  /// Sets the input focus to the window.
  ///
  /// - Parameter stamp: The server time of the event that caused the request.
  func takeFocus(at stamp: UInt) {
    // Setting the focus to a window that is not viewable is an error (`BadMatch`). The window may have been
    // unmapped before this request reaches the server, so errors are expected.
    guard isMapped else { return }
    connection.performExpectingErrors { XSetInputFocus($0, id, RevertToParent, stamp) }
  }

  /// Sets the input focus to the window if no other program has the focus, as is usual without a window manager.
  ///
  /// - Parameters:
  ///   - stamp: The server time of the event that caused the request.
  ///   - isOurs: Returns whether a window belongs to this program and may lose the focus.
  func takeFocusIfFree(at stamp: UInt, isOurs: (XID) -> Bool) {
    let owner = connection.query { display in
      var owner: XID = 0
      var revert: Int32 = 0
      XGetInputFocus(display, &owner, &revert)
      return owner
    }
    guard let owner, owner != id else { return }
    guard owner == XID(None) || owner == XID(PointerRoot) || isOurs(owner) else { return }
    takeFocus(at: stamp)
  }

  /// Sends an event to the window manager through the root window.
  func sendToRoot(_ event: XEvent) {
    connection.perform { display in
      var event = event
      XSendEvent(
        display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    }
  }

  /// Destroys the window.
  func destroy() {
    connection.perform { display in
      if !isDestroyed { XDestroyWindow(display, id) }
      if let colormap { XFreeColormap(display, colormap) }
    }
    colormap = nil
  }

  private static let eventMask =
    ExposureMask | StructureNotifyMask | PropertyChangeMask | VisibilityChangeMask
    | FocusChangeMask | KeymapStateMask | KeyPressMask | KeyReleaseMask
  private static let pointerMask =
    ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask

  /// Finds a true-colour visual of depth 24 with 32 bits per pixel.
  ///
  /// As in the program's bitmaps, red must be the highest of the three colour bytes, and blue the lowest.
  private static func visual(
    of connection: X11Connection
  ) -> (UnsafeMutablePointer<Visual>, isDefault: Bool)? {
    connection.query { display in
      var info = XVisualInfo()
      guard XMatchVisualInfo(display, connection.screen, depth, TrueColor, &info) != 0,
        info.red_mask == 0xff0000, info.green_mask == 0xff00, info.blue_mask == 0xff,
        hasPixelsOf32Bits(display), let visual = info.visual
      else { return nil }
      return (visual, visual == XDefaultVisual(display, connection.screen))
    }
  }

  private static func hasPixelsOf32Bits(_ display: OpaquePointer) -> Bool {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return false }
    defer { XFree(formats) }
    return (0..<Int(count)).contains {
      formats[$0].depth == depth && formats[$0].bits_per_pixel == 32
    }
  }
}
