extension View {
  /// The options of a keyframe animation.
  ///
  /// The raw values are those of UIKit. Options without a constant in this type, such as the curve, have the bits of
  /// ``AnimationOptions``. The curve applies to the whole animation, and is linear by default.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Performs pending layouts of the block's views inside the block, so that they are animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts at the displayed value and not at the model value.
    ///
    /// Earlier animations of the same property end.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats endlessly.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs forwards and then backwards, and shows the new values at the end.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Uses the block's own duration even if the block is nested.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Inherits only the duration and the curve from the outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Interpolates linearly between the values: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Shows each value from the start of its keyframe, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant speed; the times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options of the block that contains the keyframes.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & 0xff_0000_03ff) }

    /// The interpolation between the values.
    var mode: KeyframeMode { KeyframeMode(rawValue: (rawValue >> 10) & 0xf) ?? .linear }
  }
}
