/// Determines which children decide together with their container whether the interface rotates (CK-R1).
///
/// A container implements ``AutorotatingContainer/childrenInvolved(in:)``, which returns the children that are
/// involved in a mode.
public enum AutorotationMode: Hashable, Sendable, CaseIterable {
  /// The container behaves as if there were no modes; the default.
  ///
  /// A container of the toolkit then behaves as in UIKit: it decides alone, and rotates all its children.
  case container
  /// The container decides alone.
  case containerAndNoChildren
  /// The container and its top children decide.
  case containerAndTopChildren
  /// The container and all its children decide.
  case containerAndAllChildren
}
