internal import AtriumGeometry
internal import AtriumGraphics
internal import AtriumKit
internal import CX11

extension X11Host {
  /// The most events between two turns, so that a flood of events cannot keep the window from
  /// painting.
  private static let longestBatch = 4096

  /// Reads the server's events and delivers them to the window.
  func readEvents() {
    var count = 0
    while exitCode == nil, count < Self.longestBatch, var event = connection.nextEvent() {
      count += 1
      guard sentEvents.admits(&event) else { continue }
      receive(event)
    }
    deliverVisibility()
  }

  private func receive(_ event: XEvent) {
    textInput.receive(event)
    if settingsManager.receive(event) { followSettings() }
    switch event.type {
    case GenericEvent:
      var event = event
      (input?.event(&event)).map { receive($0) }
    case MotionNotify: receiveMotion(event.xmotion)
    case ButtonPress: receivePress(event.xbutton)
    case ButtonRelease: receiveRelease(event.xbutton)
    case EnterNotify: receiveEnter(event.xcrossing)
    case LeaveNotify: receiveLeave(event.xcrossing)
    case KeyPress, KeyRelease: receiveKey(event.xkey)
    case KeymapNotify: receiveKeymap(event.xkeymap)
    case MappingNotify: keyboard.remap(event.xmapping)
    case FocusIn, FocusOut: receiveFocus(event.xfocus)
    case Expose where event.xexpose.window == xWindow.id:
      exposed.formUnion(X11EventTranslation.rect(event.xexpose))
    case ConfigureNotify: receiveSize(event.xconfigure)
    case MapNotify where event.xmap.window == xWindow.id: receiveMapping(true)
    case UnmapNotify where event.xunmap.window == xWindow.id: receiveMapping(false)
    case VisibilityNotify where event.xvisibility.window == xWindow.id:
      visibility.isObscured = event.xvisibility.state == VisibilityFullyObscured
    case PropertyNotify: receiveProperty(event.xproperty)
    case ClientMessage: receiveMessage(event)
    case DestroyNotify where event.xdestroywindow.window == xWindow.id: receiveDestruction()
    case presenter.completionEventType: presenter.handleCompletion()
    default:
      if monitors?.receive(event) == true { followMonitor() }
    }
  }

  // MARK: Window

  private func receiveSize(_ event: XConfigureEvent) {
    if event.window == connection.root, event.send_event == 0 { return followScreen(event) }
    guard event.window == xWindow.id else { return }
    followMonitor()
    // The window manager sends an event of its own for the location of the window. The size is
    // known from the server's own event.
    let size = event.send_event == 0 ? X11EventTranslation.size(event) : self.size
    // The window manager waits for the counter even if the size did not change.
    let isLive = sync?.configured(isNew: size != self.size) ?? false
    urgency = max(urgency, isLive ? .atOnce : .none)
    guard size != self.size else { return }
    self.size = size
    deliver(.resized(pixels: size, scale: scale, isLive: isLive))
  }

  /// Updates the bound of the back buffer after the screen changed its size.
  private func followScreen(_ event: XConfigureEvent) {
    connection.followRootSize(event)
    if presenter.followScreen() { deliver(.exposed([PixelRect(size)])) }
  }

  /// Sets the window's refresh rate to that of its monitor, from the next frame on.
  func followMonitor() {
    let rate = monitors?.refreshRate(size: size) ?? Self.usualRefreshRate
    guard rate != refreshRate else { return }
    refreshRate = rate
    deliver(.refreshRate(rate), .none)
  }

  private func receiveMapping(_ isMapped: Bool) {
    xWindow.receiveMapping(isMapped)
    visibility.isMapped = isMapped
    if !isMapped { cancelInput(at: clock.now) }
  }

  /// Stops the host after another client destroyed the window.
  private func receiveDestruction() {
    xWindow.isDestroyed = true
    stop()
  }

  private func receiveProperty(_ event: XPropertyEvent) {
    if event.window == connection.root {
      if event.atom == Atom(XA_RESOURCE_MANAGER) { followScale() }
      return
    }
    guard event.window == xWindow.id else { return }
    let atoms = connection.atoms
    guard event.atom == atoms[.wmState] || event.atom == atoms[.netWMState] else { return }
    visibility.isIconic = xWindow.isIconic
  }

  private func deliverVisibility() {
    guard let isVisible = visibility.takeChange() else { return }
    if isVisible { dispatchTimeOfDay() }
    deliver(.visibility(isVisible))
  }

  private func receiveMessage(_ event: XEvent) {
    let atoms = connection.atoms
    let message = event.xclient
    guard message.window == xWindow.id, message.message_type == atoms[.wmProtocols],
      message.format == 32
    else { return }
    let numbers = message.data.l
    switch Atom(bitPattern: numbers.0) {
    case atoms[.wmDeleteWindow]:
      deliver(.closeRequested)
    case atoms[.netWMPing]:
      // The reply is the same message, sent to the root window (EWMH).
      var answer = event
      answer.xclient.window = connection.root
      xWindow.sendToRoot(answer)
    case atoms[.wmTakeFocus]:
      xWindow.takeFocus(at: UInt(bitPattern: numbers.1))
    case atoms[.netWMSyncRequest]:
      sync?.announce(SyncRequest(low: numbers.2, high: numbers.3))
    default: break
    }
  }
}
