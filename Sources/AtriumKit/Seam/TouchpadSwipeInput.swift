public import AtriumGeometry

/// Three or more fingers moving together on a touchpad, as a host tells it (XI 2.4).
///
/// Two fingers are scrolling and come as ``ScrollInput``.
public struct TouchpadSwipeInput: Equatable, Sendable {
  /// How many fingers, from 3; the same for the whole gesture.
  public var fingerCount: Int
  /// Where in its course the gesture is.
  public var phase: TouchpadPhase
  /// How far the fingers moved since the last event, in points; zero for *began* and *ended*.
  public var delta: Point
  /// Where the pointer is, in points of the window; it rests during the gesture.
  public var location: Point
  /// The keys held with it.
  public var modifierFlags: KeyModifierFlags
  /// When, in seconds since the window began.
  public var time: Double

  /// Makes the description of one step of a swipe.
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
