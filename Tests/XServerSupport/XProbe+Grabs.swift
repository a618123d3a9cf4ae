internal import CX11

/// Grabs of other clients' input, as window managers make them.
extension XProbe {
  /// The name of the pointer that every server has.
  public static let pointer = "Virtual core pointer"

  /// Grabs every later touch, so that the server delivers it to this client first.
  ///
  /// - Returns: Whether the grab succeeded; false if another client has such a grab.
  public func grabTouches() -> Bool {
    guard let master = device(Self.pointer) else { return false }
    return withMask([XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd], of: master) { mask in
      var modifiers = XIGrabModifiers(modifiers: Int32(bitPattern: 1 << 31), status: 0)
      return XIGrabTouchBegin(display, master, root, 0, &mask, 1, &modifiers) == 0
    }
  }

  /// Accepts or rejects grabbed touches.
  ///
  /// - Parameters:
  ///   - count: The number of touches that must have arrived first.
  ///   - isOurs: Whether this client accepts them; otherwise other clients get them from their beginning.
  /// - Returns: Whether that number arrived.
  public func decideTouches(_ count: Int, isOurs: Bool) -> Bool {
    guard let master = device(Self.pointer) else { return false }
    var seen: [UInt32] = []
    let areThere = takeEvents { event in
      if let touch = touchBegin(&event) { seen.append(touch) }
      return seen.count >= count
    }
    for touch in seen {
      XIAllowTouchEvents(display, master, touch, root, isOurs ? XIAcceptTouch : XIRejectTouch)
    }
    XSync(display, 0)
    return areThere
  }

  /// Grabs the pointer with all its fingers, as for a menu, or releases it.
  ///
  /// - Returns: Whether that was possible.
  public func grabPointer(_ isGrabbed: Bool) -> Bool {
    guard let master = device(Self.pointer) else { return false }
    defer { XSync(display, 0) }
    guard isGrabbed else { return XIUngrabDevice(display, master, UInt(CurrentTime)) == 0 }
    let events = [
      XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd,
    ]
    return withMask(events, of: master) { mask in
      XIGrabDevice(
        display, master, root, UInt(CurrentTime), XID(None), GrabModeAsync, GrabModeAsync, 0, &mask)
        == GrabSuccess
    }
  }

  /// Grabs the keyboard, as for a menu, or releases it.
  ///
  /// - Returns: Whether that was possible.
  public func grabKeyboard(_ isGrabbed: Bool) -> Bool {
    defer { XSync(display, 0) }
    guard isGrabbed else { return XUngrabKeyboard(display, UInt(CurrentTime)) != 0 }
    return XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, UInt(CurrentTime))
      == GrabSuccess
  }

  private func touchBegin(_ event: inout XEvent) -> UInt32? {
    guard event.type == GenericEvent, XGetEventData(display, &event.xcookie) != 0 else {
      return nil
    }
    defer { XFreeEventData(display, &event.xcookie) }
    guard event.xcookie.evtype == XI_TouchBegin else { return nil }
    return (event.xcookie.data?.load(as: XIDeviceEvent.self).detail).map {
      UInt32(bitPattern: $0)
    }
  }

  private func withMask<Result>(
    _ events: [Int32], of device: Int32, _ body: (inout XIEventMask) -> Result
  ) -> Result {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { bits[Int(event) / 8] |= 1 << UInt8(event % 8) }
    return bits.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(
        deviceid: device, mask_len: Int32(bits.count), mask: bits.baseAddress)
      return body(&mask)
    }
  }
}
