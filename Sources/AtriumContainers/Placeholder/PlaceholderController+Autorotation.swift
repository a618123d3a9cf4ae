public import AtriumKit

extension PlaceholderController: AutorotatingContainer {
  /// Returns the insets in the placeholder views, or none (CK-R4).
  ///
  /// Since a placeholder view has one inset, all modes that involve children are equal.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    containerStacks.flatMap { $0.childrenInvolved(in: mode) }
  }

  /// True: an inset that does not support the container's orientation keeps an orientation that it supports
  /// (DC-41).
  public var keepsOrientationsOfChildren: Bool { true }
}
