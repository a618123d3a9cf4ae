package import AtriumSolver

extension View {
  /// The cost of the constraints in this topmost view's tree; nil without constraints.
  package var layoutSolverStatistics: SolverStatistics? {
    layoutState?.ownEngine?.solver.statistics
  }
}
