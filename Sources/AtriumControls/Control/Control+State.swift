extension Control {
  /// The state of a control, as a set of conditions.
  ///
  /// The raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the conditions.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control has none of the other conditions.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused.
    public static let focused = State(rawValue: 1 << 3)
  }
}
