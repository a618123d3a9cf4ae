/// A controller in the inspector's tree, with its children and the controllers that it presents (IN-4).
///
/// A node is a value and does not retain the controller.
public struct InspectedNode: Hashable, Sendable, Identifiable {
  /// The relation of a controller to the controller above it in the tree (IN-6).
  public enum Edge: String, Hashable, Sendable {
    /// The window's root controller.
    case root
    /// A child of its parent.
    case child
    /// A controller that is presented by the controller above.
    case presented
    /// A member of its container that is currently not a child.
    case member
    /// A controller whose view is inside the view of the controller above, although that controller is not its parent.
    case foreign
  }

  /// The number that identifies the controller, which stays the same for the controller's whole life.
  public let id: Int
  /// The name of the controller in logs.
  public let name: String
  /// The name of the controller's type.
  public let type: String
  /// The relation of the controller to the controller above it in the tree.
  public let edge: Edge
  /// The phase of the controller.
  public let phase: InspectedPhase
  /// Whether the controller is the selected member of its container; nil if its container selects none.
  public let isSelected: Bool?
  /// Whether a transition between the controller's children is running.
  public let isInTransition: Bool
  /// Whether the controller has children, members or presented controllers, or is of a container type.
  public let isContainer: Bool
  /// The name of the controller whose view contains this child's view; nil if that controller is the parent.
  ///
  /// If no controller's view contains it, the value is the type of its superview. The value is also nil without a
  /// superview, and for a controller that is not a child.
  public let host: String?
  /// Whether a container has made the controller as a part of itself (IN-18).
  public let isPart: Bool
  /// The nodes directly below: children and members in the container's order, then foreign and presented controllers.
  public let children: [InspectedNode]

  /// Makes a node.
  public init(
    id: Int, name: String, type: String, edge: Edge, phase: InspectedPhase, isSelected: Bool? = nil,
    isInTransition: Bool = false, isContainer: Bool = false, host: String? = nil,
    isPart: Bool = false, children: [InspectedNode] = []
  ) {
    (self.id, self.name, self.type, self.edge, self.phase) = (id, name, type, edge, phase)
    (self.isSelected, self.isInTransition) = (isSelected, isInTransition)
    (self.isContainer, self.host, self.isPart) = (isContainer, host, isPart)
    self.children = children
  }

  /// This node and all nodes below it, in the order of the rows, with their levels from 0.
  public var rows: [(node: InspectedNode, level: Int)] {
    var rows: [(InspectedNode, Int)] = []
    appendRows(at: 0, to: &rows)
    return rows
  }

  private func appendRows(at level: Int, to rows: inout [(InspectedNode, Int)]) {
    rows.append((self, level))
    for child in children { child.appendRows(at: level + 1, to: &rows) }
  }

  /// Returns this tree with other phases, by the numbers that identify the controllers.
  ///
  /// Controllers without an entry keep their phase.
  public func with(_ phases: [Int: InspectedPhase]) -> InspectedNode {
    InspectedNode(
      id: id, name: name, type: type, edge: edge, phase: phases[id] ?? phase,
      isSelected: isSelected,
      isInTransition: isInTransition, isContainer: isContainer, host: host, isPart: isPart,
      children: children.map { $0.with(phases) })
  }

  /// The node without the parts of containers below it.
  ///
  /// The controllers below a removed part take its position.
  var withoutParts: InspectedNode {
    InspectedNode(
      id: id, name: name, type: type, edge: edge, phase: phase, isSelected: isSelected,
      isInTransition: isInTransition, isContainer: isContainer, host: host, isPart: isPart,
      children: children.map(\.withoutParts).flatMap { $0.isPart ? $0.children : [$0] })
  }

  /// Returns the number of the innermost node that is not a part of a container, on the path to a given node.
  ///
  /// The result is nil if there is none.
  func shownAncestor(of wanted: Int) -> Int? {
    if id == wanted { return isPart ? nil : id }
    for child in children where child.node(wanted) != nil {
      return child.shownAncestor(of: wanted) ?? (isPart ? nil : id)
    }
    return nil
  }

  /// Returns the node of the controller with a number, in this tree; nil if there is none.
  public func node(_ id: Int) -> InspectedNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }
}
