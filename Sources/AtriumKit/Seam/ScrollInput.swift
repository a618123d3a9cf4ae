public import AtriumGeometry

/// What a wheel or a touchpad scrolled, as a host tells it.
public struct ScrollInput: Equatable, Sendable {
  /// How far one whole step of a wheel scrolls, in points: three lines of text, as browsers on Linux
  /// do.
  ///
  /// Wheels that turn finely tell parts of it.
  public static let wheelStep = 53.0

  /// What it came from.
  public enum Source: Hashable, Sendable {
    /// A wheel with steps.
    case wheel
    /// Fingers on a touchpad.
    case touchpad
  }

  /// Where in its course a scroll is.
  public enum Phase: Hashable, Sendable {
    /// A single step that belongs to nothing longer.
    case step
    /// Fingers came down.
    case began
    /// Fingers moved.
    case changed
    /// Fingers lifted.
    case ended
    /// The system took the scroll away.
    case cancelled
  }

  /// How far the content should move, in points; positive y shows what is further up.
  public var delta: Point
  /// What it came from.
  public var source: Source
  /// Where in its course it is.
  public var phase: Phase
  /// The keys held with it.
  public var modifierFlags: KeyModifierFlags
  /// Where the pointer is, in points of the window.
  public var location: Point
  /// When, in seconds since the window began.
  public var time: Double

  /// Makes the description of one scroll event.
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
