internal import CX11

/// The X Input Extension: touches, touchpad gestures, and scrolling in fractions of a step.
///
/// Keys use core events, since input methods support no other events.
@MainActor
final class X11Input {
  /// The version that client and server both support.
  let version: XInputVersion

  private let connection: X11Connection
  private let opcode: Int32

  /// Negotiates the version; nil if the server does not have the extension, or has only version 1.
  init?(connection: X11Connection) {
    guard connection.extensions.contains(.xinput2) else { return nil }
    let wanted = XInputVersion.wanted(of: connection.extensions)
    var (opcode, firstEvent, firstError): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor) = (wanted.major, wanted.minor)
    var isThere = false
    let isWell = connection.attempt { display in
      isThere =
        XQueryExtension(display, "XInputExtension", &opcode, &firstEvent, &firstError) != 0
        && XIQueryVersion(display, &major, &minor) == Success
    }
    version = min(wanted, XInputVersion(major: major, minor: minor))
    guard isWell, isThere, version >= .oldest else { return nil }
    self.connection = connection
    self.opcode = opcode
    // The server sends each of these events once for each window that selects it, and the event does not
    // contain the window. So only the root window selects them.
    select([XI_DeviceChanged], of: XIAllMasterDevices, on: connection.root)
    select([XI_HierarchyChanged], of: XIAllDevices, on: connection.root)
  }

  /// Selects, for a window, all events that the version supports.
  ///
  /// With this selection, the server sends the window no core pointer events.
  func select(on window: XID) {
    var events = [XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_Enter, XI_Leave]
    // The server refuses a selection with only some of the three touch events.
    if version.hasTouches { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
    if version.hasGestures {
      events += [XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd]
      events += [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd]
    }
    select(events, of: XIAllMasterDevices, on: window)
  }

  private func select(_ events: [Int32], of device: Int32, on window: XID) {
    // The mask is long enough for the last event type; a mask of three bytes would not include the swipes.
    var mask = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { mask[Int(event) / 8] |= 1 << UInt8(event % 8) }
    connection.perform { display in
      mask.withUnsafeMutableBufferPointer { bytes in
        var selection = XIEventMask(
          deviceid: device, mask_len: Int32(bytes.count), mask: bytes.baseAddress)
        XISelectEvents(display, window, &selection, 1)
      }
    }
  }

  /// Queries the devices and the values of their axes.
  ///
  /// - Returns: The devices, and the serial number of the query: events with a smaller number were sent
  ///   before the result was determined.
  func devices() -> (devices: [XInputDevice], serial: UInt) {
    connection.query { display in
      let serial = XNextRequest(display)
      var count: Int32 = 0
      guard let list = XIQueryDevice(display, XIAllDevices, &count) else { return nil }
      defer { XIFreeDeviceInfo(list) }
      let devices = (0..<Int(count)).compactMap { device(list[$0]) }
      return (devices, serial)
    } ?? ([], 0)
  }

  /// Whether a change of the device hierarchy is in the event queue.
  ///
  /// Reading the property makes a round trip first, so that all events that the server sent
  /// together have arrived.
  var hasQueuedHierarchyChange: Bool {
    connection.query { display in
      XSync(display, 0)
      return x11shim_has_queued(display, opcode, XI_HierarchyChanged) != 0
    } ?? false
  }

  /// Translates an event of the extension; nil for all other events.
  func event(_ event: inout XEvent) -> XInputEvent? {
    guard event.type == GenericEvent, event.xcookie.extension == opcode else { return nil }
    return connection.query { display in
      guard XGetEventData(display, &event.xcookie) != 0 else { return nil }
      defer { XFreeEventData(display, &event.xcookie) }
      return event.xcookie.data.flatMap {
        translate(event.xcookie.evtype, $0, serial: event.xcookie.serial)
      }
    }
  }
}
