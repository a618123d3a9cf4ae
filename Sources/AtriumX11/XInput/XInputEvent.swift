internal import AtriumKit

/// What the X Input Extension told, in Swift's types and still in pixels.
enum XInputEvent {
  /// What all events of a pointing device share.
  struct Sample {
    /// The window that it was reported to.
    var window: UInt
    /// The device itself, not the pointer that it moves.
    var source: Int
    /// The place in pixels of the window, with fractions.
    var x: Double
    var y: Double
    /// The server's milliseconds.
    var stamp: UInt
    /// The request that the server had done last: tells what came before an answer, and what after.
    var serial: UInt
    /// Modifiers and layout, put together as core events do it.
    var state: UInt32
    /// Whether the server made it of something that it also tells in another way.
    var isEmulated: Bool
  }

  /// Where in its course a finger is.
  enum TouchPhase {
    case began
    case moved
    case ended
  }

  /// The pointer moved, or only axes beyond the first two, whose values these are.
  case moved(Sample, hasPosition: Bool, [ScrollTracker.Reading])
  case pressed(Int, Sample)
  case released(Int, Sample)
  case entered(PointerTracker.CrossingCause, Sample)
  case left(PointerTracker.CrossingCause, Sample)
  case touch(TouchPhase, UInt32, Sample)
  case swipe(TouchpadPhase, fingerCount: Int, dx: Double, dy: Double, Sample)
  /// A step of a pinch; the turn is in degrees.
  case pinch(
    TouchpadPhase, fingerCount: Int, dx: Double, dy: Double, scale: Double, degrees: Double, Sample)
  /// Another device moves the pointer now, or the device has other axes; nothing but these is told.
  case deviceChanged(XInputDevice)
  /// Devices came or went.
  case hierarchyChanged(gone: Set<Int>)
}

extension XInputEvent {
  /// The window that the event was reported to; nil for news of devices.
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
