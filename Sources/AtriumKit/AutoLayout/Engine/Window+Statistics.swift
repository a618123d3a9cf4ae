internal import AtriumSolver

extension Window {
  /// The work so far.
  package var statistics: WorkStatistics {
    var result = work
    if let engine = layoutState?.ownEngine { result.solver = engine.solver.statistics }
    return result
  }

  /// Counts one unit of work of a target above this one.
  package func count(_ kind: WorkStatistics.Kind) {
    work[kind] += 1
  }
}
