extension StepTransition {
  /// Exchanges the views at once, without motion (CK-T1).
  public static let none = TransitionCatalogue.transition("None")
  /// Slides the new view over the old view from the bottom (CK-T2).
  public static let coverFromBottom = TransitionCatalogue.transition("CoverFromBottom")
  /// Slides the new view over the old view from the top (CK-T3).
  public static let coverFromTop = TransitionCatalogue.transition("CoverFromTop")
  /// Slides the new view over the old view from the left (CK-T4).
  public static let coverFromLeft = TransitionCatalogue.transition("CoverFromLeft")
  /// Slides the new view over the old view from the right (CK-T5).
  public static let coverFromRight = TransitionCatalogue.transition("CoverFromRight")
  /// Slides the new view over the old view from the top left corner (CK-T6).
  public static let coverFromTopLeft = TransitionCatalogue.transition("CoverFromTopLeft")
  /// Slides the new view over the old view from the top right corner (CK-T7).
  public static let coverFromTopRight = TransitionCatalogue.transition("CoverFromTopRight")
  /// Slides the new view over the old view from the bottom left corner (CK-T8).
  public static let coverFromBottomLeft = TransitionCatalogue.transition("CoverFromBottomLeft")
  /// Slides the new view over the old view from the bottom right corner (CK-T9).
  public static let coverFromBottomRight = TransitionCatalogue.transition("CoverFromBottomRight")
  /// Like ``coverFromBottom``, but the old view also shrinks slightly (CK-T10).
  public static let coverFromBottomPushToBack = TransitionCatalogue.transition(
    "CoverFromBottomPushToBack")
  /// Like ``coverFromTop``, but the old view also shrinks slightly (CK-T11).
  public static let coverFromTopPushToBack = TransitionCatalogue.transition(
    "CoverFromTopPushToBack")
  /// Like ``coverFromLeft``, but the old view also shrinks slightly (CK-T12).
  public static let coverFromLeftPushToBack = TransitionCatalogue.transition(
    "CoverFromLeftPushToBack")
  /// Like ``coverFromRight``, but the old view also shrinks slightly (CK-T13).
  public static let coverFromRightPushToBack = TransitionCatalogue.transition(
    "CoverFromRightPushToBack")
  /// Like ``coverFromTopLeft``, but the old view also shrinks slightly (CK-T14).
  public static let coverFromTopLeftPushToBack = TransitionCatalogue.transition(
    "CoverFromTopLeftPushToBack")
  /// Like ``coverFromTopRight``, but the old view also shrinks slightly (CK-T15).
  public static let coverFromTopRightPushToBack = TransitionCatalogue.transition(
    "CoverFromTopRightPushToBack")
  /// Like ``coverFromBottomLeft``, but the old view also shrinks slightly (CK-T16).
  public static let coverFromBottomLeftPushToBack = TransitionCatalogue.transition(
    "CoverFromBottomLeftPushToBack")
  /// Like ``coverFromBottomRight``, but the old view also shrinks slightly (CK-T17).
  public static let coverFromBottomRightPushToBack = TransitionCatalogue.transition(
    "CoverFromBottomRightPushToBack")
  /// Fades the new view in over the old view (CK-T18).
  public static let fadeIn = TransitionCatalogue.transition("FadeIn")
  /// Like ``fadeIn``, but the old view also shrinks slightly (CK-T19).
  public static let fadeInPushToBack = TransitionCatalogue.transition("FadeInPushToBack")
  /// Fades the new view in and the old view out (CK-T20).
  public static let crossDissolve = TransitionCatalogue.transition("CrossDissolve")
  /// Slides the new view in from the bottom, pushing the old view out (CK-T21).
  public static let pushFromBottom = TransitionCatalogue.transition("PushFromBottom")
  /// Slides the new view in from the top, pushing the old view out (CK-T22).
  public static let pushFromTop = TransitionCatalogue.transition("PushFromTop")
  /// Slides the new view in from the left, pushing the old view out (CK-T23).
  public static let pushFromLeft = TransitionCatalogue.transition("PushFromLeft")
  /// Slides the new view in from the right, pushing the old view out (CK-T24).
  public static let pushFromRight = TransitionCatalogue.transition("PushFromRight")
  /// Slides the old view out over the top edge, then fades the new view in (CK-T25).
  public static let pushFromBottomFadeIn = TransitionCatalogue.transition("PushFromBottomFadeIn")
  /// Slides the old view out over the bottom edge, then fades the new view in (CK-T26).
  public static let pushFromTopFadeIn = TransitionCatalogue.transition("PushFromTopFadeIn")
  /// Slides the old view out over the right edge, then fades the new view in (CK-T27).
  public static let pushFromLeftFadeIn = TransitionCatalogue.transition("PushFromLeftFadeIn")
  /// Slides the old view out over the left edge, then fades the new view in (CK-T28).
  public static let pushFromRightFadeIn = TransitionCatalogue.transition("PushFromRightFadeIn")
  /// Like ``pushFromBottom``, but the old view shrinks to half its size (CK-T29).
  public static let pushToBackFromBottom = TransitionCatalogue.transition("PushToBackFromBottom")
  /// Like ``pushFromTop``, but the old view shrinks to half its size (CK-T30).
  public static let pushToBackFromTop = TransitionCatalogue.transition("PushToBackFromTop")
  /// Like ``pushFromLeft``, but the old view shrinks to half its size (CK-T31).
  public static let pushToBackFromLeft = TransitionCatalogue.transition("PushToBackFromLeft")
  /// Like ``pushFromRight``, but the old view shrinks to half its size (CK-T32).
  public static let pushToBackFromRight = TransitionCatalogue.transition("PushToBackFromRight")
  /// Shrinks both views, slides the new view in from the bottom and the old view out, and grows both (CK-T33).
  public static let flowFromBottom = TransitionCatalogue.transition("FlowFromBottom")
  /// Shrinks both views, slides the new view in from the top and the old view out, and grows both (CK-T34).
  public static let flowFromTop = TransitionCatalogue.transition("FlowFromTop")
  /// Shrinks both views, slides the new view in from the left and the old view out, and grows both (CK-T35).
  public static let flowFromLeft = TransitionCatalogue.transition("FlowFromLeft")
  /// Shrinks both views, slides the new view in from the right and the old view out, and grows both (CK-T36).
  public static let flowFromRight = TransitionCatalogue.transition("FlowFromRight")
  /// The new view grows and fades in (CK-T37).
  public static let emergeFromCenter = TransitionCatalogue.transition("EmergeFromCenter")
  /// Like ``emergeFromCenter``, but the old view also shrinks slightly (CK-T38).
  public static let emergeFromCenterPushToBack = TransitionCatalogue.transition(
    "EmergeFromCenterPushToBack")
  /// Flips both views about the vertical axis (CK-T39).
  public static let flipVertically = TransitionCatalogue.transition("FlipVertically")
  /// Flips both views about the horizontal axis (CK-T40).
  public static let flipHorizontally = TransitionCatalogue.transition("FlipHorizontally")
  /// Rotates both views counterclockwise by a right angle, about the bottom edge (CK-T41).
  public static let rotateHorizontallyFromBottomCounterclockwise = TransitionCatalogue.transition(
    "RotateHorizontallyFromBottomCounterclockwise")
  /// Rotates both views clockwise by a right angle, about the bottom edge (CK-T42).
  public static let rotateHorizontallyFromBottomClockwise = TransitionCatalogue.transition(
    "RotateHorizontallyFromBottomClockwise")
  /// Rotates both views counterclockwise by a right angle, about the top edge (CK-T43).
  public static let rotateHorizontallyFromTopCounterclockwise = TransitionCatalogue.transition(
    "RotateHorizontallyFromTopCounterclockwise")
  /// Rotates both views clockwise by a right angle, about the top edge (CK-T44).
  public static let rotateHorizontallyFromTopClockwise = TransitionCatalogue.transition(
    "RotateHorizontallyFromTopClockwise")
  /// Rotates both views counterclockwise by a right angle, about the left edge (CK-T45).
  public static let rotateVerticallyFromLeftCounterclockwise = TransitionCatalogue.transition(
    "RotateVerticallyFromLeftCounterclockwise")
  /// Rotates both views clockwise by a right angle, about the left edge (CK-T46).
  public static let rotateVerticallyFromLeftClockwise = TransitionCatalogue.transition(
    "RotateVerticallyFromLeftClockwise")
  /// Rotates both views counterclockwise by a right angle, about the right edge (CK-T47).
  public static let rotateVerticallyFromRightCounterclockwise = TransitionCatalogue.transition(
    "RotateVerticallyFromRightCounterclockwise")
  /// Rotates both views clockwise by a right angle, about the right edge (CK-T48).
  public static let rotateVerticallyFromRightClockwise = TransitionCatalogue.transition(
    "RotateVerticallyFromRightClockwise")

  /// The ready-made transitions, in the order of their rules CK-T1, CK-T2, ….
  public static let catalogue: [StepTransition] = TransitionCatalogue.rows.map(\.transition)
}
