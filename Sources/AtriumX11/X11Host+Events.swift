internal import AtriumGeometry
internal import AtriumGraphics
internal import AtriumKit
internal import CX11

/// Receives the core events of the window.
extension X11Host {
  func receive(_ event: XEvent) {
    switch event.type {
    case MotionNotify: receiveMotion(event.xmotion)
    case ButtonPress: receivePress(event.xbutton)
    case ButtonRelease: receiveRelease(event.xbutton)
    case EnterNotify: receiveEnter(event.xcrossing)
    case LeaveNotify: receiveLeave(event.xcrossing)
    case KeyPress, KeyRelease: receiveKey(event.xkey)
    case FocusIn, FocusOut: receiveFocus(event.xfocus)
    case Expose where event.xexpose.window == xWindow.id:
      exposed.formUnion(X11EventTranslation.rect(event.xexpose))
    case ConfigureNotify where event.xconfigure.window == xWindow.id:
      receiveSize(event.xconfigure)
    case MapNotify where event.xmap.window == xWindow.id: receiveMapping(true)
    case UnmapNotify where event.xunmap.window == xWindow.id: receiveMapping(false)
    case VisibilityNotify where event.xvisibility.window == xWindow.id:
      visibility.isObscured = event.xvisibility.state == VisibilityFullyObscured
    case PropertyNotify: receiveProperty(event.xproperty)
    case ClientMessage: receiveMessage(event)
    case DestroyNotify where event.xdestroywindow.window == xWindow.id: receiveDestruction()
    default: break
    }
  }

  // MARK: Window

  private func receiveSize(_ event: XConfigureEvent) {
    followMonitor()
    for host in application.neighbors(of: self) { host.isAdjacencyStale = true }
    // An event that the window manager sends is used only for the location of the window. The size comes from the
    // server's own event.
    let size = event.send_event == 0 ? X11EventTranslation.size(event) : self.size
    // The window manager waits for the counter even if the size did not change.
    let isAnnounced = sync?.configured() ?? false
    urgency = max(urgency, isAnnounced ? .atOnce : .none)
    guard size != self.size else { return }
    self.size = size
    deliverSize(isAnnounced: isAnnounced)
  }

  /// Delivers the current size and scale to the window, as a step or as a jump (DC-34).
  ///
  /// - Parameter isAnnounced: Whether the window manager has announced the size as a step of an interactive
  ///   resize.
  func deliverSize(isAnnounced: Bool = false) {
    let now = application.clock.now
    let isFollowing = burst.receive(at: now)
    let isLive = isAnnounced || isFollowing || window.resizesLive(to: size, scale: scale, at: now)
    deliver(.resized(pixels: size, scale: scale, isLive: isLive))
  }

  /// Updates the maximum size of the back buffer after the size of the screen has changed.
  func followScreen() {
    if presenter.followScreen() { deliver(.exposed([PixelRect(size)])) }
  }

  /// Sets the window's refresh rate to the rate of its monitor, from the next display frame on.
  func followMonitor() {
    guard let monitors = application.monitors else { return }
    let rate =
      monitors.refreshRate(of: xWindow.id, size: size) ?? AtriumKit.Window.usualFramesPerSecond
    guard rate != refreshRate else { return }
    refreshRate = rate
    deliver(.refreshRate(rate), .none)
  }

  /// Moves the window to a monitor if no monitor shows a part of it, for example because its monitor was removed.
  ///
  /// If there is a window manager, this method does nothing: a window manager moves windows itself, and may keep the
  /// windows of other desktops outside the monitors.
  func returnToMonitors() {
    guard xWindow.isMapped, let monitors = application.monitors,
      xWindow.numbers(in: .netSupported, of: connection.root).isEmpty,
      let frame = X11WorkArea.frame(of: xWindow),
      let place = monitors.place(for: frame.outer)
    else { return }
    xWindow.move(to: place)
  }

  private func receiveMapping(_ isMapped: Bool) {
    xWindow.receiveMapping(isMapped)
    visibility.isMapped = isMapped
    if isMapped {
      followMonitor()
      for host in [self] + application.neighbors(of: self) { host.isAdjacencyStale = true }
    } else {
      cancelInput(at: application.clock.now)
    }
  }

  /// Closes the window after another client has destroyed it.
  private func receiveDestruction() {
    xWindow.isDestroyed = true
    close()
  }

  private func receiveProperty(_ event: XPropertyEvent) {
    let atoms = connection.atoms
    // The window manager may set the widths of its frame after it has placed the window. The window must then be
    // placed beside its adjacent window again.
    if event.atom == atoms[.netFrameExtents] { isAdjacencyStale = true }
    guard event.atom == atoms[.wmState] || event.atom == atoms[.netWMState] else { return }
    isStateStale = true
  }

  /// Notifies the window if its state in the window manager has changed.
  ///
  /// The properties are read once after all events, since a window manager usually changes several of them together.
  func deliverState() {
    guard isStateStale, !xWindow.isDestroyed else { return }
    isStateStale = false
    let managed = xWindow.managedState
    visibility.isIconic = managed.isIconic
    guard managed.state != reportedState else { return }
    reportedState = managed.state
    deliver(.windowState(managed.state))
  }

  /// Notifies the window if its visibility has changed.
  func deliverVisibility() {
    guard let isVisible = visibility.takeChange() else { return }
    if isVisible { dispatchTimeOfDay() }
    deliver(.visibility(isVisible))
  }

  private func receiveMessage(_ event: XEvent) {
    let atoms = connection.atoms
    let message = event.xclient
    if application.dropTargets.receive(message, in: self) { return }
    if application.dragSource.receive(message) { return }
    guard message.message_type == atoms[.wmProtocols],
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
      sync?.announce(
        SyncRequest(low: numbers.2, high: numbers.3, isExtended: numbers.4 == 1))
    default: break
    }
  }
}
