internal import AtriumSolver

extension Window {
  /// The amount of work done so far.
  package var statistics: WorkStatistics {
    var result = work
    if let engine = layoutState?.ownEngine { result.solver = engine.solver.statistics }
    return result
  }

  /// The work counts of the window that was created last or had the last turn; zero if there is no window.
  package static var latestStatistics: WorkStatistics {
    Window.list.latest?.statistics ?? WorkStatistics()
  }

  /// Counts work that is done in a higher-level module, one unit by default.
  package func count(_ kind: WorkStatistics.Kind, by amount: Int = 1) {
    work[kind] += amount
  }
}
