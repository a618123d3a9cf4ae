public import AtriumGeometry

/// A pointer event, as a host reports it.
public struct PointerInput: Equatable, Sendable {
  /// The number that identifies the pointing device, counted from 0.
  public var device: Int
  /// The button that was pressed or released; nil for a movement.
  public var button: PointerButton?
  /// The modifier keys that are pressed.
  public var modifierFlags: KeyModifierFlags
  /// The number of successive clicks of this button, counted from 1; 0 for a movement.
  public var count: Int
  /// The location, in points, in the window's coordinates.
  public var location: Point
  /// The time, in seconds of the host's clock; ``Window/dispatch(_:)`` converts it to the window's clock.
  public var time: Double

  /// Makes a pointer event.
  public init(
    location: Point, time: Double, button: PointerButton? = nil, count: Int = 0,
    modifierFlags: KeyModifierFlags = [], device: Int = 0
  ) {
    self.device = device
    self.button = button
    self.modifierFlags = modifierFlags
    self.count = count
    self.location = location
    self.time = time
  }
}
