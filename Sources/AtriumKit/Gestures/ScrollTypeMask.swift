/// Which scrolling a pan takes for its own (G-43).
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The steps of a wheel: each is a whole gesture of its own.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// Fingers on a touchpad, from coming down to lifting.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}
