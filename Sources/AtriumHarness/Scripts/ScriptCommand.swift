import AtriumGeometry
import AtriumKit

/// A command of a script.
enum ScriptCommand: Equatable {
  /// The target of a command: a view's accessible name, or a point of the window.
  enum Target: Equatable {
    case name(String)
    case point(Point)
  }

  /// The phase of a touch.
  enum TouchPhase: String, CaseIterable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// A gesture on a touchpad.
  enum TouchpadGesture: Equatable {
    case scroll(Point)
    case swipe(fingers: Int, SwipeDirection)
    case pinch(Double)
    case rotate(degrees: Double)
  }

  /// The condition of an `expect`.
  enum Expectation: String, CaseIterable {
    case visible
    case hidden
    case log
  }

  case click(PointerButton, Target, KeyModifierFlags)
  case press(PointerButton, Target, KeyModifierFlags)
  case release(PointerButton, Target?, KeyModifierFlags)
  case move(Target)
  case drag(PointerButton, Target, Target, duration: Double, KeyModifierFlags)
  case chord([PointerButton], Target)
  case tap(fingers: Int, Target)
  case touch(TouchPhase, id: Int, Target)
  case swipe(SwipeDirection, Target)
  case scroll(Point, Target?)
  case pinch(Double, Target, duration: Double)
  case rotate(degrees: Double, Target, duration: Double)
  case touchpad(TouchpadGesture, Target, duration: Double)
  case key(Key)
  case type(String)
  case resize(Size, isLive: Bool)
  case theme(UserInterfaceStyle, AccessibilityContrast)
  case motion(Motion)
  case waitIdle
  case wait(Double)
  case screenshot(String)
  case expect(Expectation, String)
  case note(String)
}
