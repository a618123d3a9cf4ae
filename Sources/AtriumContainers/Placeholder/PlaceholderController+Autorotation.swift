public import AtriumKit

extension PlaceholderController: AutorotatingContainer {
  /// The insets, or none; since a place has one, the other modes are equal (CK-R4).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    containerStacks.flatMap { $0.childrenInvolved(in: mode) }
  }

  /// True: an inset that does not support the container's orientation keeps its own (DC-41).
  public var keepsOrientationsOfChildren: Bool { true }
}
