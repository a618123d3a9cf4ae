internal import AtriumGeometry
internal import AtriumGraphics
internal import AtriumKit
internal import CX11

extension X11Host {
  /// The most events between two turns, so that no flood can keep the window from being painted.
  private static let longestBatch = 4096

  /// Takes what the server has said and hands it to the window.
  func readEvents() {
    var count = 0
    while exitCode == nil, count < Self.longestBatch, var event = connection.nextEvent() {
      count += 1
      if !keyboard.filters(&event) { receive(event) }
    }
    deliverVisibility()
  }

  private func receive(_ event: XEvent) {
    if settingsManager.receive(event) { return followSettings() }
    switch event.type {
    case GenericEvent:
      var event = event
      (input?.event(&event)).map { receive($0) }
    case MotionNotify: receiveMotion(event.xmotion)
    case ButtonPress: receivePress(event.xbutton)
    case ButtonRelease: receiveRelease(event.xbutton)
    case EnterNotify: receiveEnter(event.xcrossing)
    case LeaveNotify: receiveLeave(event.xcrossing)
    case KeyPress:
      keyboard.press(event.xkey, time: time(event.xkey.time)).forEach { deliver($0) }
    case KeyRelease:
      keyboard.release(event.xkey, time: time(event.xkey.time)).map { deliver($0) }
    case KeymapNotify: receiveKeymap(event.xkeymap)
    case MappingNotify: keyboard.remap(event.xmapping)
    case FocusIn, FocusOut: receiveFocus(event.xfocus)
    case Expose: exposed.formUnion(X11EventTranslation.rect(event.xexpose))
    case ConfigureNotify: receiveSize(event.xconfigure)
    case MapNotify where event.xmap.window == xWindow.id: receiveMapping(true)
    case UnmapNotify where event.xunmap.window == xWindow.id: receiveMapping(false)
    case VisibilityNotify:
      visibility.isObscured = event.xvisibility.state == VisibilityFullyObscured
    case PropertyNotify: receiveProperty(event.xproperty)
    case ClientMessage: receiveMessage(event)
    case DestroyNotify where event.xdestroywindow.window == xWindow.id: receiveDestruction()
    case presenter.completionEventType: presenter.handleCompletion()
    default:
      if monitors?.receive(event) == true { followMonitor() }
    }
  }

  // MARK: Keyboard

  private func receiveFocus(_ event: XFocusChangeEvent) {
    guard let isFocused = X11EventTranslation.focus(event), isFocused != hasFocus else { return }
    hasFocus = isFocused
    let now = clock.now
    keyboard.setFocus(isFocused, time: now).forEach { deliver($0) }
    if isFocused {
      dispatchTimeOfDay()
    } else {
      // Its releases may go to somebody else now.
      cancelInput(at: now)
    }
    deliver(.focus(isFocused))
  }

  /// With each change of focus, a grab's too, the server tells which keys are down.
  private func receiveKeymap(_ event: XKeymapEvent) {
    let vector = withUnsafeBytes(of: event.key_vector) { Array($0) }
    keyboard.releaseKeys(notIn: vector, time: clock.now).forEach { deliver($0) }
  }

  // MARK: Window

  private func receiveSize(_ event: XConfigureEvent) {
    guard event.window == xWindow.id else { return }
    followMonitor()
    let size = X11EventTranslation.size(event)
    // The number of a step counts whether or not the size changed: somebody waits for it.
    let isLive = sync?.configured(isNew: size != self.size) ?? false
    urgency = max(urgency, isLive ? .atOnce : .none)
    guard size != self.size else { return }
    self.size = size
    deliver(.resized(pixels: size, scale: scale, isLive: isLive))
  }

  /// Tells the window the pace of the monitor on which it is; frames follow it from the next one on.
  func followMonitor() {
    let rate = monitors?.refreshRate(size: size) ?? Self.usualRefreshRate
    guard rate != refreshRate else { return }
    refreshRate = rate
    deliver(.refreshRate(rate), .none)
  }

  private func receiveMapping(_ isMapped: Bool) {
    xWindow.isMapped = isMapped
    visibility.isMapped = isMapped
    if !isMapped { cancelInput(at: clock.now) }
  }

  /// Somebody else destroyed the window; there is nothing left to show or to ask.
  private func receiveDestruction() {
    xWindow.isDestroyed = true
    stop()
  }

  private func receiveProperty(_ event: XPropertyEvent) {
    if event.window == connection.root {
      if event.atom == Atom(XA_RESOURCE_MANAGER) { followScale() }
      return
    }
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
    guard message.message_type == atoms[.wmProtocols], message.format == 32 else { return }
    let numbers = message.data.l
    switch Atom(bitPattern: numbers.0) {
    case atoms[.wmDeleteWindow]:
      deliver(.closeRequested)
    case atoms[.netWMPing]:
      // The same message goes back by way of the root window: this loop is alive.
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
