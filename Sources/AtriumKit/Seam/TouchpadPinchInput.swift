public import AtriumGeometry

/// Two or more fingers moving apart, together or around each other on a touchpad, as a host tells it
/// (XI 2.4).
public struct TouchpadPinchInput: Equatable, Sendable {
  /// How many fingers, from 2; the same for the whole gesture.
  public var fingerCount: Int
  /// Where in its course the gesture is.
  public var phase: TouchpadPhase
  /// How far the middle of the fingers moved since the last event, in points.
  public var delta: Point
  /// The distance of the fingers, as a multiple of what it was when they began.
  public var scale: Double
  /// How far they turned since the last event, in radians, positive clockwise on screen.
  public var rotation: Double
  /// Where the pointer is, in points of the window; it rests during the gesture.
  public var location: Point
  /// The keys held with it.
  public var modifierFlags: KeyModifierFlags
  /// When, in seconds since the window began.
  public var time: Double

  /// Makes the description of one step of a pinch.
  public init(
    fingerCount: Int, phase: TouchpadPhase, delta: Point = .zero, scale: Double = 1,
    rotation: Double = 0, location: Point, time: Double, modifierFlags: KeyModifierFlags = []
  ) {
    self.fingerCount = fingerCount
    self.phase = phase
    self.delta = delta
    self.scale = scale
    self.rotation = rotation
    self.location = location
    self.modifierFlags = modifierFlags
    self.time = time
  }
}
