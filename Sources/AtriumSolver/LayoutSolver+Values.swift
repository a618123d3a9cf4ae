extension LayoutSolver {
  mutating func noteChange(of variable: Int32) {
    guard variable >= 0, !variables[Int(variable)].isChanged else { return }
    variables[Int(variable)].isChanged = true
    changed.append(variable)
  }

  /// Evaluates the variables that may have changed, and returns the changed variables.
  ///
  /// The amount of work depends on the number of affected variables, and not on the size of the system.
  package mutating func takeChanges() -> [SolverVariable] {
    let affected = affectedVariables()
    let (isAffected, isDone) = (takeMark(), takeMark())
    for variable in affected { variables[Int(variable)].mark = isAffected }
    var result: [SolverVariable] = []
    var stack: ContiguousArray<(variable: Int32, next: Int)> = []
    for variable in affected where variables[Int(variable)].mark == isAffected {
      stack.append((variable, 0))
      while let (current, next) = stack.last {
        let terms = variables[Int(current)].definition.terms
        if next < terms.count {
          stack[stack.count - 1].next += 1
          let other = terms[next].variable
          if variables[Int(other)].mark == isAffected { stack.append((other, 0)) }
        } else {
          stack.removeLast()
          guard variables[Int(current)].mark != isDone else { continue }
          variables[Int(current)].mark = isDone
          if evaluate(current) { result.append(SolverVariable(index: current)) }
        }
      }
    }
    return result
  }

  /// Returns the external variables that depend on a change.
  private mutating func affectedVariables() -> ContiguousArray<Int32> {
    let mark = takeMark()
    var affected: ContiguousArray<Int32> = []
    var queue = changed
    changed.removeAll(keepingCapacity: true)
    for variable in queue { variables[Int(variable)].isChanged = false }
    while let variable = queue.popLast() {
      if variables[Int(variable)].kind == .external {
        guard variables[Int(variable)].mark != mark else { continue }
        variables[Int(variable)].mark = mark
        affected.append(variable)
      }
      queue.append(contentsOf: variables[Int(variable)].dependents.places)
    }
    return affected
  }

  private mutating func evaluate(_ variable: Int32) -> Bool {
    statistics.evaluations += 1
    let definition = variables[Int(variable)].definition
    var value = definition.constant
    for term in definition.terms {
      let row = variables[Int(term.variable)].row
      if variables[Int(term.variable)].kind == .external {
        value += term.coefficient * variables[Int(term.variable)].value
      } else if row >= 0 {
        value += term.coefficient * rows[Int(row)].constant
      }
    }
    let old = variables[Int(variable)].value
    guard value != old else { return false }
    variables[Int(variable)].value = value
    return abs(value - old) > 1e-9
  }

  /// Returns whether a variable could have another value at the same cost.
  package mutating func isAmbiguous(_ variable: SolverVariable) -> Bool {
    let terms = [SparseRow.Term(variable: variable.index, coefficient: 1)]
    let row = expanded(SparseRow(constant: 0, unsorted: terms))
    return row.terms.contains { term in
      let record = variables[Int(term.variable)]
      switch record.kind {
      case .external: return true
      case .dummy, .unused: return false
      case .slack, .error:
        guard record.cost.isZero else { return false }
        let limit = leavingRow(for: term.variable, direction: 1)?.step
        return (limit ?? 1) > LayoutSolver.feasibility
      }
    }
  }
}
