extension StepTransition {
  /// Transitions of the catalogue that differ only in their direction.
  public struct Family {
    /// The family's heading in lists.
    public let title: String
    /// The transitions, in the order of the catalogue.
    public let transitions: [StepTransition]

    enum Kind: String, CaseIterable {
      case inPlace = "In place"
      case cover = "Cover"
      case coverPushingBack = "Cover, and push to back"
      case push = "Push aside"
      case pushFadingIn = "Push aside, then fade in"
      case pushToBack = "Push to back"
      case flow = "Flow"
      case flip = "Flip"
      case rotate = "Rotate"
    }
  }

  /// The families, which together contain each transition of the catalogue once.
  public static let families: [Family] = Family.Kind.allCases.map { kind in
    Family(
      title: kind.rawValue,
      transitions: TransitionCatalogue.rows.filter { $0.family == kind }.map(\.transition))
  }
}
