/// Which children of a container decide with it whether the interface rotates (CK-R1).
///
/// A container returns the children that are involved in a mode by
/// ``AutorotatingContainer/childrenInvolved(in:)``.
public enum AutorotationMode: Hashable, Sendable, CaseIterable {
  /// The behaviour without modes: for a stock container that of UIKit, in which it decides alone and
  /// rotates all its children.
  ///
  /// It is the default.
  case container
  /// The container decides alone.
  case containerAndNoChildren
  /// The container and its top children decide.
  case containerAndTopChildren
  /// The container and all its children decide.
  case containerAndAllChildren
}
