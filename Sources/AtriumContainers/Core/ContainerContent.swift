public import AtriumKit

/// The content of a container: its members, and which of them are displayed.
public struct ContainerContent: Hashable {
  /// The controllers of the container, in its order.
  public var members: [ViewController]
  /// The members whose views are in the container's view, the backmost view first.
  public var displayed: [ViewController]

  /// Makes the content of a container with the given members, of which `displayed` are displayed.
  public init(members: [ViewController] = [], displayed: [ViewController] = []) {
    (self.members, self.displayed) = (members, displayed)
  }

  /// Makes the content of a container that displays only one member, or none if `selected` is nil.
  public init(members: [ViewController], selected: ViewController?) {
    self.init(members: members, displayed: selected.map { [$0] } ?? [])
  }

  /// The topmost displayed member; nil if none is displayed.
  public var selected: ViewController? { displayed.last }
  /// The index of ``selected`` among the members; nil if none is displayed.
  public var selectedIndex: Int? { selected.flatMap(members.firstIndex(of:)) }
}
