public import AtriumGeometry

/// Two or more fingers on a touchpad that move apart, together or around each other, as a host reports them (XI 2.4).
public struct TouchpadPinchInput: Equatable, Sendable {
  /// The number of fingers, at least 2; constant during the gesture.
  public var fingerCount: Int
  /// The phase of the gesture.
  public var phase: TouchpadPhase
  /// The movement of the fingers' centre since the last event, in points.
  public var delta: Point
  /// The distance between the fingers, as a multiple of their initial distance.
  public var scale: Double
  /// The rotation since the last event, in radians, clockwise on screen.
  public var rotation: Double
  /// The pointer's location, in points, in the window's coordinates; constant during the gesture.
  public var location: Point
  /// The modifier keys that are pressed.
  public var modifierFlags: KeyModifierFlags
  /// The time, in seconds of the host's clock; ``Window/dispatch(_:)`` converts it to the window's clock.
  public var time: Double

  /// Makes an event of a pinch or rotation.
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
