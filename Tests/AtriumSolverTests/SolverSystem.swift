import AtriumSolver

/// The solver, and a problem with the same constraints.
final class SolverSystem {
  private(set) var solver: LayoutSolver
  private(set) var problem: SolverProblem
  let variables: [SolverVariable]
  private var handles: [SolverConstraint] = []

  init(variableCount: Int) {
    problem = SolverProblem(variableCount: variableCount)
    var solver = LayoutSolver()
    variables = (0..<variableCount).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  /// Adds a line, unless it conflicts with others.
  ///
  /// - Returns: Whether the line was added; a conflict leaves everything unchanged.
  @discardableResult
  func add(_ line: SolverProblem.Line) -> Bool {
    let handle = solver.add(
      line.terms.map { SolverTerm(variables[$0.variable], $0.coefficient) }, line.relation,
      line.constant, strength: line.strength)
    guard solver.conflict.isEmpty else {
      solver.remove(handle)
      return false
    }
    problem.lines.append(line)
    handles.append(handle)
    return true
  }

  func remove(at index: Int) {
    solver.remove(handles.remove(at: index))
    problem.lines.remove(at: index)
  }

  /// Changes a constant, unless the new one conflicts with others.
  @discardableResult
  func setConstant(at index: Int, to constant: Double) -> Bool {
    let old = problem.lines[index].constant
    solver.setConstant(handles[index], to: constant)
    solver.solve()
    guard solver.conflict.isEmpty else {
      solver.setConstant(handles[index], to: old)
      solver.solve()
      return false
    }
    problem.lines[index].constant = constant
    return true
  }

  func values() -> [Double] {
    _ = solver.takeChanges()
    return variables.map { solver.value(of: $0) }
  }
}
