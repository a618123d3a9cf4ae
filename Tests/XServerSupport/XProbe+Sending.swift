internal import CX11

/// Events that any program may send to any window, with true or false contents.
extension XProbe {
  /// The kinds of events that only the server sends, by their names in the protocol.
  public static let serverEvents = [
    "EnterNotify": EnterNotify, "LeaveNotify": LeaveNotify, "FocusIn": FocusIn,
    "FocusOut": FocusOut, "KeymapNotify": KeymapNotify, "Expose": Expose,
    "GraphicsExpose": GraphicsExpose, "NoExpose": NoExpose,
    "VisibilityNotify": VisibilityNotify, "CreateNotify": CreateNotify,
    "DestroyNotify": DestroyNotify, "UnmapNotify": UnmapNotify, "MapNotify": MapNotify,
    "MapRequest": MapRequest, "ReparentNotify": ReparentNotify,
    "ConfigureRequest": ConfigureRequest, "GravityNotify": GravityNotify,
    "ResizeRequest": ResizeRequest, "CirculateNotify": CirculateNotify,
    "CirculateRequest": CirculateRequest, "PropertyNotify": PropertyNotify,
    "SelectionClear": SelectionClear, "SelectionRequest": SelectionRequest,
    "ColormapNotify": ColormapNotify, "MappingNotify": MappingNotify,
  ]

  /// Sends a window an event about itself, in which all other bytes have one value.
  ///
  /// - Parameters:
  ///   - kind: The number of the event's kind in the protocol.
  ///   - window: The receiver and subject.
  ///   - filling: The value of every other byte.
  public func send(kind: Int32, about window: UInt, filling: UInt8) {
    var event = XEvent()
    withUnsafeMutableBytes(of: &event) { bytes in
      for index in bytes.indices { bytes[index] = filling }
    }
    event.type = kind
    event.xany.window = window
    // In an event with a second window, that window is the field after the receiver.
    event.xunmap.window = window
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  /// Sends a window a key event, as typing tools do.
  ///
  /// - Parameters:
  ///   - code: The key's code, whether or not such a key exists.
  ///   - window: The receiver.
  ///   - isDown: Whether the key is pressed.
  ///   - state: The modifiers, with X11's bits.
  public func sendKey(_ code: Int, to window: UInt, isDown: Bool = true, state: UInt32 = 0) {
    var event = XEvent()
    event.xkey.type = isDown ? KeyPress : KeyRelease
    event.xkey.window = window
    event.xkey.root = root
    event.xkey.same_screen = 1
    event.xkey.keycode = UInt32(code)
    event.xkey.state = state
    XSendEvent(display, window, 0, isDown ? KeyPressMask : KeyReleaseMask, &event)
    XFlush(display)
  }

  /// Sends a window the press of a button.
  ///
  /// - Parameters:
  ///   - button: The button's number.
  ///   - window: The receiver.
  ///   - x: The distance from the window's left edge, in pixels.
  ///   - y: The distance from the window's top edge, in pixels.
  public func sendButton(_ button: Int, to window: UInt, x: Int, y: Int) {
    var event = XEvent()
    event.xbutton.type = ButtonPress
    event.xbutton.window = window
    event.xbutton.root = root
    event.xbutton.same_screen = 1
    event.xbutton.button = UInt32(button)
    (event.xbutton.x, event.xbutton.y) = (Int32(x), Int32(y))
    // Without a mask the event reaches the window's owner, even if the owner has not selected such events.
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  /// Returns the codes of keys by the names of their keysyms, or nil if one of them has none.
  public func keyCodes(of names: [String]) -> [Int]? {
    let codes = names.map { Int(XKeysymToKeycode(display, XStringToKeysym($0))) }
    return codes.contains(0) ? nil : codes
  }

  /// Sends a window its position and size, as a window manager may (ICCCM 4.1.5), whether true or false.
  public func sendPlace(to window: UInt, x: Int, y: Int, width: Int, height: Int) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = window
    event.xconfigure.window = window
    event.xconfigure.x = Int32(x)
    event.xconfigure.y = Int32(y)
    event.xconfigure.width = Int32(width)
    event.xconfigure.height = Int32(height)
    XSendEvent(display, window, 0, StructureNotifyMask, &event)
    XFlush(display)
  }

  /// Sends every program that watches the root window a false size of the screen.
  public func sendScreenSize(width: Int, height: Int) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = root
    event.xconfigure.window = root
    event.xconfigure.width = Int32(width)
    event.xconfigure.height = Int32(height)
    XSendEvent(display, root, 0, StructureNotifyMask, &event)
    XFlush(display)
  }

  /// Makes a window the screen's settings manager window, and announces it.
  public func nameSettingsManager(_ window: UInt) {
    let stamp = time
    XSetSelectionOwner(display, atom("_XSETTINGS_S0"), window, UInt(stamp))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l = (stamp, Int(atom("_XSETTINGS_S0")), Int(window), 0, 0)
    XSendEvent(display, root, 0, StructureNotifyMask, &event)
    XSync(display, 0)
  }

  /// Sends a message with an unknown format.
  public func sendMessage(_ name: String, to window: UInt, format: Int, filling: UInt8) {
    var event = XEvent()
    withUnsafeMutableBytes(of: &event) { bytes in
      for index in bytes.indices { bytes[index] = filling }
    }
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = Int32(format)
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  /// The root window's number.
  public var rootID: UInt { root }
}

extension XProbe {
  /// Sends one of the messages of `WM_PROTOCOLS` to all clients that watch a window's structure.
  public func announce(_ name: String, at window: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l = (Int(atom(name)), 0, 0, 0, 0)
    XSendEvent(display, window, 0, StructureNotifyMask, &event)
    XFlush(display)
  }
}
