/// How a transition goes from an old look to a new one.
///
/// The raw values are those of bits 20–23 of the options.
enum TransitionKind: UInt {
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7
}

extension View.AnimationOptions {
  /// What changes inside a transition is animated too, not only the looks before and after.
  public static let allowAnimatedContent = View.AnimationOptions(rawValue: 128)
  /// A transition between two views hides the old one and shows the new one; both stay where they
  /// are.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 256)
  /// Turns about the vertical axis, the left side coming to the front.
  public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
  /// Turns about the vertical axis, the right side coming to the front.
  public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
  /// The old page is rolled up from the bottom edge.
  public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
  /// The new page is rolled down from the top.
  public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
  /// The old look becomes the new one.
  public static let transitionCrossDissolve = View.AnimationOptions(rawValue: 5 << 20)
  /// Turns about the horizontal axis, the top coming to the front.
  public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
  /// Turns about the horizontal axis, the bottom coming to the front.
  public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)

  /// The transition that bits 20–23 name, if any.
  var transition: TransitionKind? { TransitionKind(rawValue: (rawValue >> 20) & 0xf) }
}
