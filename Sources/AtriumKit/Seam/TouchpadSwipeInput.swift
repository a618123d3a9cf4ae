public import AtriumGeometry

/// Three or more fingers that move together on a touchpad, as a host reports them (XI 2.4).
///
/// A movement of two fingers is scrolling, and arrives as ``ScrollInput``.
public struct TouchpadSwipeInput: Equatable, Sendable {
  /// The number of fingers, at least 3; constant during the gesture.
  public var fingerCount: Int
  /// The phase of the gesture.
  public var phase: TouchpadPhase
  /// The movement of the fingers since the last event, in points; zero for *began* and *ended*.
  public var delta: Point
  /// The pointer's location, in points, in the window's coordinates; constant during the gesture.
  public var location: Point
  /// The modifier keys that are pressed.
  public var modifierFlags: KeyModifierFlags
  /// The time, in seconds of the host's clock; ``Window/dispatch(_:)`` converts it to the window's clock.
  public var time: Double

  /// Makes an event of a swipe.
  public init(
    fingerCount: Int, phase: TouchpadPhase, delta: Point = .zero, location: Point, time: Double,
    modifierFlags: KeyModifierFlags = []
  ) {
    self.fingerCount = fingerCount
    self.phase = phase
    self.delta = delta
    self.location = location
    self.modifierFlags = modifierFlags
    self.time = time
  }
}
