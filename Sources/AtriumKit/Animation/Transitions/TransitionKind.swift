/// The kinds of transition between old and new content.
///
/// The raw values are the values of bits 20–23 of the options.
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
  /// Animates changes of properties inside a transition, in addition to the transition itself.
  public static let allowAnimatedContent = View.AnimationOptions(rawValue: 128)
  /// In a transition between two views, hides the old view and shows the new view.
  ///
  /// Without this option, the new view replaces the old view.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 256)
  /// Flips about the vertical axis, with the left side towards the front.
  public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
  /// Flips about the vertical axis, with the right side towards the front.
  public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
  /// Rolls the old page up from the bottom edge.
  public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
  /// Rolls the new page down from the top edge.
  public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
  /// Dissolves the old content into the new content.
  public static let transitionCrossDissolve = View.AnimationOptions(rawValue: 5 << 20)
  /// Flips about the horizontal axis, with the top towards the front.
  public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
  /// Flips about the horizontal axis, with the bottom towards the front.
  public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)

  /// The transition in bits 20–23; nil if there is none.
  var transition: TransitionKind? { TransitionKind(rawValue: (rawValue >> 20) & 0xf) }
}
