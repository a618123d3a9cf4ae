extension LayoutSolver {
  /// Removes a constraint, and finds the optimum without it.
  package mutating func remove(_ constraint: SolverConstraint) {
    let record = constraints[Int(constraint.index)]
    for error in [record.errors.0, record.errors.1] where error >= 0 {
      chargeError(error, SolverCost(strength: record.strength), times: -1)
    }
    if variables[Int(record.marker)].row >= 0 {
      dropRow(of: record.marker)
    } else if record.partner >= 0, variables[Int(record.partner)].row >= 0 {
      dropRow(of: record.partner)
    } else if let row = rowToGiveUp(for: record.marker) {
      pivot(entering: record.marker, row: row)
      dropRow(of: record.marker)
    } else {
      dropFromDefinitions(record.marker)
    }
    for variable in [record.marker, record.partner] where variable >= 0 { forget(variable) }
    constraints[Int(constraint.index)] = SolverConstraintRecord()
    unusedConstraints.append(constraint.index)
    stabilize()
  }

  /// Returns the row in which a marker enters the basis before the marker is removed.
  ///
  /// An infeasible row is preferred, then the row that keeps all other rows feasible.
  private mutating func rowToGiveUp(for marker: Int32) -> Int32? {
    let candidates = liveRows(of: marker)
    guard !candidates.isEmpty else { return nil }
    if let broken = candidates.first(where: {
      rows[Int($0)].constant < -LayoutSolver.feasibility
        && abs(rows[Int($0)].coefficient(of: marker)) > 1e-9
    }) {
      return broken
    }
    return leavingRow(for: marker, direction: 1)?.row
      ?? leavingRow(for: marker, direction: -1)?.row ?? candidates.first
  }

  private mutating func dropRow(of variable: Int32) {
    let index = variables[Int(variable)].row
    let row = rows[Int(index)]
    for dependent in liveDependents(of: variable) {
      substitute(variable, by: row, inDefinitionOf: dependent)
    }
    variables[Int(variable)].dependents.removeAll()
    for term in row.terms { variables[Int(term.variable)].rows.noteRemoval() }
    rows[Int(index)] = SparseRow()
    basis[Int(index)] = -1
    unusedRows.append(index)
    variables[Int(variable)].row = -1
  }

  /// Removes a constraint that occurs only in definitions; a variable that the constraint determined becomes free.
  private mutating func dropFromDefinitions(_ marker: Int32) {
    let dependents = liveDependents(of: marker)
    guard let freed = lowest(of: dependents) else { return }
    var row = variables[Int(freed)].definition
    undefine(freed)
    // freed = … + a · marker, solved for the marker.
    row.solve(for: marker, equalTo: freed)
    for dependent in dependents where dependent != freed {
      substitute(marker, by: row, inDefinitionOf: dependent)
    }
    variables[Int(marker)].dependents.removeAll()
  }

  /// Returns a dependent whose definition does not depend on the other dependents.
  ///
  /// The other dependents can then be expressed in terms of this definition.
  private mutating func lowest(of dependents: ContiguousArray<Int32>) -> Int32? {
    guard dependents.count > 1 else { return dependents.first }
    let all = Set(dependents)
    return dependents.first { candidate in
      !dependencies(of: variables[Int(candidate)].definition).contains(where: all.contains)
    }
  }

  /// Releases a variable, and removes its last terms, which are rounding errors.
  private mutating func forget(_ variable: Int32) {
    for row in liveRows(of: variable) { rows[Int(row)].drop(variable) }
    for dependent in liveDependents(of: variable) {
      variables[Int(dependent)].definition.drop(variable)
      noteChange(of: dependent)
    }
    noteChange(of: variable)
    release(variable)
  }
}
