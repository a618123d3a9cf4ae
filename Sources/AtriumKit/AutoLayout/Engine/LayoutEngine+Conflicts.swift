internal import AtriumSolver
internal import Logging

extension LayoutEngine {
  /// Drops constraints until the remaining ones can be satisfied, and logs each new conflict of a view tree.
  func resolveConflicts() {
    while !solver.conflict.isEmpty {
      let chain = solver.conflict
      guard let victim = victim(of: chain) else {
        if let last = chain.last { removeFromSolver(last) }
        continue
      }
      let lines = lines(of: chain)
      removeFromSolver(victim.handle)
      installed[ObjectIdentifier(victim.constraint)] = nil
      noteDropped(victim.constraint, chain: Set(chain).subtracting([victim.handle]), lines: lines)
    }
  }

  /// Returns the constraint to drop because of a conflict: the constraint that was activated last.
  ///
  /// The result is nil if the conflict has only requirements of the items themselves.
  private func victim(
    of chain: [SolverConstraint]
  ) -> (handle: SolverConstraint, constraint: LayoutConstraint)? {
    var newest: (handle: SolverConstraint, constraint: LayoutConstraint)?
    for handle in chain {
      guard case .constraint(let constraint)? = sources[handle] else { continue }
      if let known = newest, known.constraint.order > constraint.order { continue }
      newest = (handle, constraint)
    }
    return newest
  }

  /// Returns one line for each constraint of a conflict.
  ///
  /// Different constraints with the same description have separate lines. All equations of one requirement of an
  /// item share one line.
  private func lines(of chain: [SolverConstraint]) -> [String] {
    var named: Set<ConstraintSource.Identity> = []
    return chain.compactMap { sources[$0] }.filter { named.insert($0.identity).inserted }
      .map(\.description).sorted()
  }

  private func noteDropped(
    _ constraint: LayoutConstraint, chain: Set<SolverConstraint>, lines: [String]
  ) {
    let report = lines.joined(separator: "\n  ")
    let isKnown = reported[ObjectIdentifier(constraint)] == report
    reported[ObjectIdentifier(constraint)] = report
    dropped.append(DroppedConstraint(constraint: constraint, chain: chain))
    guard !isKnown, request == nil else { return }
    LayoutEngine.logger.warning(
      """
      These constraints cannot all be kept:
        \(report)
      Dropped until one of them changes: \(constraint). Give one of them a priority below 1000, or \
      deactivate it\(lines.contains { $0.contains("autoresizing mask") } ? """
      ; a view that constraints place needs translatesAutoresizingMaskIntoConstraints = false
      """ : "").
      """)
  }

  /// Schedules another attempt for all dropped constraints, if one of their conflicts contained a given constraint.
  ///
  /// The given constraint has been changed or removed.
  func noteRelease(of constraint: SolverConstraint) {
    if !retriesDropped, dropped.contains(where: { $0.chain.contains(constraint) }) {
      retriesDropped = true
    }
  }

  /// Adds the dropped constraints again; those that still conflict are dropped again.
  func retryDropped() {
    retriesDropped = false
    let candidates = dropped.map(\.constraint).sorted { $0.order < $1.order }
    dropped = []
    for constraint in candidates { install(constraint) }
    retriesDropped = false
    let waiting = Set(dropped.map { ObjectIdentifier($0.constraint) })
    reported = reported.filter { waiting.contains($0.key) }
  }
}
