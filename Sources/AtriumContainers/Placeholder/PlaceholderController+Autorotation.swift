public import AtriumKit

extension PlaceholderController: AutorotatingContainer {
  /// Returns the inset controllers that the mode involves, or none (CK-R4).
  ///
  /// A placeholder view has one inset controller, so all modes that involve children have the same result.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    containerStacks.flatMap { $0.childrenInvolved(in: mode) }
  }

  /// True: an inset controller that does not support the container's orientation keeps one it supports (DC-41).
  public var keepsOrientationsOfChildren: Bool { true }
}
