/// Finds numbers that obey linear equations and inequalities, as well as can be, and keeps finding
/// them while constraints come, go and change.
///
/// This is the Cassowary algorithm (Badros, Borning and Stuckey 2001) with four turns of its own:
///
/// - **Strengths are lexicographic.** A constraint below 1000 may be broken at a cost; costs of
///   different strengths are compared and never added (``SolverCost``), so that no number of weak
///   constraints outweighs a strong one.
/// - **External variables are not substituted.** One that can be solved for is kept as a
///   *definition* by others, which may be defined themselves. A chain of n views has n short
///   definitions, where a reduced tableau would have n rows of up to n terms. Only what is bounded
///   by zero (slacks, errors) lives in a reduced tableau, whose rows are sorted and sparse.
/// - **Constraints are added by the dual simplex method,** which starts from the optimum that is
///   there, and so are changed constants; there are no artificial variables.
/// - **A required constraint that cannot be kept** leaves a row that proves it: the constraints
///   whose markers occur in the row contradict each other, and none of them is superfluous. They
///   are named in ``conflict``, and the caller removes one.
///
/// Variables that nothing determines are zero.
package struct LayoutSolver {
  /// The strength from which on a constraint must not be broken.
  package static let required = 1000.0
  /// How far below zero counts as zero, in points.
  static let feasibility = 1e-7

  var variables: ContiguousArray<SolverVariableRecord> = []
  var unusedVariables: ContiguousArray<Int32> = []
  var constraints: ContiguousArray<SolverConstraintRecord> = []
  var unusedConstraints: ContiguousArray<Int32> = []
  var rows: ContiguousArray<SparseRow> = []
  /// The variable that each row is equal to; -1 for a row that is not in use.
  var basis: ContiguousArray<Int32> = []
  var unusedRows: ContiguousArray<Int32> = []

  /// Rows that may be below zero.
  var infeasibleRows: ContiguousArray<Int32> = []
  /// Variables of which more may be cheaper.
  var cheapVariables: ContiguousArray<Int32> = []
  /// Whether costs are out of date, and computed anew later.
  var ignoresCosts = false
  var changed: ContiguousArray<Int32> = []
  var lastMark: Int32 = 0

  /// Required constraints that contradict each other; while there are any the values mean nothing.
  package internal(set) var conflict: [SolverConstraint] = []
  /// What it has cost so far.
  package internal(set) var statistics = SolverStatistics()

  package init() {}

  /// Makes a variable.
  package mutating func makeVariable() -> SolverVariable {
    SolverVariable(index: allocate(.external, constraint: -1))
  }

  /// Gives a variable back that occurs in no constraint any more.
  package mutating func removeVariable(_ variable: SolverVariable) {
    let index = Int(variable.index)
    for dependent in liveDependents(of: variable.index) {
      variables[Int(dependent)].definition.drop(variable.index)
    }
    if variables[index].isDefined { undefine(variable.index) }
    release(variable.index)
  }

  /// Adds `terms (relation) constant`.
  ///
  /// Afterwards ``conflict`` says whether it can be kept, if it is required.
  ///
  /// - Parameters:
  ///   - terms: The left side; a variable may occur more than once.
  ///   - relation: How the sides compare.
  ///   - constant: The right side.
  ///   - strength: 1000 for a constraint that must be kept, else from above 0 to below that.
  /// - Returns: The constraint, to change or remove it.
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

  /// Changes the right side; ``solve()`` brings the values up to date.
  package mutating func setConstant(_ constraint: SolverConstraint, to constant: Double) {
    let record = constraints[Int(constraint.index)]
    let change = constant - record.constant
    guard change != 0 else { return }
    constraints[Int(constraint.index)].constant = constant
    // As if the marker were moved: it occurs wherever the constraint had an influence.
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

  /// Brings the values up to date after changes of constants.
  package mutating func solve() { stabilize() }

  /// The value that a variable had when the changes were last taken.
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
    // Lists that still name it are read with a glance at the record, which must stay.
    let (isChanged, isCheap) = (
      variables[Int(variable)].isChanged, variables[Int(variable)].isCheap
    )
    variables[Int(variable)] = SolverVariableRecord()
    variables[Int(variable)].isChanged = isChanged
    variables[Int(variable)].isCheap = isCheap
    unusedVariables.append(variable)
  }
}
