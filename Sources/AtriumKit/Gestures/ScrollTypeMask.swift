/// The kinds of scrolling that a pan takes (G-43).
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The steps of a wheel: each is a whole gesture of its own.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// The scrolling of fingers on a touchpad, from when they come down until they lift.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}
