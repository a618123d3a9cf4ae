public import AtriumGeometry

/// An input event of a window, which a host passes to the toolkit.
///
/// A host translates the messages of its window system into events and passes them to ``Window/dispatch(_:)``. Size,
/// scale, settings and time are events too, because the toolkit polls nothing. The same list of events therefore
/// always produces the same run of the program. All times are in seconds of the host's clock, which all windows of a
/// program share. All locations are in points from the top left corner of the window's content.
public enum InputEvent: Equatable, Sendable {
  /// A button of a pointer has been pressed.
  case pointerDown(PointerInput)
  /// A pointer has moved, with or without pressed buttons.
  ///
  /// While a button is pressed, movements outside the window are reported too.
  case pointerMoved(PointerInput)
  /// A button of a pointer has been released.
  case pointerUp(PointerInput)
  /// The pointer has left the window.
  case pointerLeft(time: Double)
  /// The system has cancelled the pointer's input.
  ///
  /// Every interaction that a button has begun is cancelled (G-44).
  case pointerCancelled(time: Double)

  /// A finger has touched the window.
  case touchBegan(TouchInput)
  /// A finger has moved.
  case touchMoved(TouchInput)
  /// A finger has been lifted.
  case touchEnded(TouchInput)
  /// The system has cancelled a touch.
  case touchCancelled(TouchInput)

  /// A wheel has turned, or fingers have scrolled on a touchpad.
  case scroll(ScrollInput)
  /// Three or more fingers swipe on a touchpad.
  case touchpadSwipe(TouchpadSwipeInput)
  /// Fingers pinch or rotate on a touchpad.
  case touchpadPinch(TouchpadPinchInput)

  /// A key has been pressed, or auto-repeats.
  case keyDown(KeyInput)
  /// A key has been released.
  case keyUp(KeyInput)
  /// Text has been entered, after processing by keyboard layouts, dead keys and input methods.
  ///
  /// The text replaces the marked text, if there is any.
  case text(String)
  /// The marked text of the input method has changed; nil if there is none any more.
  case markedText(MarkedText?)

  /// The content area has a new size or scale.
  ///
  /// - Parameters:
  ///   - pixels: The new size in device pixels.
  ///   - scale: The number of pixels per point.
  ///   - isLive: Whether the change is one step of an interactive resize, or a change that
  ///     ``Window/resizesLive(to:scale:at:)`` accepts as such a step (DC-34).
  case resized(pixels: PixelSize, scale: Double, isLive: Bool)
  /// The host has lost the pixels of these rectangles, so the next turn paints them again.
  case exposed([PixelRect])
  /// The refresh rate of the window's display, in display frames per second.
  ///
  /// The event is sent when the rate changes or the window moves to another monitor.
  ///
  /// The event takes effect immediately and requests no turn; see ``Window/maximumFramesPerSecond``.
  case refreshRate(Double)
  /// The window has become at least partly visible (true) or completely invisible (false).
  case visibility(Bool)
  /// The window has gained (true) or lost (false) the keyboard focus.
  case focus(Bool)
  /// The state of the window on the desktop has changed, for example to full screen or maximised.
  case windowState(WindowState)
  /// The largest content size that fits on the desktop, in points; nil if the size is unknown.
  ///
  /// The event answers ``HostRequest/availableSize``.
  case availableSize(Size?)
  /// The user's settings have changed.
  case settingsChanged(Settings)
  /// The local time of day, for clocks.
  ///
  /// - Parameters:
  ///   - secondsSinceMidnight: The seconds since local midnight, 0 ..< 86,400.
  ///   - time: The time of the host's clock to which `secondsSinceMidnight` belongs, in seconds.
  case timeOfDay(secondsSinceMidnight: Double, time: Double)

  /// The current time, in seconds.
  ///
  /// The event is sent before code that runs between turns, such as a `Task` or the turn of another window.
  /// Animations and timers of this code then begin at this time. The event takes effect immediately and requests no
  /// turn. During a turn of the window, the event is ignored.
  case time(Double)
  /// The end of a batch of events: a turn delivers the events dispatched before. The value is the time in seconds.
  case frame(at: Double)
  /// The user has asked to close the window.
  case closeRequested
  /// The host has closed the window; the host sends one more ``frame(at:)`` and then no further events.
  ///
  /// The window loses its root controller; see ``Window/isClosed``.
  case closed
}
