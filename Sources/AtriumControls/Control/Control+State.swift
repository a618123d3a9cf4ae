extension Control {
  /// The state of a control, as the set of what holds.
  ///
  /// The raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing holds.
    public static let normal: State = []
    /// It looks pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It is focused.
    public static let focused = State(rawValue: 1 << 3)
  }
}
