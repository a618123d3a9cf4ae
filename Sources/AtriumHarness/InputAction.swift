import AtriumGeometry
import AtriumKit

/// One input action, without its time.
enum InputAction: Equatable {
  /// A button goes down at a point; the pointer moves to that point first.
  case press(PointerButton, Point, KeyModifierFlags)
  /// A button goes up, at a point or at the pointer.
  case release(PointerButton, Point?, KeyModifierFlags)
  /// The pointer moves.
  case move(Point)
  /// A wheel scrolls, at a point or at the pointer.
  case scroll(Point, Point?)
  /// Fingers on a touchpad scroll, at a point or at the pointer.
  case smoothScroll(ScrollInput.Phase, Point, Point?)
  /// Three or more fingers swipe on a touchpad.
  case touchpadSwipe(TouchpadPhase, fingers: Int, Point, Point?)
  /// Two fingers pinch or rotate on a touchpad.
  case touchpadPinch(TouchpadPhase, scale: Double, rotation: Double, Point?)
  /// A finger goes down.
  case touchBegan(Int, Point)
  /// A finger moves.
  case touchMoved(Int, Point)
  /// A finger is lifted.
  case touchEnded(Int, Point)
  /// A touch is cancelled.
  case touchCancelled(Int)
  /// A key goes down.
  case keyDown(Key)
  /// A key goes up.
  case keyUp(Key)
  /// Text is entered.
  case text(String)
}
