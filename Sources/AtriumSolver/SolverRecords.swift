/// The solver's state of one variable.
struct SolverVariableRecord {
  enum Kind: UInt8 {
    case unused
    /// A variable of the caller; it may have any value.
    case external
    /// The difference between the two sides of an inequality; never negative.
    case slack
    /// The violation of a constraint; never negative.
    case error
    /// Marks the influence of a required equation; always zero.
    case dummy
  }

  var kind = Kind.unused
  /// The constraint of a slack, error or dummy.
  var constraint: Int32 = -1
  /// The row whose basic variable is this slack, error or dummy; -1 for a non-basic variable.
  ///
  /// A non-basic variable is zero.
  var row: Int32 = -1
  /// Whether an external variable has a definition in terms of other variables.
  var isDefined = false
  var isChanged = false
  var isCheap = false
  var mark: Int32 = 0
  var weight = 0.0
  var value = 0.0
  var definition = SparseRow()
  var cost = SolverCost()
  /// The rows in which a non-basic slack, error or dummy occurs.
  var rows = SolverReferences()
  /// The external variables with a definition that contains this variable.
  var dependents = SolverReferences()
}

/// The solver's state of one constraint.
struct SolverConstraintRecord {
  var isUsed = false
  var constant = 0.0
  /// The strength; 1000 and above means required.
  var strength = 0.0
  /// The slack, error or dummy that marks the constraint.
  var marker: Int32 = -1
  /// The factor of the marker in the constraint.
  var markerSign = 1.0
  /// The second variable of the constraint, which is an error; -1 if there is none.
  var partner: Int32 = -1
  /// The marker and the partner if they are errors with a cost; otherwise -1.
  var errors: (Int32, Int32) = (-1, -1)

  var isRequired: Bool { strength >= LayoutSolver.required }
}
