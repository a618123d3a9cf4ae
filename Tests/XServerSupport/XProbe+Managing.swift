internal import CX11

extension XProbe {
  /// Becomes the window manager of a server that has none, and maps no window by itself.
  public func manageWindows() {
    XSelectInput(display, root, SubstructureRedirectMask | SubstructureNotifyMask)
    XSync(display, 0)
  }

  /// Waits until a client requests that a window is mapped.
  ///
  /// - Returns: The window; `nil` if there was no request in time.
  public func mapRequest() -> UInt? {
    var window: UInt?
    _ = takeEvents { event in
      guard event.type == MapRequest else { return false }
      window = event.xmaprequest.window
      return true
    }
    return window
  }

  /// Waits until a client requests a state of a window from the window manager, with `_NET_WM_STATE`.
  ///
  /// - Returns: Whether the request is to add the state; `nil` if there was none in time.
  public func stateRequest(_ state: String, of window: UInt) -> Bool? {
    let (message, state) = (atom("_NET_WM_STATE"), atom(state))
    var isAdded: Bool?
    _ = takeEvents { event in
      guard event.type == ClientMessage, event.xclient.window == window,
        event.xclient.message_type == message, event.xclient.data.l.1 == Int(state)
      else { return false }
      isAdded = event.xclient.data.l.0 == 1
      return true
    }
    return isAdded
  }

  /// Changes several properties of a window, so that its owner receives all the events at once.
  public func changeTogether(_ names: [String], of window: UInt) {
    let atoms = names.map { atom($0) }
    XGrabServer(display)
    for atom in atoms { XChangeProperty(display, window, atom, atom, 32, PropModeReplace, nil, 0) }
    XUngrabServer(display)
    XFlush(display)
  }
}
