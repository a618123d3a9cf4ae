internal import CX11

extension XProbe {
  /// Becomes the window manager of a server that has none, and maps nothing by itself.
  public func manageWindows() {
    XSelectInput(display, root, SubstructureRedirectMask | SubstructureNotifyMask)
    XSync(display, 0)
  }

  /// Waits until a client asks for a window to be mapped.
  ///
  /// - Returns: The window; `nil` if no client asked in time.
  public func mapRequest() -> UInt? {
    var window: UInt?
    _ = takeEvents { event in
      guard event.type == MapRequest else { return false }
      window = event.xmaprequest.window
      return true
    }
    return window
  }

  /// Waits until a client asks the window manager for a state of a window by `_NET_WM_STATE`.
  ///
  /// - Returns: Whether the request is to add the state; `nil` if none came in time.
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
}
