public import AtriumGeometry

/// What a pointer did, as a host tells it.
public struct PointerInput: Equatable, Sendable {
  /// Which pointing device, from 0.
  public var device: Int
  /// The button that went down or up; none for a movement.
  public var button: PointerButton?
  /// The keys held with it.
  public var modifierFlags: KeyModifierFlags
  /// How many presses of this button in a row, from 1; 0 for a movement.
  public var count: Int
  /// Where, in points of the window.
  public var location: Point
  /// When, in seconds since the window began.
  public var time: Double

  /// Makes the description of one pointer event.
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
