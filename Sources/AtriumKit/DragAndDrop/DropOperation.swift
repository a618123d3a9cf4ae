/// The effect of a drop.
public enum DropOperation: UInt, Hashable, Sendable {
  /// The items are not dropped, because there is no target.
  case cancel = 0
  /// The items are not dropped, although the target accepts such items elsewhere.
  case forbidden = 1
  /// The target receives a copy.
  case copy = 2
  /// The target receives the items, and the source removes them.
  ///
  /// A move between two programs becomes a copy. So does a move that the source does not allow.
  case move = 3

  /// Whether the items would be dropped.
  package var isDrop: Bool { self == .copy || self == .move }
}

/// The answer of a ``DropInteraction`` when a drag moves over its view.
@MainActor
open class DropProposal {
  /// The effect of a drop at the current location.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
