extension LayoutSolver {
  /// Brings the tableau to its optimum or finds a ``conflict``.
  mutating func stabilize() {
    conflict = []
    if infeasibleRow() != nil {
      if cheapVariable() != nil {
        // Neither simplex method can start here. First restore feasibility without costs, then
        // recompute the costs.
        ignoresCosts = true
        repair()
        ignoresCosts = false
        recomputeCosts()
      } else {
        repair()
      }
      guard conflict.isEmpty else { return }
    }
    optimize()
  }

  // MARK: Pending work

  mutating func noteConstant(of row: Int32) {
    statistics.rowUpdates += 1
    noteChange(of: basis[Int(row)])
    if isInfeasible(row) { infeasibleRows.append(row) }
  }

  private func isInfeasible(_ row: Int32) -> Bool {
    let variable = basis[Int(row)]
    guard variable >= 0 else { return false }
    let constant = rows[Int(row)].constant
    if constant < -LayoutSolver.feasibility { return true }
    guard variables[Int(variable)].kind == .dummy else { return false }
    // The marker of a required equation must be zero, whatever values the other variables have.
    return constant > LayoutSolver.feasibility
      || rows[Int(row)].terms.contains { variables[Int($0.variable)].kind != .dummy }
  }

  /// Returns an infeasible row; nil if there is none.
  ///
  /// If `first` is true, the result is the row whose basic variable has the smallest index.
  private mutating func infeasibleRow(first: Bool = false) -> Int32? {
    while let row = infeasibleRows.last {
      if isInfeasible(row) { break }
      infeasibleRows.removeLast()
    }
    guard first else { return infeasibleRows.last }
    return infeasibleRows.filter(isInfeasible).min { basis[Int($0)] < basis[Int($1)] }
  }

  mutating func addCost(_ cost: SolverCost, times factor: Double, to variable: Int32) {
    variables[Int(variable)].cost.add(cost, times: factor)
    if !variables[Int(variable)].isCheap, isCheap(variable) {
      variables[Int(variable)].isCheap = true
      cheapVariables.append(variable)
    }
  }

  private func isCheap(_ variable: Int32) -> Bool {
    let kind = variables[Int(variable)].kind
    return (kind == .slack || kind == .error) && variables[Int(variable)].row < 0
      && variables[Int(variable)].cost.isNegative
  }

  /// Returns a variable that lowers the cost when it increases; nil if there is none.
  ///
  /// If `first` is true, the result is the variable with the smallest index.
  private mutating func cheapVariable(first: Bool = false) -> Int32? {
    while let variable = cheapVariables.last {
      if isCheap(variable) { break }
      variables[Int(variable)].isCheap = false
      cheapVariables.removeLast()
    }
    return first ? cheapVariables.filter(isCheap).min() : cheapVariables.last
  }

  /// Recomputes the costs of all errors.
  private mutating func recomputeCosts() {
    for index in variables.indices where !variables[index].cost.isZero {
      variables[index].cost = SolverCost()
    }
    for constraint in constraints where constraint.isUsed && !constraint.isRequired {
      let cost = SolverCost(strength: constraint.strength)
      for error in [constraint.errors.0, constraint.errors.1] where error >= 0 {
        chargeError(error, cost, times: 1)
      }
    }
  }

  /// Adds to an error's cost, directly or through the variables that the error depends on.
  mutating func chargeError(_ error: Int32, _ cost: SolverCost, times factor: Double) {
    let row = variables[Int(error)].row
    guard row >= 0 else {
      addCost(cost, times: factor, to: error)
      return
    }
    for term in rows[Int(row)].terms {
      addCost(cost, times: term.coefficient * factor, to: term.variable)
    }
  }

  // MARK: Simplex methods

  /// Minimises the cost by the primal simplex method, which increases variables that lower the cost.
  private mutating func optimize() {
    var stalls = 0
    // If the method stalls, choosing the smallest index prevents cycling (Bland 1977).
    while let entering = cheapVariable(first: stalls > 30) {
      guard let (row, step) = leavingRow(for: entering, direction: 1) else {
        // Costs cannot be negative, so this is a rounding error.
        variables[Int(entering)].cost = SolverCost()
        continue
      }
      stalls = step > LayoutSolver.feasibility ? 0 : stalls + 1
      guard stalls < 10_000 else { return }
      pivot(entering: entering, row: row)
    }
  }

  /// Returns the row whose basic variable reaches zero first when a variable changes.
  ///
  /// The variable grows if `direction` is 1, and falls if it is −1.
  func leavingRow(for variable: Int32, direction: Double) -> (row: Int32, step: Double)? {
    var best: (row: Int32, step: Double)?
    for row in variables[Int(variable)].rows.places {
      let candidate = basis[Int(row)]
      guard candidate >= 0 else { continue }
      let coefficient = rows[Int(row)].coefficient(of: variable) * direction
      let isDummy = variables[Int(candidate)].kind == .dummy
      guard isDummy ? abs(coefficient) > 1e-9 : coefficient < -1e-9 else { continue }
      let step = isDummy ? 0 : max(0, rows[Int(row)].constant / -coefficient)
      if let known = best {
        guard step < known.step || (step == known.step && candidate < basis[Int(known.row)])
        else { continue }
      }
      best = (row, step)
    }
    return best
  }

  /// Restores feasibility by the dual simplex method.
  ///
  /// The method raises negative basic variables at the lowest cost.
  private mutating func repair() {
    var stalls = 0
    while let row = infeasibleRow(first: stalls > 1000) {
      guard let entering = enteringVariable(for: row) else {
        if abs(rows[Int(row)].constant) <= LayoutSolver.feasibility {
          // The equation is redundant: everything that it depends on is always zero.
          infeasibleRows.removeAll { $0 == row }
          continue
        }
        conflict = contradiction(in: row)
        return
      }
      stalls += 1
      guard stalls < 100_000 else { return }
      pivot(entering: entering, row: row)
    }
  }

  private func enteringVariable(for row: Int32) -> Int32? {
    let constant = rows[Int(row)].constant
    let isDummy = variables[Int(basis[Int(row)])].kind == .dummy
    if isDummy, abs(constant) <= LayoutSolver.feasibility {
      return enteringVariable(for: row, sign: 1) ?? enteringVariable(for: row, sign: -1)
    }
    return enteringVariable(for: row, sign: constant > 0 ? -1 : 1)
  }

  private func enteringVariable(for row: Int32, sign: Double) -> Int32? {
    var best: (variable: Int32, coefficient: Double)?
    for term in rows[Int(row)].terms {
      let coefficient = term.coefficient * sign
      guard coefficient > 1e-9, variables[Int(term.variable)].kind != .dummy else { continue }
      guard let known = best, !ignoresCosts else {
        best = best ?? (term.variable, coefficient)
        continue
      }
      if variables[Int(term.variable)].cost.isLess(
        coefficient, than: variables[Int(known.variable)].cost, known.coefficient)
      {
        best = (term.variable, coefficient)
      }
    }
    return best?.variable
  }

  /// Returns the constraints whose sum is the row.
  private func contradiction(in row: Int32) -> [SolverConstraint] {
    var indices = [variables[Int(basis[Int(row)])].constraint]
    for term in rows[Int(row)].terms where abs(term.coefficient) > 1e-9 {
      indices.append(variables[Int(term.variable)].constraint)
    }
    return indices.filter { $0 >= 0 }.map { SolverConstraint(index: $0) }
  }

  /// Exchanges a row's basic variable for another variable that occurs in the row.
  mutating func pivot(entering: Int32, row index: Int32) {
    statistics.pivots += 1
    let leaving = basis[Int(index)]
    var row = SparseRow()
    swap(&row, &rows[Int(index)])
    row.solve(for: entering, equalTo: leaving)
    let others = liveRows(of: entering)
    variables[Int(entering)].rows.removeAll()
    variables[Int(leaving)].rows.insert(index)
    variables[Int(leaving)].row = -1
    variables[Int(entering)].row = index
    basis[Int(index)] = entering
    var (inserted, removed): (ContiguousArray<Int32>, ContiguousArray<Int32>) = ([], [])
    for other in others {
      inserted.removeAll(keepingCapacity: true)
      removed.removeAll(keepingCapacity: true)
      rows[Int(other)].substitute(entering, by: row, inserted: &inserted, removed: &removed)
      for variable in inserted { variables[Int(variable)].rows.insert(other) }
      for variable in removed { variables[Int(variable)].rows.noteRemoval() }
      noteConstant(of: other)
    }
    if !ignoresCosts {
      let cost = variables[Int(entering)].cost
      variables[Int(entering)].cost = SolverCost()
      for term in row.terms { addCost(cost, times: term.coefficient, to: term.variable) }
    }
    rows[Int(index)] = row
    noteConstant(of: index)
    noteChange(of: leaving)
  }

  // MARK: Occurrences of variables

  /// Returns the rows in which a variable occurs, except a row that is being exchanged.
  mutating func liveRows(of variable: Int32) -> ContiguousArray<Int32> {
    let mark = takeMark()
    let hasStalePlaces = variables[Int(variable)].rows.staleCount > 0
    var valid: ContiguousArray<Int32> = []
    for row in variables[Int(variable)].rows.places
    where basis[Int(row)] >= 0 && rows[Int(row)].contains(variable) {
      guard hasStalePlaces else {
        valid.append(row)
        continue
      }
      // The list contains a row twice if the variable has left the row and entered it again.
      let owner = Int(basis[Int(row)])
      guard variables[owner].mark != mark else { continue }
      variables[owner].mark = mark
      valid.append(row)
    }
    if hasStalePlaces { variables[Int(variable)].rows.replace(by: valid) }
    return valid
  }

  /// Returns the external variables with a definition in which a variable occurs.
  mutating func liveDependents(of variable: Int32) -> ContiguousArray<Int32> {
    let references = variables[Int(variable)].dependents
    guard references.staleCount > 0 else { return references.places }
    let mark = takeMark()
    var valid: ContiguousArray<Int32> = []
    for dependent in references.places
    where variables[Int(dependent)].mark != mark
      && variables[Int(dependent)].definition.contains(variable)
    {
      variables[Int(dependent)].mark = mark
      valid.append(dependent)
    }
    variables[Int(variable)].dependents.replace(by: valid)
    return valid
  }
}
