internal import AtriumKit

/// An event of the X Input Extension in Swift types, still in pixels.
enum XInputEvent {
  /// The fields that all events of a pointing device have in common.
  struct Sample {
    /// The window that received the event.
    var window: UInt
    /// The slave device, not the master pointer that it moves.
    var source: Int
    /// The location in the window, in pixels, with fractions.
    var x: Double
    var y: Double
    /// The server time, in milliseconds.
    var stamp: UInt
    /// The serial number of the last request that the server had processed.
    ///
    /// The number shows whether the event was sent before or after a reply.
    var serial: UInt
    /// The modifiers and the layout group, combined as in core events.
    var state: UInt32
    /// Whether the server emulated the event from another event that it also sends (`XIPointerEmulated`).
    var isEmulated: Bool
  }

  /// The phase of a touch.
  enum TouchPhase {
    case began
    case moved
    case ended
  }

  /// The pointer or other axes have moved; the readings are the values of the axes beyond the first two.
  case moved(Sample, hasPosition: Bool, [ScrollTracker.Reading])
  case pressed(Int, Sample)
  case released(Int, Sample)
  case entered(PointerTracker.CrossingCause, Sample)
  case left(PointerTracker.CrossingCause, Sample)
  case touch(TouchPhase, UInt32, Sample)
  case swipe(TouchpadPhase, fingerCount: Int, dx: Double, dy: Double, Sample)
  /// A step of a pinch; the rotation is in degrees.
  case pinch(
    TouchpadPhase, fingerCount: Int, dx: Double, dy: Double, scale: Double, degrees: Double, Sample)
  /// Another device now moves the pointer, or the device's axes have changed.
  ///
  /// In this event, only `id` and `scrollAxes` of the ``XInputDevice`` are valid.
  case deviceChanged(XInputDevice)
  /// Devices have been added or removed.
  case hierarchyChanged(gone: Set<Int>)
}

extension XInputEvent {
  /// The window that received the event; nil for changes of devices.
  var window: UInt? {
    switch self {
    case .moved(let sample, _, _), .pressed(_, let sample), .released(_, let sample),
      .entered(_, let sample), .left(_, let sample), .touch(_, _, let sample),
      .swipe(_, _, _, _, let sample), .pinch(_, _, _, _, _, _, let sample):
      sample.window
    case .deviceChanged, .hierarchyChanged: nil
    }
  }
}
