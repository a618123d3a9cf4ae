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

    /// Lays out what the block made due, inside the block, so that it is animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The views can be hit while they move (V-42).
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is shown and ends what ran on the same property.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Begins again and again; the completion comes when the animation is taken away.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back too, and then shows the new values at once.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Takes its own duration although the block is inside another.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Takes its own curve although the block is inside another.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Leaves out the outer block's options other than its duration and curve.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// As many frames as the display shows: the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Sixty frames a second or the nearest that the display's can be divided to, if nothing else in
    /// the window wants more.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second or the nearest that the display's can be divided to, if nothing else in
    /// the window wants more.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Slow at both ends: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// What a block inside another takes over besides duration and curve.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The rate that bits 24–27 name; `Int.max` for all frames that there are.
    var preferredFramesPerSecond: Int {
      switch (rawValue >> 24) & 0xf {
      case 3: 60
      case 7: 30
      default: .max
      }
    }

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
