extension View {
  /// How an animation by keyframes behaves.
  ///
  /// The raw values are UIKit's. What has no name here has the bits of ``AnimationOptions``, the curve
  /// among them: it counts for the whole, and is linear unless bits say otherwise.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out what the block made due, inside the block, so that it is animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// The views can be hit while they move (V-42).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from what is shown and ends what ran on the same property.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Begins again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs back too, and then shows the new values at once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Takes its own duration although the block is inside another.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Leaves out the outer block's other options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Straight from value to value: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value from its frame's start on, nothing in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even speed over the whole: the times of the frames do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve, at an even speed over the whole.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options of the block that carries it.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & 0xff_0000_03ff) }

    /// How the values between those of the frames come about.
    var mode: KeyframeMode { KeyframeMode(rawValue: (rawValue >> 10) & 0xf) ?? .linear }
  }
}
