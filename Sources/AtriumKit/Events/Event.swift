/// One piece of input, for responders and gesture recognisers.
@MainActor
public final class Event {
  /// The kinds of input.
  public enum Kind: Hashable, Sendable {
    /// Fingers, or a pointer with a pressed button.
    case touches
    /// Keys.
    case presses
    /// A wheel or a touchpad.
    case scroll
    /// A pointer without a pressed button.
    case hover
    /// Three or more fingers that swipe on a touchpad.
    case swipe
    /// Fingers that pinch or rotate on a touchpad.
    case transform
  }

  /// The kind of input.
  public let kind: Kind
  /// The time, in seconds of the window's clock.
  public let timestamp: Double
  /// The modifier keys that are pressed.
  public let modifierFlags: KeyModifierFlags
  /// The pointer buttons that are pressed, without a button that has just been released.
  ///
  /// The set is empty for fingers.
  public let buttonMask: Set<PointerButton>
  /// All touches of the window, including those that end with this event; nil for input without touches.
  public let allTouches: Set<Touch>?

  init(
    kind: Kind, timestamp: Double, modifierFlags: KeyModifierFlags = [],
    buttonMask: Set<PointerButton> = [], allTouches: Set<Touch>? = nil
  ) {
    self.kind = kind
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
    self.allTouches = allTouches
  }

  /// Returns the touches that have begun on a view; nil if there are none.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// Returns the touches of a window; nil if there are none.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  /// Returns the touches that a gesture recogniser receives; nil if there are none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    touches { $0.gestureRecognizers.contains { $0 === gesture } }
  }

  private func touches(where belongs: (Touch) -> Bool) -> Set<Touch>? {
    guard let touches = allTouches?.filter(belongs), !touches.isEmpty else { return nil }
    return touches
  }
}
