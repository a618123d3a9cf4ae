internal import AtriumKit

/// An event that arrived after keys to which an input method has not responded yet.
///
/// The event is delivered after these keys, with a delay of at most a quarter of a second. A click, for
/// example, must not precede the text that was typed before it, since the click may submit the text or move
/// the focus. The same applies to a click in another window.
enum KeyFollower {
  /// An event for a window.
  case event(InputEvent, X11Host.Urgency, X11Host)
  /// A key that the input method must not receive.
  case key(X11KeyEvent)
  /// The keys that are down: a bit for each key code.
  case keymap([UInt8], time: Double)
  /// A window has lost the focus.
  case keyboardLoss(X11Host, time: Double)
}

extension InputEvent {
  /// Whether the event must not overtake keys; true for the user's input and for focus changes.
  ///
  /// Other events do not wait, in particular the request to close the window.
  var waitsForKeys: Bool {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerLeft, .pointerCancelled, .touchBegan,
      .touchMoved, .touchEnded, .touchCancelled, .scroll, .touchpadSwipe, .touchpadPinch, .keyDown,
      .keyUp, .text, .markedText, .focus:
      true
    case .resized, .exposed, .refreshRate, .visibility, .windowState, .availableSize,
      .settingsChanged, .timeOfDay, .time, .frame,
      .closeRequested, .closed:
      false
    }
  }
}
