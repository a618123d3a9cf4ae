import AtriumGeometry

extension View {
  /// How an animation block behaves.
  ///
  /// The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views can be hit while they move (V-42).
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is shown and ends what ran on the same property.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Takes its own duration although the block is inside another.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Takes its own curve although the block is inside another.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Slow at both ends: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that bits 16–19 name.
    var curve: UnitCurve {
      switch (rawValue >> 16) & 0xf {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
