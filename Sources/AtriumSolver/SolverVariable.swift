/// A variable of a ``LayoutSolver``.
package struct SolverVariable: Hashable, Sendable {
  let index: Int32
}

/// A variable with a coefficient.
package struct SolverTerm: Sendable {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The handle of a constraint in a ``LayoutSolver``.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int32
}

/// The relation of the two sides of a constraint.
package enum SolverRelation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// Counters of the solver's work, which tests compare with limits.
package struct SolverStatistics: Sendable {
  /// The number of pivots, each of which exchanges a basic variable.
  package var pivots = 0
  /// The number of rows of the tableau that were written.
  package var rowUpdates = 0
  /// The number of variables that were evaluated.
  package var evaluations = 0

  /// Makes counts of zero.
  package init() {}
}
