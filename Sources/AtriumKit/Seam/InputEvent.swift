public import AtriumGeometry

/// Everything that the world can tell a window: the only values that pass from a host to the toolkit.
///
/// A host translates what its window system says into these and hands them to
/// ``Window/dispatch(_:)``. Size, scale, settings and time arrive this way too; the toolkit asks for
/// nothing. A list of events therefore determines a run completely. All times are seconds since the
/// window began; all places are points from the top left corner of the window's content.
public enum InputEvent: Equatable, Sendable {
  /// A button of a pointer went down.
  case pointerDown(PointerInput)
  /// A pointer moved, with or without buttons held; outside the window too while one is held.
  case pointerMoved(PointerInput)
  /// A button of a pointer went up.
  case pointerUp(PointerInput)
  /// The pointer left the window.
  case pointerLeft(time: Double)
  /// The system took the pointer away; whatever its buttons had begun is cancelled (G-44).
  case pointerCancelled(time: Double)

  /// A finger came down.
  case touchBegan(TouchInput)
  /// A finger moved.
  case touchMoved(TouchInput)
  /// A finger lifted.
  case touchEnded(TouchInput)
  /// The system took the finger away.
  case touchCancelled(TouchInput)

  /// A wheel turned, or fingers scrolled on a touchpad.
  case scroll(ScrollInput)
  /// Three or more fingers swipe on a touchpad.
  case touchpadSwipe(TouchpadSwipeInput)
  /// Fingers pinch or turn on a touchpad.
  case touchpadPinch(TouchpadPinchInput)

  /// A key went down, or repeats.
  case keyDown(KeyInput)
  /// A key went up.
  case keyUp(KeyInput)
  /// Text was entered, after layouts, dead keys and input methods had their say.
  case text(String)

  /// The content area has a new size or scale.
  ///
  /// - Parameters:
  ///   - pixels: The new size in pixels of the device.
  ///   - scale: Pixels to a point.
  ///   - isLive: Whether this is a step of a resize in somebody's hand, as against a jump (DC-34).
  case resized(pixels: PixelSize, scale: Double, isLive: Bool)
  /// The host no longer has these pixels; they are painted again in the next turn.
  case exposed([PixelRect])
  /// The display shows this many pictures a second where the window is: another monitor, another
  /// rate.
  ///
  /// Taken over at once, it asks for no turn; see ``Window/maximumFramesPerSecond``.
  case refreshRate(Double)
  /// The window became visible, or nobody can see any of it.
  case visibility(Bool)
  /// The window got or lost the keyboard.
  case focus(Bool)
  /// The user's settings changed.
  case settingsChanged(Settings)
  /// The local time of day, for clocks.
  ///
  /// - Parameters:
  ///   - secondsSinceMidnight: Seconds since local midnight, 0 ..< 86,400.
  ///   - time: The moment at which it was so.
  case timeOfDay(secondsSinceMidnight: Double, time: Double)

  /// The end of a batch: a turn is due at this time, over everything dispatched before.
  case frame(at: Double)
  /// The user asked to close the window.
  case closeRequested
}
