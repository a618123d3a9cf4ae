internal import AtriumGeometry
internal import AtriumKit
internal import CX11
internal import Glibc

extension X11Window {
  /// Sets the properties that a window manager reads before the window is mapped.
  ///
  /// - Parameters:
  ///   - name: The class in `WM_CLASS`; also the instance, unless the environment variable `RESOURCE_NAME` is set.
  ///   - minimum: The minimum size, in pixels.
  ///   - counters: The counters of `_NET_WM_SYNC_REQUEST`; empty if the server has none.
  ///   - owner: The window in front of which this window stays, as a dialog; nil for an independent window.
  func introduce(name: String, minimum: PixelSize, counters: [XID], owner: XID?) {
    setClass(name)
    setMinimumSize(minimum)
    writeHints()
    if let leader { set(.wmClientLeader, type: Atom(XA_WINDOW), [UInt(leader.id)]) }
    if let launch = leader?.launch {
      set(
        connection.atoms[.netStartupID], type: connection.atoms[.utf8String],
        text: launch.identifier)
    }
    if let owner { setOwner(owner) }

    let atoms = connection.atoms
    var protocols = [atoms[.wmDeleteWindow], atoms[.wmTakeFocus], atoms[.netWMPing]]
    if !counters.isEmpty {
      protocols.append(atoms[.netWMSyncRequest])
      set(.netWMSyncRequestCounter, type: Atom(XA_CARDINAL), counters.map { UInt($0) })
    }
    set(.wmProtocols, type: Atom(XA_ATOM), protocols)
    let type: X11Atoms.Name = owner == nil ? .netWMWindowTypeNormal : .netWMWindowTypeDialog
    set(.netWMWindowType, type: Atom(XA_ATOM), [atoms[type]])
    set(.netWMPID, type: Atom(XA_CARDINAL), [UInt(getpid())])
    // The process identifier is meaningful only together with the name of the machine.
    set(Atom(XA_WM_CLIENT_MACHINE), type: Atom(XA_STRING), text: HostName.current)
  }

  /// Sets the window in front of which this window is kept; nil for an independent window (ICCCM 4.1.2.6).
  func setOwner(_ owner: XID?) {
    connection.perform {
      if let owner {
        XSetTransientForHint($0, id, owner)
      } else {
        XDeleteProperty($0, id, Atom(XA_WM_TRANSIENT_FOR))
      }
    }
  }

  /// Sets the title of the window.
  func setTitle(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    let utf8 = connection.atoms[.utf8String]
    // A property may contain zero bytes, but other programs end a string at the first zero byte.
    let text = String(title.unicodeScalars.filter { $0 != "\0" }.map(Character.init))
    set(connection.atoms[.netWMName], type: utf8, text: text)
    set(connection.atoms[.netWMIconName], type: utf8, text: text)
    setOldTitle(text, property: Atom(XA_WM_NAME))
    setOldTitle(text, property: Atom(XA_WM_ICON_NAME))
  }

  /// Sets the minimum size of the window, in pixels.
  func setMinimumSize(_ minimum: PixelSize) {
    var hints = XSizeHints()
    hints.flags = PMinSize | PBaseSize | PWinGravity
    hints.min_width = Int32(minimum.width)
    hints.min_height = Int32(minimum.height)
    hints.base_width = 0
    hints.base_height = 0
    hints.win_gravity = NorthWestGravity
    connection.perform { XSetWMNormalHints($0, id, &hints) }
  }

  /// Sets the icons of the window.
  ///
  /// - Parameter images: For each icon, the size and the pixels from the top left, row by row. Each pixel
  ///   has alpha in the top byte, then red, green and blue, not premultiplied.
  func setIcon(_ images: [(size: PixelSize, pixels: [UInt32])]) {
    // The property's values have 32 bits, but Xlib expects each value in a C `long`.
    let values = images.flatMap { image in
      [UInt(image.size.width), UInt(image.size.height)] + image.pixels.map(UInt.init)
    }
    let room = connection.query { display in
      max(XExtendedMaxRequestSize(display), XMaxRequestSize(display)) - 64
    }
    guard let room, values.count <= room else { return }
    set(.netWMIcon, type: Atom(XA_CARDINAL), values)
  }

  /// Sets the hints about focus, group and urgency (ICCCM 4.1.2.4).
  private func writeHints() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    if let leader {
      hints.flags |= WindowGroupHint
      hints.window_group = leader.id
    }
    if isUrgent { hints.flags |= x11UrgencyHint }
    connection.perform { XSetWMHints($0, id, &hints) }
  }

  /// Sets whether the window requests the user's attention.
  ///
  /// The method sets the hint of ICCCM, and requests the state of EWMH. The window manager removes that state when
  /// the window gains the focus.
  func setUrgent(_ isUrgent: Bool) {
    guard isUrgent != self.isUrgent else { return }
    self.isUrgent = isUrgent
    writeHints()
    if isUrgent { request(.netWMStateDemandsAttention, isSet: true) }
  }

  /// Asks the window manager to enter or leave full screen.
  ///
  /// EWMH requires a property before the window is first mapped, and a message to the root window afterwards.
  func setFullScreen(_ isFullScreen: Bool) {
    let atoms = connection.atoms
    guard isMapRequested else {
      set(.netWMState, type: Atom(XA_ATOM), isFullScreen ? [atoms[.netWMStateFullscreen]] : [])
      return
    }
    request(.netWMStateFullscreen, isSet: isFullScreen)
    if !hasBeenMapped { unconfirmedFullScreen = isFullScreen }
  }

  /// Asks the window manager to set or remove a state of the window (EWMH).
  private func request(_ state: X11Atoms.Name, isSet: Bool) {
    let atoms = connection.atoms
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = atoms[.netWMState]
    event.xclient.format = 32
    event.xclient.data.l = (isSet ? 1 : 0, Int(atoms[state]), 0, 1, 0)
    sendToRoot(event)
  }

  /// The state of the window in the window manager, and whether the window manager has iconified the window.
  ///
  /// Reading this property waits for two replies from the server.
  var managedState: (state: WindowState, isIconic: Bool) {
    let (atoms, names) = (connection.atoms, numbers(in: .netWMState))
    var state: WindowState = []
    if names.contains(atoms[.netWMStateFullscreen]) { state.insert(.fullScreen) }
    let sides = [atoms[.netWMStateMaximizedVertically], atoms[.netWMStateMaximizedHorizontally]]
    if sides.allSatisfy(names.contains) { state.insert(.maximized) }
    let isIconic =
      numbers(in: .wmState).first == UInt(IconicState) || names.contains(atoms[.netWMStateHidden])
    return (state, isIconic)
  }

  /// Sets `WM_CLASS` (ICCCM 4.1.2.5).
  ///
  /// The instance is the value of the environment variable `RESOURCE_NAME`, if it is set, and otherwise the name.
  private func setClass(_ name: String) {
    let instance = getenv("RESOURCE_NAME").map { String(cString: $0) } ?? ""
    // The property consists of two strings, each of which ends with a zero byte.
    let strings = [instance.isEmpty ? name : instance, name].map { Array($0.utf8) + [0] }
    set(Atom(XA_WM_CLASS), type: Atom(XA_STRING), bytes: Array(strings.joined()))
  }

  /// Sets a title in the encodings that were used before UTF-8.
  ///
  /// A title with only Latin-1 characters is encoded in Latin-1, and any other title as compound text. The result
  /// does not depend on the locale.
  private func setOldTitle(_ title: String, property: Atom) {
    if let latin = title.latin1 {
      set(property, type: Atom(XA_STRING), bytes: latin)
      return
    }
    connection.perform { display in
      title.withCString { text in
        var list: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(mutating: text)
        var encoded = XTextProperty()
        guard
          Xutf8TextListToTextProperty(display, &list, 1, XCompoundTextStyle, &encoded) >= 0
        else { return }
        XSetTextProperty(display, id, &encoded, property)
        XFree(encoded.value)
      }
    }
  }

  private func set(_ property: Atom, type: Atom, text: String) {
    set(property, type: type, bytes: Array(text.utf8))
  }

  private func set(_ property: Atom, type: Atom, bytes: [UInt8]) {
    connection.perform {
      XChangeProperty($0, id, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    }
  }

  private func set(_ name: X11Atoms.Name, type: Atom, _ values: [UInt]) {
    connection.perform { display in
      values.withUnsafeBytes { bytes in
        let first = bytes.bindMemory(to: UInt8.self).baseAddress
        XChangeProperty(
          display, id, connection.atoms[name], type, 32, PropModeReplace, first,
          Int32(values.count))
      }
    }
  }

  /// Returns the numbers in a property of this window, or of the given window; empty if there are none.
  func numbers(in name: X11Atoms.Name, of window: XID? = nil) -> [UInt] {
    connection.query { display in
      var type: Atom = 0
      var format: Int32 = 0
      var count: UInt = 0
      var remaining: UInt = 0
      var data: UnsafeMutablePointer<UInt8>?
      let code = XGetWindowProperty(
        display, window ?? id, connection.atoms[name], 0, 256, 0, Atom(AnyPropertyType), &type,
        &format,
        &count, &remaining, &data)
      defer { if let data { XFree(data) } }
      guard code == Success, format == 32, let data else { return [] }
      return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    } ?? []
  }
}

/// The urgency flag in `WM_HINTS`.
///
/// Swift does not import the C macro.
private let x11UrgencyHint = 1 << 8

extension String {
  /// The text in Latin-1; nil if it contains other characters.
  fileprivate var latin1: [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
