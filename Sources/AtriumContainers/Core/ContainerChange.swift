public import AtriumKit

/// A change of the displayed children of a container, from its beginning to its end.
@MainActor
public final class ContainerChange {
  /// The outgoing children, the backmost view first.
  public let leaving: [ViewController]
  /// The incoming children, the backmost view first.
  public let coming: [ViewController]
  /// Whether the request asked for an animation.
  public let isAnimated: Bool
  /// Whether the change also replaces the list of members.
  public let replacesMembers: Bool
  /// The content before the change, which a cancelled change restores.
  public let former: ContainerContent
  /// Whether the driver has made all calls that begin the change.
  var hasBegun = false
  /// Whether a child has already received a call of the change.
  var hasTold = false

  init(
    leaving: [ViewController], coming: [ViewController], isAnimated: Bool, replacesMembers: Bool,
    former: ContainerContent
  ) {
    (self.leaving, self.coming, self.former) = (leaving, coming, former)
    (self.isAnimated, self.replacesMembers) = (isAnimated, replacesMembers)
  }
}
