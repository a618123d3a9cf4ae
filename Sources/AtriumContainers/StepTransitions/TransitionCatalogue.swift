/// The catalogue of transitions, with one row for each transition.
///
/// Lists, pickers and segues get their transitions from these rows.
///
/// A new transition needs a row here and a static member of ``StepTransition``, by which programs name it.
@MainActor
enum TransitionCatalogue {
  /// A row of the catalogue: a transition, and the family to which it belongs.
  struct Row {
    let transition: BuiltInTransition
    let family: StepTransition.Family.Kind

    /// Makes a row of the catalogue.
    ///
    /// - Parameters:
    ///   - name: The name in files and segues.
    ///   - family: The family of transitions that differ only in direction.
    ///   - shortName: The name below the heading of the family.
    ///   - recipe: The recipe that makes the steps.
    @MainActor
    init(
      _ name: String, _ family: StepTransition.Family.Kind, _ shortName: String,
      _ recipe: TransitionRecipe
    ) {
      transition = BuiltInTransition(name, shortName: shortName, recipe)
      self.family = family
    }
  }

  /// The transitions in the order of their rules CK-T1, CK-T2, ….
  static let rows: [Row] = [
    Row("None", .inPlace, "None", .none),
    Row("CoverFromBottom", .cover, "From bottom", .cover(.bottom, pushesBack: false)),
    Row("CoverFromTop", .cover, "From top", .cover(.top, pushesBack: false)),
    Row("CoverFromLeft", .cover, "From left", .cover(.left, pushesBack: false)),
    Row("CoverFromRight", .cover, "From right", .cover(.right, pushesBack: false)),
    Row("CoverFromTopLeft", .cover, "From top left", .cover(.topLeft, pushesBack: false)),
    Row("CoverFromTopRight", .cover, "From top right", .cover(.topRight, pushesBack: false)),
    Row("CoverFromBottomLeft", .cover, "From bottom left", .cover(.bottomLeft, pushesBack: false)),
    Row(
      "CoverFromBottomRight", .cover, "From bottom right",
      .cover(.bottomRight, pushesBack: false)),
    Row(
      "CoverFromBottomPushToBack", .coverPushingBack, "From bottom",
      .cover(.bottom, pushesBack: true)),
    Row("CoverFromTopPushToBack", .coverPushingBack, "From top", .cover(.top, pushesBack: true)),
    Row("CoverFromLeftPushToBack", .coverPushingBack, "From left", .cover(.left, pushesBack: true)),
    Row(
      "CoverFromRightPushToBack", .coverPushingBack, "From right",
      .cover(.right, pushesBack: true)),
    Row(
      "CoverFromTopLeftPushToBack", .coverPushingBack, "From top left",
      .cover(.topLeft, pushesBack: true)),
    Row(
      "CoverFromTopRightPushToBack", .coverPushingBack, "From top right",
      .cover(.topRight, pushesBack: true)),
    Row(
      "CoverFromBottomLeftPushToBack", .coverPushingBack, "From bottom left",
      .cover(.bottomLeft, pushesBack: true)),
    Row(
      "CoverFromBottomRightPushToBack", .coverPushingBack, "From bottom right",
      .cover(.bottomRight, pushesBack: true)),
    Row("FadeIn", .inPlace, "Fade in", .fade(nil)),
    Row("FadeInPushToBack", .inPlace, "Fade in push to back", .fade(.scale(0.95))),
    Row("CrossDissolve", .inPlace, "Cross dissolve", .fade(.opacity(-1))),
    Row("PushFromBottom", .push, "From bottom", .push(.bottom)),
    Row("PushFromTop", .push, "From top", .push(.top)),
    Row("PushFromLeft", .push, "From left", .push(.left)),
    Row("PushFromRight", .push, "From right", .push(.right)),
    Row("PushFromBottomFadeIn", .pushFadingIn, "From bottom", .pushFadeIn(.bottom)),
    Row("PushFromTopFadeIn", .pushFadingIn, "From top", .pushFadeIn(.top)),
    Row("PushFromLeftFadeIn", .pushFadingIn, "From left", .pushFadeIn(.left)),
    Row("PushFromRightFadeIn", .pushFadingIn, "From right", .pushFadeIn(.right)),
    Row("PushToBackFromBottom", .pushToBack, "From bottom", .pushToBack(.bottom)),
    Row("PushToBackFromTop", .pushToBack, "From top", .pushToBack(.top)),
    Row("PushToBackFromLeft", .pushToBack, "From left", .pushToBack(.left)),
    Row("PushToBackFromRight", .pushToBack, "From right", .pushToBack(.right)),
    Row("FlowFromBottom", .flow, "From bottom", .flow(.bottom)),
    Row("FlowFromTop", .flow, "From top", .flow(.top)),
    Row("FlowFromLeft", .flow, "From left", .flow(.left)),
    Row("FlowFromRight", .flow, "From right", .flow(.right)),
    Row("EmergeFromCenter", .inPlace, "Emerge from center", .emerge(pushesBack: false)),
    Row(
      "EmergeFromCenterPushToBack", .inPlace, "Emerge from center push to back",
      .emerge(pushesBack: true)),
    Row("FlipVertically", .flip, "Vertically", .flip(SIMD3(0, 1, 0))),
    Row("FlipHorizontally", .flip, "Horizontally", .flip(SIMD3(1, 0, 0))),
    Row(
      "RotateHorizontallyFromBottomCounterclockwise", .rotate, "From bottom counterclockwise",
      .rotate(anchor: SIMD2(0, 0.5), isClockwise: false)),
    Row(
      "RotateHorizontallyFromBottomClockwise", .rotate, "From bottom clockwise",
      .rotate(anchor: SIMD2(0, 0.5), isClockwise: true)),
    Row(
      "RotateHorizontallyFromTopCounterclockwise", .rotate, "From top counterclockwise",
      .rotate(anchor: SIMD2(0, -0.5), isClockwise: false)),
    Row(
      "RotateHorizontallyFromTopClockwise", .rotate, "From top clockwise",
      .rotate(anchor: SIMD2(0, -0.5), isClockwise: true)),
    Row(
      "RotateVerticallyFromLeftCounterclockwise", .rotate, "From left counterclockwise",
      .rotate(anchor: SIMD2(-0.5, 0), isClockwise: false)),
    Row(
      "RotateVerticallyFromLeftClockwise", .rotate, "From left clockwise",
      .rotate(anchor: SIMD2(-0.5, 0), isClockwise: true)),
    Row(
      "RotateVerticallyFromRightCounterclockwise", .rotate, "From right counterclockwise",
      .rotate(anchor: SIMD2(0.5, 0), isClockwise: false)),
    Row(
      "RotateVerticallyFromRightClockwise", .rotate, "From right clockwise",
      .rotate(anchor: SIMD2(0.5, 0), isClockwise: true)),
  ]

  /// Returns the transition with the given name in the catalogue, or traps if there is no such transition.
  static func transition(_ name: String) -> StepTransition {
    guard let row = rows.first(where: { $0.transition.name == name }) else {
      fatalError("The catalogue has no transition \(name); add a row to TransitionCatalogue.")
    }
    return row.transition
  }
}
