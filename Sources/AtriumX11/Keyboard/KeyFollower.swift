internal import AtriumKit

/// An event that came after keys for which an input method still owes an answer.
///
/// It is delivered after them, delayed by a quarter of a second at most. A click, for example, must
/// not precede the text that was typed before it, since it may submit the text or move the focus.
/// The same holds for a click in another window.
enum KeyFollower {
  /// An event for a window.
  case event(InputEvent, X11Host.Urgency, X11Host)
  /// A key that the method must not see.
  case key(X11KeyEvent)
  /// The keys that are down: a bit for each key code.
  case keymap([UInt8], time: Double)
  /// A window lost the focus.
  case keyboardLoss(X11Host, time: Double)
}

extension InputEvent {
  /// Whether the event must not overtake keys: the user's input and the focus.
  ///
  /// The window's other events do not wait, above all not the request to close it.
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
