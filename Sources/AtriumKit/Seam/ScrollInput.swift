public import AtriumGeometry

/// A scroll event of a wheel or a touchpad, as a host reports it.
public struct ScrollInput: Equatable, Sendable {
  /// The distance of one full step of a wheel, in points.
  ///
  /// The distance is three lines of text, as in browsers on Linux.
  ///
  /// High-resolution wheels report fractions of this distance.
  public static let wheelStep = 53.0

  /// The sources of scrolling.
  public enum Source: Hashable, Sendable {
    /// A wheel with steps.
    case wheel
    /// Fingers on a touchpad.
    case touchpad
  }

  /// The phases of a scroll.
  public enum Phase: Hashable, Sendable {
    /// A complete scroll by a single step of a wheel.
    case step
    /// Fingers have gone down.
    case began
    /// Fingers have moved.
    case changed
    /// Fingers have been lifted.
    case ended
    /// The system cancelled the scroll.
    case cancelled
  }

  /// The movement of the content, in points; a positive y reveals the content further up.
  public var delta: Point
  /// The source of the scroll.
  public var source: Source
  /// The phase of the scroll.
  public var phase: Phase
  /// The modifier keys that are pressed.
  public var modifierFlags: KeyModifierFlags
  /// The pointer's location, in points, in the window's coordinates.
  public var location: Point
  /// The time, in seconds of the host's clock; ``Window/dispatch(_:)`` converts it to the window's clock.
  public var time: Double

  /// Makes a scroll event.
  public init(
    delta: Point, location: Point, time: Double, source: Source = .wheel, phase: Phase = .step,
    modifierFlags: KeyModifierFlags = []
  ) {
    self.delta = delta
    self.source = source
    self.phase = phase
    self.modifierFlags = modifierFlags
    self.location = location
    self.time = time
  }
}
