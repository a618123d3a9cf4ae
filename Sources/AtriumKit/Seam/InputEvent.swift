public import AtriumGeometry

/// All input that a window receives; no other values pass from a host to the toolkit.
///
/// A host translates the messages of its window system into these and passes them to
/// ``Window/dispatch(_:)``. Size, scale, settings and time arrive the same way, since the toolkit
/// polls nothing. A list of events therefore determines a run completely. All times are seconds of
/// the host's clock, which all windows of a program share. All locations are points from the top
/// left corner of the window's content.
public enum InputEvent: Equatable, Sendable {
  /// A button of a pointer went down.
  case pointerDown(PointerInput)
  /// A pointer moved, with or without buttons held; while one is held, also outside the window.
  case pointerMoved(PointerInput)
  /// A button of a pointer went up.
  case pointerUp(PointerInput)
  /// The pointer left the window.
  case pointerLeft(time: Double)
  /// The system took the pointer away; every interaction begun with its buttons is cancelled
  /// (G-44).
  case pointerCancelled(time: Double)

  /// A finger came down.
  case touchBegan(TouchInput)
  /// A finger moved.
  case touchMoved(TouchInput)
  /// A finger lifted.
  case touchEnded(TouchInput)
  /// The system cancelled the touch.
  case touchCancelled(TouchInput)

  /// A wheel or fingers on a touchpad scrolled.
  case scroll(ScrollInput)
  /// Three or more fingers swipe on a touchpad.
  case touchpadSwipe(TouchpadSwipeInput)
  /// Fingers pinch or rotate on a touchpad.
  case touchpadPinch(TouchpadPinchInput)

  /// A key went down, or repeats.
  case keyDown(KeyInput)
  /// A key went up.
  case keyUp(KeyInput)
  /// Text was entered, as processed by keyboard layouts, dead keys and input methods.
  ///
  /// It replaces the marked text, if there is one.
  case text(String)
  /// An input method shows a marked text; nil if it shows none any more.
  case markedText(MarkedText?)

  /// The content area has a new size or scale.
  ///
  /// - Parameters:
  ///   - pixels: The new size in device pixels.
  ///   - scale: Pixels per point.
  ///   - isLive: Whether this is a step and not a jump: a step of an interactive resize, or a change
  ///     that ``Window/resizesLive(to:scale:at:)`` accepts as one (DC-34).
  case resized(pixels: PixelSize, scale: Double, isLive: Bool)
  /// The host lost these pixels; the next turn paints them again.
  case exposed([PixelRect])
  /// The refresh rate of the window's display, in frames a second: it has moved to another monitor,
  /// or the rate has changed.
  ///
  /// It takes effect at once and requests no turn; see ``Window/maximumFramesPerSecond``.
  case refreshRate(Double)
  /// The window became visible or completely invisible.
  case visibility(Bool)
  /// The window gained or lost the keyboard focus.
  case focus(Bool)
  /// The state of the window on the desktop changed: full screen, or maximised.
  case windowState(WindowState)
  /// The largest size of the content that the desktop has room for, in points; nil if it is unknown.
  ///
  /// It answers ``HostRequest/availableSize``.
  case availableSize(Size?)
  /// The user's settings changed.
  case settingsChanged(Settings)
  /// The local time of day, for clocks.
  ///
  /// - Parameters:
  ///   - secondsSinceMidnight: Seconds since local midnight, 0 ..< 86,400.
  ///   - time: The time at which that was the time of day.
  case timeOfDay(secondsSinceMidnight: Double, time: Double)

  /// The current time, for code that runs between turns, such as a `Task` or the turn of another
  /// window: its animations and timers begin at this time.
  ///
  /// It takes effect at once, unless the window is in a turn, and requests no turn.
  case time(Double)
  /// The end of a batch: runs a turn at this time for everything dispatched before.
  case frame(at: Double)
  /// The user asked to close the window.
  case closeRequested
  /// The host has closed the window; the next frame is its last event.
  ///
  /// The window loses its root controller; see ``Window/isClosed``.
  case closed
}
