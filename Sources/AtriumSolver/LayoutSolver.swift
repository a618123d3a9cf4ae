/// Solves systems of linear equations and inequalities with priorities.
///
/// The solver updates the solution when constraints are added, removed or changed.
///
/// This is the Cassowary algorithm (Badros, Borning and Stuckey 2001) with four changes:
///
/// - **Strengths are lexicographic.** A constraint with a strength below 1000 may be broken at a cost. Costs of
///   different strengths are compared and never added (``SolverCost``). Even many weak constraints therefore do not
///   outweigh a strong constraint.
/// - **External variables are not substituted.** A variable for which a constraint can be solved gets a *definition*:
///   an expression in other variables, which may have definitions themselves. A chain of n views has n short
///   definitions, where a reduced tableau would have n rows of up to n terms. Only variables bounded by zero (slacks,
///   errors) are in a reduced tableau, with sorted sparse rows.
/// - **Constraints are added by the dual simplex method,** which starts from the current optimum. Changed constants are
///   handled the same way, and there are no artificial variables.
/// - **A required constraint that cannot be satisfied** leaves a row that proves the conflict: the constraints with
///   markers in the row conflict, and none of them is redundant. ``conflict`` lists these constraints, and the caller
///   removes one of them.
///
/// Undetermined variables are zero.
package struct LayoutSolver {
  /// The minimum strength of a required constraint.
  package static let required = 1000.0
  /// The largest violation that counts as zero, in points.
  static let feasibility = 1e-7

  var variables: ContiguousArray<SolverVariableRecord> = []
  var unusedVariables: ContiguousArray<Int32> = []
  var constraints: ContiguousArray<SolverConstraintRecord> = []
  var unusedConstraints: ContiguousArray<Int32> = []
  var rows: ContiguousArray<SparseRow> = []
  /// The basic variable of each row; -1 for an unused row.
  var basis: ContiguousArray<Int32> = []
  var unusedRows: ContiguousArray<Int32> = []

  /// Rows that may be infeasible.
  var infeasibleRows: ContiguousArray<Int32> = []
  /// Variables that may lower the cost when they increase.
  var cheapVariables: ContiguousArray<Int32> = []
  /// Whether pivots ignore the costs, which are recomputed afterwards.
  var ignoresCosts = false
  var changed: ContiguousArray<Int32> = []
  var lastMark: Int32 = 0

  /// Required constraints that conflict; until one is removed, the values are meaningless.
  package internal(set) var conflict: [SolverConstraint] = []
  /// The counts of the work so far.
  package internal(set) var statistics = SolverStatistics()

  package init() {}

  /// Makes a variable.
  package mutating func makeVariable() -> SolverVariable {
    SolverVariable(index: allocate(.external, constraint: -1))
  }

  /// Releases a variable that no longer occurs in any constraint.
  package mutating func removeVariable(_ variable: SolverVariable) {
    let index = Int(variable.index)
    for dependent in liveDependents(of: variable.index) {
      variables[Int(dependent)].definition.drop(variable.index)
    }
    if variables[index].isDefined { undefine(variable.index) }
    release(variable.index)
  }

  /// Adds the constraint `terms (relation) constant`.
  ///
  /// If the constraint is required and cannot be satisfied, ``conflict`` is not empty afterwards.
  ///
  /// - Parameters:
  ///   - terms: The left side; a variable may occur more than once.
  ///   - relation: The relation of the two sides.
  ///   - constant: The right side.
  ///   - strength: 1000 for a required constraint, otherwise above 0 and below 1000.
  /// - Returns: A handle for changing or removing the constraint.
  package mutating func add(
    _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, strength: Double
  ) -> SolverConstraint {
    let index = makeConstraint(relation, constant, strength: strength)
    let record = constraints[Int(index)]
    var parts = terms.map {
      SparseRow.Term(variable: $0.variable.index, coefficient: $0.coefficient)
    }
    parts.append(SparseRow.Term(variable: record.marker, coefficient: record.markerSign))
    if record.partner >= 0 {
      parts.append(SparseRow.Term(variable: record.partner, coefficient: -record.markerSign))
    }
    insert(SparseRow(constant: -constant, unsorted: parts), for: record)
    stabilize()
    return SolverConstraint(index: index)
  }

  /// Changes the right side of a constraint; ``solve()`` updates the values.
  package mutating func setConstant(_ constraint: SolverConstraint, to constant: Double) {
    let record = constraints[Int(constraint.index)]
    let change = constant - record.constant
    guard change != 0 else { return }
    constraints[Int(constraint.index)].constant = constant
    // The change shifts the marker, which occurs wherever the constraint has an influence.
    let shift = change / record.markerSign
    let row = variables[Int(record.marker)].row
    if row >= 0 {
      rows[Int(row)].constant += shift
      noteConstant(of: row)
    } else {
      for row in liveRows(of: record.marker) {
        rows[Int(row)].constant -= rows[Int(row)].coefficient(of: record.marker) * shift
        noteConstant(of: row)
      }
    }
    for dependent in liveDependents(of: record.marker) {
      let factor = variables[Int(dependent)].definition.coefficient(of: record.marker)
      variables[Int(dependent)].definition.constant -= factor * shift
      noteChange(of: dependent)
    }
  }

  /// Updates the values after changes of constants.
  package mutating func solve() { stabilize() }

  /// Returns the value of a variable at the last ``takeChanges()``.
  package func value(of variable: SolverVariable) -> Double {
    variables[Int(variable.index)].value
  }

  // MARK: Records

  private mutating func makeConstraint(
    _ relation: SolverRelation, _ constant: Double, strength: Double
  ) -> Int32 {
    let index: Int32
    if let unused = unusedConstraints.popLast() {
      index = unused
    } else {
      index = Int32(constraints.count)
      constraints.append(SolverConstraintRecord())
    }
    var record = SolverConstraintRecord()
    record.isUsed = true
    record.constant = constant
    record.strength = strength
    func error(_ solver: inout LayoutSolver) -> Int32 {
      let error = solver.allocate(.error, constraint: index)
      solver.variables[Int(error)].cost = SolverCost(strength: strength)
      return error
    }
    switch (relation, record.isRequired) {
    case (.equal, true):
      record.marker = allocate(.dummy, constraint: index)
    case (.equal, false):
      (record.marker, record.partner) = (error(&self), error(&self))
      record.errors = (record.marker, record.partner)
    case (_, let isRequired):
      record.marker = allocate(.slack, constraint: index)
      record.markerSign = relation == .lessThanOrEqual ? 1 : -1
      if !isRequired {
        record.partner = error(&self)
        record.errors.0 = record.partner
      }
    }
    constraints[Int(index)] = record
    return index
  }

  private mutating func allocate(_ kind: SolverVariableRecord.Kind, constraint: Int32) -> Int32 {
    let index: Int32
    if let unused = unusedVariables.popLast() {
      index = unused
    } else {
      index = Int32(variables.count)
      variables.append(SolverVariableRecord())
    }
    variables[Int(index)].kind = kind
    variables[Int(index)].constraint = constraint
    return index
  }

  mutating func release(_ variable: Int32) {
    // Other lists may still contain the variable, and code that reads those lists needs the variable's flags.
    let (isChanged, isCheap) = (
      variables[Int(variable)].isChanged, variables[Int(variable)].isCheap
    )
    variables[Int(variable)] = SolverVariableRecord()
    variables[Int(variable)].isChanged = isChanged
    variables[Int(variable)].isCheap = isCheap
    unusedVariables.append(variable)
  }
}
