internal import AtriumGeometry
package import AtriumKit

/// Derives scroll events from the values of the devices' scroll valuators (axes).
///
/// The value of an axis is the sum of all scrolling on its device, over this window and over other windows.
/// A scroll event contains the difference from the last value. The tracker therefore keeps the last value
/// of each axis, and reads it again when the pointer returns to the window.
///
/// Wheels send steps or fractions of steps. Scrolling on a touchpad begins, changes and ends. The end is an
/// event with a delta of zero, which the libinput driver sends when the fingers lift. Until a device has
/// sent such an event, a pause of ``restTime`` counts as the end.
package struct ScrollTracker {
  /// The pause after which fingers count as lifted on a device that does not report the lifting of fingers, in seconds.
  package static let restTime = 0.15

  /// The value of one axis after an event, in the server's units.
  package struct Reading {
    /// The axis's number.
    package var axis: Int
    /// The value, which is the sum of all scrolling.
    package var value: Double

    /// Makes a reading.
    package init(axis: Int, value: Double) {
      self.axis = axis
      self.value = value
    }
  }

  private struct Axis {
    var description: XInputDevice.ScrollAxis
    /// The serial number of the first event that is not older than the value; 0 if no event can be older.
    var validFrom: UInt
  }

  private struct Source {
    var isTouchpad: Bool
    var axes: [Axis]
    var reportsLifting = false
  }

  private struct Course {
    var source: Int
    var latest: PointerSample
  }

  private var sources: [Int: Source] = [:]
  private var course: Course?

  /// Makes a tracker without devices.
  package init() {}

  /// Returns whether the device has an axis for the direction of a wheel button.
  ///
  /// The server's emulated presses of such a button are redundant.
  package func hasAxis(forButton button: Int, of source: Int) -> Bool {
    guard (4...7).contains(button) else { return false }
    return sources[source]?.axes.contains { $0.description.isHorizontal == (button > 5) } ?? false
  }

  /// Replaces all devices and the values of their axes, for example after the pointer was outside the window.
  ///
  /// - Parameters:
  ///   - devices: All devices.
  ///   - serial: The serial number of the query that returned them.
  package mutating func reset(_ devices: [XInputDevice], serial: UInt) {
    let former = sources
    sources = [:]
    for device in devices {
      set(device, validFrom: serial)
      sources[device.id]?.reportsLifting = former[device.id]?.reportsLifting ?? false
    }
  }

  /// Adds new devices; known devices keep their values.
  package mutating func add(_ devices: [XInputDevice], serial: UInt) {
    for device in devices where sources[device.id] == nil { set(device, validFrom: serial) }
  }

  /// Replaces the axes of a known device and their values, after its `XI_DeviceChanged`.
  package mutating func update(_ device: XInputDevice) {
    sources[device.id]?.axes = device.scrollAxes.map { Axis(description: $0, validFrom: 0) }
  }

  /// Removes a device.
  package mutating func remove(_ source: Int) {
    sources[source] = nil
  }

  /// Receives new values of a device's axes.
  ///
  /// - Parameters:
  ///   - readings: The values; axes that do not scroll may be among them.
  ///   - source: The device.
  ///   - serial: The event's serial number.
  ///   - isEmulated: Whether the server has derived the event from presses of wheel buttons, which it also sends.
  ///   - sample: The pointer's location, the time and the modifiers.
  /// - Returns: The events for the window.
  package mutating func scroll(
    _ readings: [Reading], source: Int, serial: UInt, isEmulated: Bool, _ sample: PointerSample
  ) -> [InputEvent] {
    guard let isTouchpad = sources[source]?.isTouchpad else { return [] }
    var steps = Point.zero
    var isKnown = false
    for reading in readings {
      guard let step = advance(to: reading, source: source, serial: serial) else { continue }
      isKnown = true
      steps = steps + step
    }
    guard isKnown, !isEmulated else { return [] }
    let delta = steps * ScrollInput.wheelStep
    guard isTouchpad else {
      return delta == .zero ? [] : [Self.event(delta, .wheel, .step, sample)]
    }
    if delta == .zero {
      sources[source]?.reportsLifting = true
      return end(.ended, sample)
    }
    var events: [InputEvent] = []
    if let course, course.source != source { events = end(.ended, sample) }
    events.append(Self.event(delta, .touchpad, course == nil ? .began : .changed, sample))
    course = Course(source: source, latest: sample)
    return events
  }

  /// The time at which to check whether the fingers rest, in seconds of the window's clock; nil if no check is needed.
  package var restDeadline: Double? {
    guard let course, sources[course.source]?.reportsLifting == false else { return nil }
    return course.latest.time + Self.restTime
  }

  /// Ends the scrolling if the fingers have rested for ``restTime``.
  package mutating func endIfResting(now: Double) -> InputEvent? {
    guard let restDeadline, now >= restDeadline, var sample = course?.latest else { return nil }
    sample.time = now
    return end(.ended, sample).first
  }

  /// Cancels the scrolling of a device that has been removed; nil cancels the scrolling of any device.
  package mutating func cancel(of source: Int? = nil, time: Double) -> InputEvent? {
    guard let course, source == nil || course.source == source else { return nil }
    var sample = course.latest
    sample.time = time
    return end(.cancelled, sample).first
  }

  private mutating func set(_ device: XInputDevice, validFrom serial: UInt) {
    sources[device.id] = Source(
      isTouchpad: device.isTouchpad,
      axes: device.scrollAxes.map { Axis(description: $0, validFrom: serial) })
  }

  /// Updates the value of an axis.
  ///
  /// - Returns: The number of steps by which the content moves; nil if the axis does not scroll, or if its
  ///   previous value is unknown.
  private mutating func advance(to reading: Reading, source: Int, serial: UInt) -> Point? {
    guard
      let index = sources[source]?.axes.firstIndex(where: {
        $0.description.number == reading.axis
      }), let axis = sources[source]?.axes[index]
    else { return nil }
    sources[source]?.axes[index].description.value = reading.value
    sources[source]?.axes[index].validFrom = 0
    // The known value is newer than this event and already includes it, so the event scrolls nothing. The next
    // difference is computed from this reading.
    guard serial >= axis.validFrom else { return nil }
    // Axes increase downwards and to the right; the content moves in the opposite direction.
    let steps = (axis.description.value - reading.value) / axis.description.increment
    return axis.description.isHorizontal ? Point(x: steps, y: 0) : Point(x: 0, y: steps)
  }

  private mutating func end(
    _ phase: ScrollInput.Phase, _ sample: PointerSample
  ) -> [InputEvent] {
    guard course != nil else { return [] }
    course = nil
    return [Self.event(.zero, .touchpad, phase, sample)]
  }

  private static func event(
    _ delta: Point, _ source: ScrollInput.Source, _ phase: ScrollInput.Phase,
    _ sample: PointerSample
  ) -> InputEvent {
    .scroll(
      ScrollInput(
        delta: delta, location: sample.location, time: sample.time, source: source, phase: phase,
        modifierFlags: sample.modifierFlags))
  }
}
