extension StepTransition {
  /// Changes the view without motion (CK-T1).
  public static let none: StepTransition = BuiltInTransition(
    "None", .none)
  /// Slides the new view over the old one from the bottom (CK-T2).
  public static let coverFromBottom: StepTransition = BuiltInTransition(
    "CoverFromBottom", .cover(.bottom, pushesBack: false))
  /// Slides the new view over the old one from the top (CK-T3).
  public static let coverFromTop: StepTransition = BuiltInTransition(
    "CoverFromTop", .cover(.top, pushesBack: false))
  /// Slides the new view over the old one from the left (CK-T4).
  public static let coverFromLeft: StepTransition = BuiltInTransition(
    "CoverFromLeft", .cover(.left, pushesBack: false))
  /// Slides the new view over the old one from the right (CK-T5).
  public static let coverFromRight: StepTransition = BuiltInTransition(
    "CoverFromRight", .cover(.right, pushesBack: false))
  /// Slides the new view over the old one from the top left corner (CK-T6).
  public static let coverFromTopLeft: StepTransition = BuiltInTransition(
    "CoverFromTopLeft", .cover(.topLeft, pushesBack: false))
  /// Slides the new view over the old one from the top right corner (CK-T7).
  public static let coverFromTopRight: StepTransition = BuiltInTransition(
    "CoverFromTopRight", .cover(.topRight, pushesBack: false))
  /// Slides the new view over the old one from the bottom left corner (CK-T8).
  public static let coverFromBottomLeft: StepTransition = BuiltInTransition(
    "CoverFromBottomLeft", .cover(.bottomLeft, pushesBack: false))
  /// Slides the new view over the old one from the bottom right corner (CK-T9).
  public static let coverFromBottomRight: StepTransition = BuiltInTransition(
    "CoverFromBottomRight", .cover(.bottomRight, pushesBack: false))
  /// As ``coverFromBottom``, and the old view steps back (CK-T10).
  public static let coverFromBottomPushToBack: StepTransition = BuiltInTransition(
    "CoverFromBottomPushToBack", .cover(.bottom, pushesBack: true))
  /// As ``coverFromTop``, and the old view steps back (CK-T11).
  public static let coverFromTopPushToBack: StepTransition = BuiltInTransition(
    "CoverFromTopPushToBack", .cover(.top, pushesBack: true))
  /// As ``coverFromLeft``, and the old view steps back (CK-T12).
  public static let coverFromLeftPushToBack: StepTransition = BuiltInTransition(
    "CoverFromLeftPushToBack", .cover(.left, pushesBack: true))
  /// As ``coverFromRight``, and the old view steps back (CK-T13).
  public static let coverFromRightPushToBack: StepTransition = BuiltInTransition(
    "CoverFromRightPushToBack", .cover(.right, pushesBack: true))
  /// As ``coverFromTopLeft``, and the old view steps back (CK-T14).
  public static let coverFromTopLeftPushToBack: StepTransition = BuiltInTransition(
    "CoverFromTopLeftPushToBack", .cover(.topLeft, pushesBack: true))
  /// As ``coverFromTopRight``, and the old view steps back (CK-T15).
  public static let coverFromTopRightPushToBack: StepTransition = BuiltInTransition(
    "CoverFromTopRightPushToBack", .cover(.topRight, pushesBack: true))
  /// As ``coverFromBottomLeft``, and the old view steps back (CK-T16).
  public static let coverFromBottomLeftPushToBack: StepTransition = BuiltInTransition(
    "CoverFromBottomLeftPushToBack", .cover(.bottomLeft, pushesBack: true))
  /// As ``coverFromBottomRight``, and the old view steps back (CK-T17).
  public static let coverFromBottomRightPushToBack: StepTransition = BuiltInTransition(
    "CoverFromBottomRightPushToBack", .cover(.bottomRight, pushesBack: true))
  /// Fades the new view in over the old one (CK-T18).
  public static let fadeIn: StepTransition = BuiltInTransition(
    "FadeIn", .fade(nil))
  /// As ``fadeIn``, and the old view steps back (CK-T19).
  public static let fadeInPushToBack: StepTransition = BuiltInTransition(
    "FadeInPushToBack", .fade(.scale(0.95)))
  /// Fades the new view in and the old one out (CK-T20).
  public static let crossDissolve: StepTransition = BuiltInTransition(
    "CrossDissolve", .fade(.opacity(-1)))
  /// The new view comes from the bottom and pushes the old one out (CK-T21).
  public static let pushFromBottom: StepTransition = BuiltInTransition(
    "PushFromBottom", .push(.bottom))
  /// The new view comes from the top and pushes the old one out (CK-T22).
  public static let pushFromTop: StepTransition = BuiltInTransition(
    "PushFromTop", .push(.top))
  /// The new view comes from the left and pushes the old one out (CK-T23).
  public static let pushFromLeft: StepTransition = BuiltInTransition(
    "PushFromLeft", .push(.left))
  /// The new view comes from the right and pushes the old one out (CK-T24).
  public static let pushFromRight: StepTransition = BuiltInTransition(
    "PushFromRight", .push(.right))
  /// Slides the old view away from the bottom, then fades the new one in (CK-T25).
  public static let pushFromBottomFadeIn: StepTransition = BuiltInTransition(
    "PushFromBottomFadeIn", .pushFadeIn(.bottom))
  /// Slides the old view away from the top, then fades the new one in (CK-T26).
  public static let pushFromTopFadeIn: StepTransition = BuiltInTransition(
    "PushFromTopFadeIn", .pushFadeIn(.top))
  /// Slides the old view away from the left, then fades the new one in (CK-T27).
  public static let pushFromLeftFadeIn: StepTransition = BuiltInTransition(
    "PushFromLeftFadeIn", .pushFadeIn(.left))
  /// Slides the old view away from the right, then fades the new one in (CK-T28).
  public static let pushFromRightFadeIn: StepTransition = BuiltInTransition(
    "PushFromRightFadeIn", .pushFadeIn(.right))
  /// As ``pushFromBottom``, and the old view shrinks (CK-T29).
  public static let pushToBackFromBottom: StepTransition = BuiltInTransition(
    "PushToBackFromBottom", .pushToBack(.bottom))
  /// As ``pushFromTop``, and the old view shrinks (CK-T30).
  public static let pushToBackFromTop: StepTransition = BuiltInTransition(
    "PushToBackFromTop", .pushToBack(.top))
  /// As ``pushFromLeft``, and the old view shrinks (CK-T31).
  public static let pushToBackFromLeft: StepTransition = BuiltInTransition(
    "PushToBackFromLeft", .pushToBack(.left))
  /// As ``pushFromRight``, and the old view shrinks (CK-T32).
  public static let pushToBackFromRight: StepTransition = BuiltInTransition(
    "PushToBackFromRight", .pushToBack(.right))
  /// Both views step back, move as the new one comes from the bottom, and step forward (CK-T33).
  public static let flowFromBottom: StepTransition = BuiltInTransition(
    "FlowFromBottom", .flow(.bottom))
  /// Both views step back, move as the new one comes from the top, and step forward (CK-T34).
  public static let flowFromTop: StepTransition = BuiltInTransition(
    "FlowFromTop", .flow(.top))
  /// Both views step back, move as the new one comes from the left, and step forward (CK-T35).
  public static let flowFromLeft: StepTransition = BuiltInTransition(
    "FlowFromLeft", .flow(.left))
  /// Both views step back, move as the new one comes from the right, and step forward (CK-T36).
  public static let flowFromRight: StepTransition = BuiltInTransition(
    "FlowFromRight", .flow(.right))
  /// The new view grows and fades in (CK-T37).
  public static let emergeFromCenter: StepTransition = BuiltInTransition(
    "EmergeFromCenter", .emerge(pushesBack: false))
  /// As ``emergeFromCenter``, and the old view steps back (CK-T38).
  public static let emergeFromCenterPushToBack: StepTransition = BuiltInTransition(
    "EmergeFromCenterPushToBack", .emerge(pushesBack: true))
  /// Turns both views over, about the vertical axis (CK-T39).
  public static let flipVertically: StepTransition = BuiltInTransition(
    "FlipVertically", .flip(SIMD3(0, 1, 0)))
  /// Turns both views over, about the horizontal axis (CK-T40).
  public static let flipHorizontally: StepTransition = BuiltInTransition(
    "FlipHorizontally", .flip(SIMD3(1, 0, 0)))
  /// Turns both views counterclockwise by a right angle, about the bottom edge (CK-T41).
  public static let rotateHorizontallyFromBottomCounterclockwise: StepTransition =
    BuiltInTransition(
      "RotateHorizontallyFromBottomCounterclockwise",
      .rotate(anchor: SIMD2(0, 0.5), isClockwise: false))
  /// Turns both views clockwise by a right angle, about the bottom edge (CK-T42).
  public static let rotateHorizontallyFromBottomClockwise: StepTransition = BuiltInTransition(
    "RotateHorizontallyFromBottomClockwise", .rotate(anchor: SIMD2(0, 0.5), isClockwise: true))
  /// Turns both views counterclockwise by a right angle, about the top edge (CK-T43).
  public static let rotateHorizontallyFromTopCounterclockwise: StepTransition = BuiltInTransition(
    "RotateHorizontallyFromTopCounterclockwise", .rotate(anchor: SIMD2(0, -0.5), isClockwise: false)
  )
  /// Turns both views clockwise by a right angle, about the top edge (CK-T44).
  public static let rotateHorizontallyFromTopClockwise: StepTransition = BuiltInTransition(
    "RotateHorizontallyFromTopClockwise", .rotate(anchor: SIMD2(0, -0.5), isClockwise: true))
  /// Turns both views counterclockwise by a right angle, about the left edge (CK-T45).
  public static let rotateVerticallyFromLeftCounterclockwise: StepTransition = BuiltInTransition(
    "RotateVerticallyFromLeftCounterclockwise", .rotate(anchor: SIMD2(-0.5, 0), isClockwise: false))
  /// Turns both views clockwise by a right angle, about the left edge (CK-T46).
  public static let rotateVerticallyFromLeftClockwise: StepTransition = BuiltInTransition(
    "RotateVerticallyFromLeftClockwise", .rotate(anchor: SIMD2(-0.5, 0), isClockwise: true))
  /// Turns both views counterclockwise by a right angle, about the right edge (CK-T47).
  public static let rotateVerticallyFromRightCounterclockwise: StepTransition = BuiltInTransition(
    "RotateVerticallyFromRightCounterclockwise", .rotate(anchor: SIMD2(0.5, 0), isClockwise: false))
  /// Turns both views clockwise by a right angle, about the right edge (CK-T48).
  public static let rotateVerticallyFromRightClockwise: StepTransition = BuiltInTransition(
    "RotateVerticallyFromRightClockwise", .rotate(anchor: SIMD2(0.5, 0), isClockwise: true))

  /// The 48 transitions in the order CK-T1 … CK-T48.
  public static let catalogue: [StepTransition] = [
    StepTransition.none,
    StepTransition.coverFromBottom,
    StepTransition.coverFromTop,
    StepTransition.coverFromLeft,
    StepTransition.coverFromRight,
    StepTransition.coverFromTopLeft,
    StepTransition.coverFromTopRight,
    StepTransition.coverFromBottomLeft,
    StepTransition.coverFromBottomRight,
    StepTransition.coverFromBottomPushToBack,
    StepTransition.coverFromTopPushToBack,
    StepTransition.coverFromLeftPushToBack,
    StepTransition.coverFromRightPushToBack,
    StepTransition.coverFromTopLeftPushToBack,
    StepTransition.coverFromTopRightPushToBack,
    StepTransition.coverFromBottomLeftPushToBack,
    StepTransition.coverFromBottomRightPushToBack,
    StepTransition.fadeIn,
    StepTransition.fadeInPushToBack,
    StepTransition.crossDissolve,
    StepTransition.pushFromBottom,
    StepTransition.pushFromTop,
    StepTransition.pushFromLeft,
    StepTransition.pushFromRight,
    StepTransition.pushFromBottomFadeIn,
    StepTransition.pushFromTopFadeIn,
    StepTransition.pushFromLeftFadeIn,
    StepTransition.pushFromRightFadeIn,
    StepTransition.pushToBackFromBottom,
    StepTransition.pushToBackFromTop,
    StepTransition.pushToBackFromLeft,
    StepTransition.pushToBackFromRight,
    StepTransition.flowFromBottom,
    StepTransition.flowFromTop,
    StepTransition.flowFromLeft,
    StepTransition.flowFromRight,
    StepTransition.emergeFromCenter,
    StepTransition.emergeFromCenterPushToBack,
    StepTransition.flipVertically,
    StepTransition.flipHorizontally,
    StepTransition.rotateHorizontallyFromBottomCounterclockwise,
    StepTransition.rotateHorizontallyFromBottomClockwise,
    StepTransition.rotateHorizontallyFromTopCounterclockwise,
    StepTransition.rotateHorizontallyFromTopClockwise,
    StepTransition.rotateVerticallyFromLeftCounterclockwise,
    StepTransition.rotateVerticallyFromLeftClockwise,
    StepTransition.rotateVerticallyFromRightCounterclockwise,
    StepTransition.rotateVerticallyFromRightClockwise,
  ]
}
