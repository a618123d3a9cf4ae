extension LayoutSolver {
  /// Adds a constraint in the form `row = 0`; the row contains the constraint's marker and partner.
  mutating func insert(_ row: SparseRow, for record: SolverConstraintRecord) {
    if let variable = freeVariable(in: row) {
      define(variable, by: row)
      return
    }
    var row = expanded(row)
    if let variable = row.terms.first(where: { isFree($0.variable) })?.variable {
      define(variable, by: row)
      return
    }
    let subject = subject(of: row, record)
    row.solve(for: subject, equalTo: nil)
    addRow(row, basis: subject)
    // The cost of a basic error moves to the variables that the error depends on.
    let cost = variables[Int(subject)].cost
    variables[Int(subject)].cost = SolverCost()
    if !cost.isZero {
      for term in row.terms { addCost(cost, times: term.coefficient, to: term.variable) }
    }
    if variables[Int(subject)].kind == .dummy, variables[Int(subject)].row >= 0 {
      // A dummy must leave the basis, or it would change with other variables.
      infeasibleRows.append(variables[Int(subject)].row)
    }
  }

  private func isFree(_ variable: Int32) -> Bool {
    variables[Int(variable)].kind == .external && !variables[Int(variable)].isDefined
  }

  /// Returns a variable for which the row can be solved without a cycle of definitions.
  ///
  /// A free variable is suitable if no definition depends on it yet, or if all external variables of the row are free.
  private func freeVariable(in row: SparseRow) -> Int32? {
    var (first, areAllFree): (Int32?, Bool) = (nil, true)
    for term in row.terms where variables[Int(term.variable)].kind == .external {
      guard isFree(term.variable) else {
        areAllFree = false
        continue
      }
      if variables[Int(term.variable)].dependents.isEmpty { return term.variable }
      first = first ?? term.variable
    }
    return areAllFree ? first : nil
  }

  /// Returns the constraint's slack, error or dummy for which the row is solved.
  private func subject(of row: SparseRow, _ record: SolverConstraintRecord) -> Int32 {
    guard record.errors.1 >= 0 else { return record.marker }
    // Of the two error variables, the one whose value is not negative is chosen.
    let value = -row.constant / row.coefficient(of: record.marker)
    return value >= 0 ? record.marker : record.partner
  }

  private mutating func addRow(_ row: SparseRow, basis variable: Int32) {
    let index: Int32
    if let unused = unusedRows.popLast() {
      index = unused
      rows[Int(index)] = row
      basis[Int(index)] = variable
    } else {
      index = Int32(rows.count)
      rows.append(row)
      basis.append(variable)
    }
    variables[Int(variable)].row = index
    for term in row.terms { variables[Int(term.variable)].rows.insert(index) }
    noteConstant(of: index)
  }

  // MARK: Definitions

  private mutating func define(_ variable: Int32, by row: SparseRow) {
    var definition = row
    definition.solve(for: variable, equalTo: nil)
    for term in definition.terms { variables[Int(term.variable)].dependents.insert(variable) }
    variables[Int(variable)].definition = definition
    variables[Int(variable)].isDefined = true
    noteChange(of: variable)
  }

  mutating func undefine(_ variable: Int32) {
    for term in variables[Int(variable)].definition.terms {
      variables[Int(term.variable)].dependents.noteRemoval()
    }
    variables[Int(variable)].definition = SparseRow()
    variables[Int(variable)].isDefined = false
    noteChange(of: variable)
  }

  mutating func substitute(_ variable: Int32, by row: SparseRow, inDefinitionOf dependent: Int32) {
    var (inserted, removed): (ContiguousArray<Int32>, ContiguousArray<Int32>) = ([], [])
    variables[Int(dependent)].definition.substitute(
      variable, by: row, inserted: &inserted, removed: &removed)
    for term in inserted { variables[Int(term)].dependents.insert(dependent) }
    for term in removed { variables[Int(term)].dependents.noteRemoval() }
    noteChange(of: dependent)
  }

  /// Returns the row in terms of free and non-basic variables only.
  mutating func expanded(_ row: SparseRow) -> SparseRow {
    let order = dependencies(of: row)
    for variable in order { variables[Int(variable)].weight = 0 }
    for term in row.terms { variables[Int(term.variable)].weight = term.coefficient }
    var constant = row.constant
    var leaves: ContiguousArray<SparseRow.Term> = []
    // Dependent variables come first, so that each variable is replaced once.
    for variable in order.reversed() {
      let weight = variables[Int(variable)].weight
      guard abs(weight) > SparseRow.tolerance else { continue }
      guard let meaning = meaning(of: variable) else {
        leaves.append(SparseRow.Term(variable: variable, coefficient: weight))
        continue
      }
      constant += weight * meaning.constant
      for term in meaning.terms {
        variables[Int(term.variable)].weight += weight * term.coefficient
      }
    }
    leaves.sort { $0.variable < $1.variable }
    return SparseRow(constant: constant, sorted: leaves)
  }

  /// Returns the row that defines a variable; nil if the variable is free or non-basic.
  private func meaning(of variable: Int32) -> SparseRow? {
    if variables[Int(variable)].isDefined { return variables[Int(variable)].definition }
    let row = variables[Int(variable)].row
    return row >= 0 ? rows[Int(row)] : nil
  }

  /// Returns all variables that a row depends on, each after the variables in its definition.
  mutating func dependencies(of row: SparseRow) -> ContiguousArray<Int32> {
    let mark = takeMark()
    var order: ContiguousArray<Int32> = []
    // An explicit stack, since a chain of definitions may be ten thousand long.
    typealias Step = (variable: Int32, terms: ContiguousArray<SparseRow.Term>, next: Int)
    var stack: ContiguousArray<Step> = [(-1, row.terms, 0)]
    while let top = stack.last {
      guard top.next < top.terms.count else {
        stack.removeLast()
        if top.variable >= 0 { order.append(top.variable) }
        continue
      }
      stack[stack.count - 1].next += 1
      let variable = top.terms[top.next].variable
      guard variables[Int(variable)].mark != mark else { continue }
      variables[Int(variable)].mark = mark
      if let meaning = meaning(of: variable) {
        stack.append((variable, meaning.terms, 0))
      } else {
        order.append(variable)
      }
    }
    return order
  }

  mutating func takeMark() -> Int32 {
    lastMark += 1
    return lastMark
  }
}
