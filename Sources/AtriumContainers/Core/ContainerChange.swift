public import AtriumKit

/// A change of the displayed children of a container, from its beginning to its end.
@MainActor
public final class ContainerChange {
  /// The children that leave, the lowest first.
  public let leaving: [ViewController]
  /// The children that come, the lowest first.
  public let coming: [ViewController]
  /// Whether the request asked for an animation.
  public let isAnimated: Bool
  /// Whether the list of members has changed too.
  public let replacesMembers: Bool
  /// What was displayed before; a cancelled change restores it.
  public let former: ContainerContent
  /// Whether the call that began it has returned.
  var hasBegun = false
  /// Whether a child has been told of it.
  var hasTold = false

  init(
    leaving: [ViewController], coming: [ViewController], isAnimated: Bool, replacesMembers: Bool,
    former: ContainerContent
  ) {
    (self.leaving, self.coming, self.former) = (leaving, coming, former)
    (self.isAnimated, self.replacesMembers) = (isAnimated, replacesMembers)
  }
}
