/// One piece of input, as responders and recognisers receive it.
@MainActor
public final class Event {
  /// The kinds of input.
  public enum Kind: Hashable, Sendable {
    /// Fingers or pointer buttons.
    case touches
    /// Keys.
    case presses
    /// A wheel or a touchpad.
    case scroll
    /// A pointer without buttons.
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
  /// The modifier keys held.
  public let modifierFlags: KeyModifierFlags
  /// The pointer buttons held, without the one that just went up.
  ///
  /// Empty for fingers.
  public let buttonMask: Set<PointerButton>
  /// All touches of the window that are down or ended with this event; nil for other input.
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

  /// The touches that began on a view; nil if there are none.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// The touches of a window; nil if there are none.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  /// The touches that a recogniser receives; nil if there are none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    touches { $0.gestureRecognizers.contains { $0 === gesture } }
  }

  private func touches(where belongs: (Touch) -> Bool) -> Set<Touch>? {
    guard let touches = allTouches?.filter(belongs), !touches.isEmpty else { return nil }
    return touches
  }
}
