/// What the solver knows about one variable.
struct SolverVariableRecord {
  enum Kind: UInt8 {
    case unused
    /// Given by the user; it may be any number.
    case external
    /// How far an inequality is from being an equation; never below zero.
    case slack
    /// How far a constraint is broken; never below zero.
    case error
    /// Zero: it marks where a required equation had an influence.
    case dummy
  }

  var kind = Kind.unused
  /// The constraint that a slack, error or dummy belongs to.
  var constraint: Int32 = -1
  /// The row that a slack, error or dummy is the basis of; -1 if it is none's, and so zero.
  var row: Int32 = -1
  /// Whether an external variable is computed from others.
  var isDefined = false
  var isChanged = false
  var isCheap = false
  var mark: Int32 = 0
  var weight = 0.0
  var value = 0.0
  var definition = SparseRow()
  var cost = SolverCost()
  /// The rows in which a slack, error or dummy occurs that is not in the basis.
  var rows = SolverReferences()
  /// The external variables in whose definitions it occurs.
  var dependents = SolverReferences()
}

/// What the solver knows about one constraint.
struct SolverConstraintRecord {
  var isUsed = false
  var constant = 0.0
  /// 1000 and above: required.
  var strength = 0.0
  /// A slack, error or dummy of its own.
  var marker: Int32 = -1
  /// What the marker is multiplied with in the constraint.
  var markerSign = 1.0
  /// The other slack or error of its own; -1 if there is none.
  var partner: Int32 = -1
  /// The parts of marker and partner that cost.
  var errors: (Int32, Int32) = (-1, -1)

  var isRequired: Bool { strength >= LayoutSolver.required }
}
