/// A number that a ``LayoutSolver`` is to find.
package struct SolverVariable: Hashable, Sendable {
  let index: Int32
}

/// A variable times a number.
package struct SolverTerm: Sendable {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A constraint in a ``LayoutSolver``.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int32
}

/// How the two sides of a constraint compare.
package enum SolverRelation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// What the solver has done so far, as counts that tests can hold against a budget.
package struct SolverStatistics: Sendable {
  /// Exchanges of a variable of the basis.
  package var pivots = 0
  /// Rows of the tableau that were written.
  package var rowUpdates = 0
  /// Variables whose value was computed anew.
  package var evaluations = 0
}
