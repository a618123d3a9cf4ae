import AtriumSolver
import Testing
import TestSupport

/// Random systems and random edits, compared with the textbook method on the same system.
struct SolverRandomTests {
  private static func line(_ count: Int, _ generator: inout SeededGenerator) -> SolverProblem.Line {
    let coefficients = [1.0, -1, 1, -1, 0.5, 2]
    let strengths = [1000.0, 1000, 1000, 999, 750, 750, 251, 250, 250, 50]
    let relations: [SolverRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let terms = (0...generator.below(3)).map { _ in
      (variable: generator.below(count), coefficient: coefficients[generator.below(6)])
    }
    return SolverProblem.Line(
      terms: terms, relation: relations[generator.below(3)],
      constant: constant(&generator), strength: strengths[generator.below(strengths.count)])
  }

  private static func constant(_ generator: inout SeededGenerator) -> Double {
    Double(generator.below(41) - 20) * 5
  }

  /// Adds, edits and removes at random.
  ///
  /// Every state must be as good as the textbook's at each strength.
  @Test(
    "at every strength the error is minimal, after any history",
    arguments: RandomRunSettings.seeds(60))
  func optimal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 2 + generator.below(5)
    let system = SolverSystem(variableCount: count)
    for step in 0..<30 {
      let choice = generator.below(10)
      if choice < 5 || system.problem.lines.isEmpty {
        let line = Self.line(count, &generator)
        if !system.add(line) {
          var refused = system.problem
          refused.lines.append(line)
          #expect(refused.smallestViolations() == nil, "seed \(seed), step \(step)")
        }
      } else if choice < 8 {
        let index = generator.below(system.problem.lines.count)
        let constant = Self.constant(&generator)
        if !system.setConstant(at: index, to: constant) {
          var refused = system.problem
          refused.lines[index].constant = constant
          #expect(refused.smallestViolations() == nil, "seed \(seed), step \(step)")
        }
      } else {
        system.remove(at: generator.below(system.problem.lines.count))
      }
      let found = system.problem.violations(system.values())
      guard let best = system.problem.smallestViolations() else {
        Issue.record("seed \(seed), step \(step): the textbook finds no solution")
        return
      }
      for (mine, theirs) in zip(found, best) {
        #expect(abs(mine - theirs) < 1e-6, "seed \(seed), step \(step): \(found), not \(best)")
      }
    }
  }

  /// Makes the same comparison for a system like that of a form with a few views.
  ///
  /// The textbook method is slow for this size, so it is used rarely.
  @Test(
    "with twenty variables and priorities of all kinds the error is minimal too",
    arguments: RandomRunSettings.seeds(4))
  func optimalOfMany(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let system = SolverSystem(variableCount: 20)
    while system.problem.lines.count < 45 { system.add(Self.line(20, &generator)) }
    for round in 0..<2 {
      for _ in 0..<8 {
        let index = generator.below(system.problem.lines.count)
        switch generator.below(3) {
        case 0: system.add(Self.line(20, &generator))
        case 1: system.remove(at: index)
        default: system.setConstant(at: index, to: Self.constant(&generator))
        }
      }
      let found = system.problem.violations(system.values())
      guard let best = system.problem.smallestViolations() else {
        Issue.record("seed \(seed), round \(round): the textbook finds no solution")
        return
      }
      #expect(found.count > 4, "seed \(seed)")
      for (mine, theirs) in zip(found, best) {
        #expect(abs(mine - theirs) < 1e-6, "seed \(seed), round \(round): \(found), not \(best)")
      }
    }
  }

  /// Gives every variable a weakest constraint with its own strength, so that the optimum is unique.
  @Test(
    "after any edits the values equal those of a new system",
    arguments: RandomRunSettings.seeds(40))
  func incremental(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 3 + generator.below(5)
    let system = SolverSystem(variableCount: count)
    for variable in 0..<count {
      system.add(
        SolverProblem.Line(
          terms: [(variable: variable, coefficient: 1)], relation: .equal,
          constant: Self.constant(&generator), strength: 1 + Double(variable)))
    }
    for step in 0..<40 {
      let choice = generator.below(10)
      let lines = system.problem.lines.count
      if choice < 4 || lines == count {
        system.add(Self.line(count, &generator))
      } else if choice < 8 {
        system.setConstant(at: generator.below(lines), to: Self.constant(&generator))
      } else {
        system.remove(at: count + generator.below(lines - count))
      }
      let fresh = SolverSystem(variableCount: count)
      for line in system.problem.lines.reversed() { fresh.add(line) }
      for (mine, theirs) in zip(system.values(), fresh.values()) {
        #expect(abs(mine - theirs) < 1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(
    "the constraints of a reported conflict contradict each other, and without any one of them they do not",
    arguments: RandomRunSettings.seeds(60))
  func contradictions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 2 + generator.below(4)
    var solver = LayoutSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var lines: [SolverConstraint: SolverProblem.Line] = [:]
    for _ in 0..<40 {
      var line = Self.line(count, &generator)
      line.strength = 1000
      let handle = solver.add(
        line.terms.map { SolverTerm(variables[$0.variable], $0.coefficient) }, line.relation,
        line.constant, strength: 1000)
      lines[handle] = line
      guard !solver.conflict.isEmpty else { continue }
      let chain = solver.conflict.compactMap { lines[$0] }
      #expect(
        SolverProblem(variableCount: count, lines: chain).smallestViolations() == nil,
        "seed \(seed)")
      for index in chain.indices {
        var rest = chain
        rest.remove(at: index)
        #expect(
          SolverProblem(variableCount: count, lines: rest).smallestViolations() != nil,
          "seed \(seed): \(chain) holds one too many")
      }
      solver.remove(handle)
      lines[handle] = nil
    }
  }
}
