/// The choice of the children that decide with their container whether the interface rotates (CK-R1).
///
/// A container implements ``AutorotatingContainer/childrenInvolved(in:)`` to return the children
/// that are involved in a mode.
public enum AutorotationMode: Hashable, Sendable, CaseIterable {
  /// The behaviour of containers without modes.
  ///
  /// A stock container behaves as in UIKit: it decides alone and rotates all its children.
  ///
  /// This mode is the default.
  case container
  /// The container decides alone.
  case containerAndNoChildren
  /// The container and its top children decide.
  case containerAndTopChildren
  /// The container and all its children decide.
  case containerAndAllChildren
}
