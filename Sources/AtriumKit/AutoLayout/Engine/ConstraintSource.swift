import AtriumSolver

/// The requirement from which a solver's constraint was made.
@MainActor
enum ConstraintSource {
  /// An activated constraint.
  case constraint(LayoutConstraint)
  /// The item itself: its bounds, autoresizing mask or insets.
  case item(LayoutNode)
  /// The content size of an item.
  case content(LayoutNode)

  /// The identity of a source, which all equations of one requirement of an item share.
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

  /// The source in one line; different sources may have the same description.
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

  /// The name of the item's own requirement, for reports.
  fileprivate var demandName: String {
    guard let view else { return "the insets of \(name)" }
    guard view.superview != nil else { return "the size of \(name)" }
    return "the autoresizing mask of \(name), as a constraint"
  }
}

/// A constraint that was dropped because of a conflict.
struct DroppedConstraint {
  var constraint: LayoutConstraint
  /// The other constraints of the conflict, as constraints of the solver.
  var chain: Set<SolverConstraint>
}
