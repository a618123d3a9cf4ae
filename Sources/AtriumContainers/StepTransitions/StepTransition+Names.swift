internal import Logging

extension StepTransition {
  private static var registered: [StepTransition] = []

  /// Adds a custom transition to ``available``, so that lists offer it and files can name it (CK-T-e).
  ///
  /// The transition replaces a registered transition with the same name. A transition with a name of the
  /// catalogue is refused with a warning.
  public static func register(_ transition: StepTransition) {
    guard !catalogue.contains(where: { $0.name == transition.name }) else {
      AnimationStep.logger.warning(
        "\(transition.name) is a transition of the catalogue; give yours another name.")
      return
    }
    registered.removeAll { $0.name == transition.name }
    registered.append(transition)
  }

  /// Removes a transition from the registered transitions, if it is registered.
  public static func unregister(_ transition: StepTransition) {
    registered.removeAll { $0 === transition }
  }

  /// The catalogue and the registered transitions, sorted by their names without regard to case (CK-T-e).
  public static var available: [StepTransition] {
    (catalogue + registered).sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  /// Returns the available transition with the given name, such as `CoverFromBottom`; nil if there is none.
  public static func named(_ name: String) -> StepTransition? {
    available.first { $0.name == name }
  }
}
