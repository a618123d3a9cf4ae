internal import AtriumKit
internal import CX11

extension X11Input {
  /// Translates the data of an event.
  func translate(
    _ type: Int32, _ data: UnsafeMutableRawPointer, serial: UInt
  ) -> XInputEvent? {
    switch type {
    case XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      return deviceEvent(data.load(as: XIDeviceEvent.self), serial: serial)
    case XI_Enter, XI_Leave:
      return crossing(data.load(as: XIEnterEvent.self), serial: serial)
    case XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd:
      return swipe(data.load(as: XIGestureSwipeEvent.self), serial: serial)
    case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
      return pinch(data.load(as: XIGesturePinchEvent.self), serial: serial)
    case XI_DeviceChanged:
      let event = data.load(as: XIDeviceChangedEvent.self)
      return .deviceChanged(
        device(
          Int(event.sourceid), name: nil, classes: event.classes, count: Int(event.num_classes)))
    case XI_HierarchyChanged:
      return hierarchy(data.load(as: XIHierarchyEvent.self))
    default: return nil
    }
  }

  /// Describes a device that can move the pointer; nil for any other device, and for a master device.
  ///
  /// A master device only repeats the events of its slave devices.
  func device(_ info: XIDeviceInfo) -> XInputDevice? {
    guard info.use == XISlavePointer || info.use == XIFloatingSlave else { return nil }
    return device(
      Int(info.deviceid), name: info.name.map { String(cString: $0) }, classes: info.classes,
      count: Int(info.num_classes))
  }

  /// Describes a device from its classes.
  ///
  /// This is the only function that distinguishes touchpads from wheel mice.
  ///
  /// Only touchpads have gestures (XI 2.4) or dependent touches (XI 2.2). On older servers, the name
  /// identifies a touchpad. Fractions of a step do not identify a touchpad, since high-resolution wheels
  /// send them too.
  private func device(
    _ id: Int, name: String?, classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?,
    count: Int
  ) -> XInputDevice {
    var device = XInputDevice(id: id)
    var values: [Int: Double] = [:]
    let parts = (0..<count).compactMap { classes?[$0].map { UnsafeRawPointer($0) } }
    for part in parts {
      switch part.load(as: XIAnyClassInfo.self).type {
      case XIValuatorClass:
        let axis = part.load(as: XIValuatorClassInfo.self)
        values[Int(axis.number)] = axis.value
      case XITouchClass:
        let isDirect = part.load(as: XITouchClassInfo.self).mode == XIDirectTouch
        device.isTouchscreen = device.isTouchscreen || isDirect
        device.isTouchpad = device.isTouchpad || !isDirect
      case XIGestureClass:
        device.isTouchpad = true
      default: break
      }
    }
    if !version.hasGestures, let name = name?.lowercased() {
      device.isTouchpad =
        device.isTouchpad || name.contains("touchpad") || name.contains("trackpad")
    }
    for part in parts where part.load(as: XIAnyClassInfo.self).type == XIScrollClass {
      let axis = part.load(as: XIScrollClassInfo.self)
      guard axis.increment != 0, axis.increment.isFinite else { continue }
      device.scrollAxes.append(
        XInputDevice.ScrollAxis(
          number: Int(axis.number), isHorizontal: axis.scroll_type == XIScrollTypeHorizontal,
          increment: axis.increment, value: values[Int(axis.number)] ?? 0))
    }
    return device
  }

  private func deviceEvent(_ event: XIDeviceEvent, serial: UInt) -> XInputEvent? {
    let sample = XInputEvent.Sample(
      window: event.event, source: Int(event.sourceid), x: event.event_x, y: event.event_y,
      stamp: event.time, serial: serial, state: Self.state(event.mods, event.group),
      isEmulated: event.flags & XIPointerEmulated != 0)
    let number = UInt32(bitPattern: event.detail)
    switch event.evtype {
    case XI_ButtonPress: return .pressed(Int(event.detail), sample)
    case XI_ButtonRelease: return .released(Int(event.detail), sample)
    case XI_TouchBegin: return .touch(.began, number, sample)
    case XI_TouchUpdate: return .touch(.moved, number, sample)
    case XI_TouchEnd: return .touch(.ended, number, sample)
    default:
      let others = Self.valuesBeyondPosition(event.valuators)
      let hasPosition = event.valuators.mask_len > 0 && (event.valuators.mask?[0] ?? 0) & 3 != 0
      // A movement without any axis means that a client has warped the pointer.
      return .moved(sample, hasPosition: hasPosition || others.isEmpty, others)
    }
  }

  /// Translates a crossing event.
  ///
  /// During the implicit grab of a button, crossing events of the root window arrive too.
  private func crossing(_ event: XIEnterEvent, serial: UInt) -> XInputEvent {
    let sample = XInputEvent.Sample(
      window: event.event, source: Int(event.sourceid), x: event.event_x, y: event.event_y,
      stamp: event.time, serial: serial, state: Self.state(event.mods, event.group),
      isEmulated: false)
    let cause: PointerTracker.CrossingCause =
      switch event.mode {
      case XINotifyGrab, XINotifyPassiveGrab: .grab
      case XINotifyUngrab, XINotifyPassiveUngrab: .ungrab
      default: .movement
      }
    return event.evtype == XI_Enter ? .entered(cause, sample) : .left(cause, sample)
  }

  private func swipe(_ event: XIGestureSwipeEvent, serial: UInt) -> XInputEvent {
    let sample = XInputEvent.Sample(
      window: event.event, source: Int(event.sourceid), x: event.event_x, y: event.event_y,
      stamp: event.time, serial: serial, state: Self.state(event.mods, event.group),
      isEmulated: false)
    let phase: TouchpadPhase =
      switch event.evtype {
      case XI_GestureSwipeBegin: .began
      case XI_GestureSwipeUpdate: .changed
      default: event.flags & XIGestureSwipeEventCancelled != 0 ? .cancelled : .ended
      }
    return .swipe(
      phase, fingerCount: Int(event.detail), dx: event.delta_x, dy: event.delta_y, sample)
  }

  private func pinch(_ event: XIGesturePinchEvent, serial: UInt) -> XInputEvent {
    let sample = XInputEvent.Sample(
      window: event.event, source: Int(event.sourceid), x: event.event_x, y: event.event_y,
      stamp: event.time, serial: serial, state: Self.state(event.mods, event.group),
      isEmulated: false)
    let phase: TouchpadPhase =
      switch event.evtype {
      case XI_GesturePinchBegin: .began
      case XI_GesturePinchUpdate: .changed
      default: event.flags & XIGesturePinchEventCancelled != 0 ? .cancelled : .ended
      }
    return .pinch(
      phase, fingerCount: Int(event.detail), dx: event.delta_x, dy: event.delta_y,
      scale: event.scale, degrees: event.delta_angle, sample)
  }

  private func hierarchy(_ event: XIHierarchyEvent) -> XInputEvent {
    let leaving = XISlaveRemoved | XISlaveDetached | XIDeviceDisabled
    let devices = (0..<Int(event.num_info)).compactMap { event.info?[$0] }
    // The flags do not mark the slaves of a removed master. Such a slave is recognised only by its new use,
    // floating.
    let gone = devices.filter { $0.flags & leaving != 0 || $0.use == XIFloatingSlave }
    return .hierarchyChanged(gone: Set(gone.map { Int($0.deviceid) }))
  }

  private static func valuesBeyondPosition(_ state: XIValuatorState) -> [ScrollTracker.Reading] {
    var values: [ScrollTracker.Reading] = []
    var index = 0
    for axis in 0..<Int(state.mask_len) * 8 {
      guard let byte = state.mask?[axis / 8], byte & 1 << UInt8(axis % 8) != 0 else { continue }
      // The values are packed: only axes with their bit set have a value.
      if axis > 1, let value = state.values?[index], value.isFinite {
        values.append(ScrollTracker.Reading(axis: axis, value: value))
      }
      index += 1
    }
    return values
  }

  private static func state(_ modifiers: XIModifierState, _ group: XIGroupState) -> UInt32 {
    UInt32(truncatingIfNeeded: modifiers.effective & 0xff)
      | UInt32(truncatingIfNeeded: group.effective & 3) << 13
  }
}
