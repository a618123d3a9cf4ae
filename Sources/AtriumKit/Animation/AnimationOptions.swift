import AtriumGeometry

extension View {
  /// The options of an animation block.
  ///
  /// The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Performs pending layouts of the block's views inside the block, so that they are animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts at the displayed value and not at the model value.
    ///
    /// Earlier animations of the same property end.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats endlessly; the completion is called when the animation is removed.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs forwards and then backwards, and shows the new values at the end.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Uses the block's own duration even if the block is nested.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Uses the block's own curve even if the block is nested.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Inherits only the duration and the curve from the outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Updates the animation in every display frame: the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Prefers 60 display frames per second, or the nearest divisor of the display's rate.
    ///
    /// The window has a higher rate if another of its animations prefers more.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefers 30 display frames per second, or the nearest divisor of the display's rate.
    ///
    /// The window has a higher rate if another of its animations prefers more.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Slow at both ends: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The options that a nested block inherits in addition to the duration and the curve.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The preferred frame rate in bits 24–27, in frames per second; `Int.max` stands for every display frame.
    var preferredFramesPerSecond: Int {
      switch (rawValue >> 24) & 0xf {
      case 3: 60
      case 7: 30
      default: .max
      }
    }

    /// The curve in bits 16–19.
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
