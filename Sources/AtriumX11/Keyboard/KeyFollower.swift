internal import AtriumKit

/// What happened after keys that an input method still has.
///
/// It is told after them, a quarter of a second later at most: a click, say, must not come before the
/// text that was typed before it, since it may send the text away or put it elsewhere. This holds
/// across windows too.
enum KeyFollower {
  /// An event for a window.
  case event(InputEvent, X11Host.Urgency, X11Host)
  /// The server reported which keys are down: a bit for each key.
  case keymap([UInt8], time: Double)
  /// A window lost the keyboard.
  case keyboardLoss(X11Host, time: Double)
}

extension InputEvent {
  /// Whether the event must not overtake keys: the user's input, and where the keyboard is.
  ///
  /// The window's own affairs do not wait, above all not its closing.
  var waitsForKeys: Bool {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerLeft, .pointerCancelled, .touchBegan,
      .touchMoved, .touchEnded, .touchCancelled, .scroll, .touchpadSwipe, .touchpadPinch, .keyDown,
      .keyUp, .text, .focus:
      true
    case .resized, .exposed, .refreshRate, .visibility, .settingsChanged, .timeOfDay, .time, .frame,
      .closeRequested, .closed:
      false
    }
  }
}
