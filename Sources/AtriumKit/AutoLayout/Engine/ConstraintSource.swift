/// Who put a constraint into the solver.
@MainActor
enum ConstraintSource {
  /// Somebody who activated it.
  case constraint(LayoutConstraint)
  /// The item itself: its bounds, mask or insets.
  case item(LayoutNode)
  /// The size of the content.
  case content(LayoutNode)

  /// What two sources have in common that are one: an item makes several equations of what it
  /// demands.
  enum Identity: Hashable {
    case constraint(ObjectIdentifier)
    case item(ObjectIdentifier)
    case content(ObjectIdentifier)
  }

  var identity: Identity {
    switch self {
    case .constraint(let constraint): return .constraint(ObjectIdentifier(constraint))
    case .item(let node): return .item(ObjectIdentifier(node))
    case .content(let node): return .content(ObjectIdentifier(node))
    }
  }

  /// It as a line of text; two that are not one may have the same.
  var description: String {
    switch self {
    case .constraint(let constraint): return constraint.description
    case .item(let node): return node.demandName
    case .content(let node): return "the content size of \(node.name)"
    }
  }
}

extension LayoutNode {
  fileprivate var name: String { item?.layoutName ?? "an item that is gone" }

  /// What the item demands, as reports name it.
  fileprivate var demandName: String {
    guard let view else { return "the insets of \(name)" }
    guard view.superview != nil else { return "the size of \(name)" }
    return "the autoresizing mask of \(name), as a constraint"
  }
}

/// A constraint that contradicted others.
struct DroppedConstraint {
  var constraint: LayoutConstraint
  /// The others, in the solver.
  var chain: Set<SolverConstraint>
}
