/// The kinds of scrolling that a pan follows (G-43).
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The steps of a wheel; each step is a complete gesture.
  public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
  /// The scrolling of fingers on a touchpad, from the beginning of the touch to its end.
  public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds of scrolling.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}
