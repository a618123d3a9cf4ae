extension View {
  /// What the constraints in this topmost view's tree have cost; nil if there are none.
  package var layoutSolverStatistics: SolverStatistics? {
    layoutState?.ownEngine?.solver.statistics
  }
}
