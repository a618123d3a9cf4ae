internal import AtriumGeometry
package import AtriumKit

/// Makes scrolling of where the scrolling axes of the devices stand.
///
/// An axis shows the sum of all that was ever scrolled on its device, over our window and elsewhere.
/// What is scrolled here is the difference to where it stood last; so that has to be known for each
/// device, and read anew whenever the pointer was somewhere else.
///
/// Wheels send steps, or fractions of them. Fingers on a touchpad begin, go on and end. The end is a
/// movement by nothing, which the libinput driver sends when the fingers lift; where none
/// has been seen yet, a rest of ``restTime`` counts as one.
package struct ScrollTracker {
  /// The rest after which fingers that nobody reported as lifted have lifted, in seconds.
  package static let restTime = 0.15

  /// Where one axis stood after an event, in the server's units.
  package struct Reading {
    /// The axis's number.
    package var axis: Int
    /// The sum of all that was scrolled.
    package var value: Double

    /// Makes a reading.
    package init(axis: Int, value: Double) {
      self.axis = axis
      self.value = value
    }
  }

  private struct Axis {
    var description: XInputDevice.ScrollAxis
    /// Events below this serial number are older than the value; 0 if none can be.
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

  /// Makes a tracker that knows no device.
  package init() {}

  /// Whether the device tells of a wheel's direction by an axis, so that presses of the wheel's
  /// buttons which the server makes of it are no news.
  package func hasAxis(forButton button: Int, of source: Int) -> Bool {
    guard (4...7).contains(button) else { return false }
    return sources[source]?.axes.contains { $0.description.isHorizontal == (button > 5) } ?? false
  }

  /// Takes over where all axes stand, as after the pointer was elsewhere.
  ///
  /// - Parameters:
  ///   - devices: All devices.
  ///   - serial: The serial number of the question that this answers.
  package mutating func reset(_ devices: [XInputDevice], serial: UInt) {
    let former = sources
    sources = [:]
    for device in devices {
      set(device, validFrom: serial)
      sources[device.id]?.reportsLifting = former[device.id]?.reportsLifting ?? false
    }
  }

  /// Learns of devices that came; those that were there stand where they stood.
  package mutating func add(_ devices: [XInputDevice], serial: UInt) {
    for device in devices where sources[device.id] == nil { set(device, validFrom: serial) }
  }

  /// Takes over the axes of a known device and where they stand, as its own event tells.
  package mutating func update(_ device: XInputDevice) {
    sources[device.id]?.axes = device.scrollAxes.map { Axis(description: $0, validFrom: 0) }
  }

  /// Forgets a device.
  package mutating func remove(_ source: Int) {
    sources[source] = nil
  }

  /// Axes of a device moved.
  ///
  /// - Parameters:
  ///   - readings: Where they stand now; others than those that scroll may be among them.
  ///   - source: The device.
  ///   - serial: The event's serial number.
  ///   - isEmulated: Whether the server made this of presses of a wheel's buttons, which it sends too.
  ///   - sample: Where the pointer is, and when.
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

  /// When to look whether fingers rest, in seconds of the window's clock; nil if there is no need.
  package var restDeadline: Double? {
    guard let course, sources[course.source]?.reportsLifting == false else { return nil }
    return course.latest.time + Self.restTime
  }

  /// Ends the scrolling of fingers that have rested for long enough.
  package mutating func endIfResting(now: Double) -> InputEvent? {
    guard let restDeadline, now >= restDeadline, var sample = course?.latest else { return nil }
    sample.time = now
    return end(.ended, sample).first
  }

  /// Scrolling is lost: that on a device that went away, or any.
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

  /// Moves an axis to where it stands now.
  ///
  /// - Returns: How many steps the content goes; nil if the axis does not scroll, or if nobody knows
  ///   where it stood before.
  private mutating func advance(to reading: Reading, source: Int, serial: UInt) -> Point? {
    guard
      let index = sources[source]?.axes.firstIndex(where: {
        $0.description.number == reading.axis
      }), let axis = sources[source]?.axes[index]
    else { return nil }
    sources[source]?.axes[index].description.value = reading.value
    sources[source]?.axes[index].validFrom = 0
    // This happened before the value was read, and is part of it; those behind it count from here.
    guard serial >= axis.validFrom else { return nil }
    // Axes grow down and to the right; the content goes the other way.
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
