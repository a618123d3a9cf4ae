internal import AtriumKit
internal import CX11

/// Reads the server's events, and delivers each to its window.
extension X11Application {
  /// The maximum number of events between two turns.
  ///
  /// The limit prevents a flood of events from delaying the painting of windows, the timers and the jobs of the
  /// main actor indefinitely.
  private static let longestBatch = 256

  /// Reads the server's events and delivers them to the windows.
  func readEvents() {
    let sentEvents = X11SentEvents(connection: connection) { self.host(of: $0) != nil }
    var count = 0
    while !isStopping, count < Self.longestBatch,
      let event = connection.nextEvent(reads: count == 0)
    {
      count += 1
      guard sentEvents.admits(event) else { continue }
      receive(event)
    }
    followMonitors()
    for host in hosts {
      host.followAdjacentWindow()
      host.deliverState()
      host.deliverVisibility()
    }
  }

  private func receive(_ event: XEvent) {
    // Each presented frame causes a completion event, which concerns only the presenter.
    if let presenter = host(of: event.xany.window)?.presenter,
      event.type == presenter.completionEventType
    {
      return presenter.handleCompletion()
    }
    textInput.receive(event)
    pasteboards.receive(event)
    dropTargets.receive(event)
    dragSource.receive(event)
    if settingsManager.receive(event) {
      for host in hosts { host.followSettings() }
    }
    switch event.type {
    case GenericEvent:
      var event = event
      (input?.event(&event)).map { receive($0) }
    case MappingNotify: keyboard.remap(event.xmapping)
    case KeymapNotify: receiveKeymap(event.xkeymap)
    case ConfigureNotify where event.xconfigure.window == connection.root:
      if event.xconfigure.send_event == 0 { followScreen(event.xconfigure) }
    case PropertyNotify where event.xproperty.window == connection.root:
      if event.xproperty.atom == Atom(XA_RESOURCE_MANAGER) { followResources() }
    default:
      if monitors?.receive(event) != true {
        host(of: event.xany.window)?.receive(event)
      }
    }
  }

  /// Updates the windows after monitors were added, removed or changed.
  private func followMonitors() {
    guard monitors?.update() == true else { return }
    for host in hosts {
      host.returnToMonitors()
      host.followMonitor()
    }
  }

  /// Updates the maximum size of the back buffers after the size of the screen has changed.
  private func followScreen(_ event: XConfigureEvent) {
    connection.followRootSize(event)
    for host in hosts { host.followScreen() }
  }

  private func followResources() {
    resources = connection.readResources()
    for host in hosts { host.followScale() }
  }

  // MARK: Keys

  /// Receives an event with the keys that are down.
  ///
  /// The server sends this event after each `FocusIn`, including the `FocusIn` of a grab. The event contains no window,
  /// and applies to all windows.
  private func receiveKeymap(_ event: XKeymapEvent) {
    let vector = withUnsafeBytes(of: event.key_vector) { Array($0) }
    follow(.keymap(vector, time: clock.now))
  }

  /// Receives the input that keys caused, and the events that waited for them.
  func receive(_ output: X11TextInput.Output) {
    switch output {
    case .typed(let input, let window): host(of: window)?.receive(input)
    case .follower(let follower): perform(follower)
    }
  }

  /// Delivers an event after the earlier keys that still wait for an input method.
  func follow(_ follower: KeyFollower) {
    for host in hosts { host.deliverWaitingMotion() }
    if !holds(follower) { perform(follower) }
  }

  /// Queues an event that must not overtake keys.
  ///
  /// Keys wait first for the screen reader, and then for the input method.
  ///
  /// - Returns: Whether the event waits and is delivered later.
  func holds(_ follower: KeyFollower) -> Bool {
    screenReaderKeys.holds(follower) || textInput.holds(follower)
  }

  /// Delivers each key to the input method or the window, unless the screen reader keeps the key.
  func followScreenReaderKeys() {
    screenReaderKeys.onKey = { [weak self] key in
      if self?.host(of: key.window) != nil { self?.textInput.receive(key) }
    }
    screenReaderKeys.onFollower = { [weak self] follower in
      if self?.textInput.holds(follower) == false { self?.perform(follower) }
    }
  }

  private func perform(_ follower: KeyFollower) {
    switch follower {
    // The text input delivers keys itself.
    case .key: break
    case .event(let event, let urgency, let host): host.deliverNow(event, urgency)
    case .keymap(let vector, let time):
      for host in hosts { host.releaseKeys(notIn: vector, time: time) }
    case .keyboardLoss(let host, let time): host.releaseKeys(time: time)
    }
  }

  // MARK: Devices

  private func receive(_ event: XInputEvent) {
    switch event {
    case .deviceChanged(let device):
      for host in hosts { host.scrolling.update(device) }
    case .hierarchyChanged(let gone):
      for host in hosts { host.loseDevices(gone) }
      loadDevices { devices, serial in
        for host in hosts { host.scrolling.add(devices, serial: serial) }
      }
    case .entered, .left:
      guard let host = event.window.flatMap({ host(of: $0) }) else { return }
      // During the implicit grab of a button, the crossing events of other windows arrive too. They are
      // ignored, since the window in which the button was pressed keeps the pointer.
      guard !hosts.contains(where: { $0 !== host && $0.pointer.isHolding }) else { return }
      host.receive(event)
    default: event.window.flatMap { host(of: $0) }?.receive(event)
    }
  }

  /// Queries the devices and the values of their axes, and passes them to a closure.
  func loadDevices(_ use: ([XInputDevice], UInt) -> Void) {
    guard let (devices, serial) = input?.devices() else { return }
    touchscreens = Set(devices.filter(\.isTouchscreen).map(\.id))
    use(devices, serial)
  }
}
