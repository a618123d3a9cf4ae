import AtriumSolver
import Testing

/// The solver on systems that were solved by hand.
struct SolverTests {
  typealias Line = SolverProblem.Line

  private static func line(
    _ terms: [(Int, Double)], _ relation: SolverRelation, _ constant: Double, at strength: Double
  ) -> Line {
    Line(
      terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
      constant: constant, strength: strength)
  }

  private static func solve(_ count: Int, _ lines: [Line]) -> [Double] {
    let system = SolverSystem(variableCount: count)
    for line in lines { #expect(system.add(line)) }
    return system.values()
  }

  @Test("two equations are solved")
  func equations() {
    let values = Self.solve(
      2,
      [
        Self.line([(0, 1), (1, 1)], .equal, 10, at: 1000),
        Self.line([(0, 1), (1, -1)], .equal, 4, at: 1000),
      ])
    #expect(values == [7, 3])
  }

  @Test("a thousand weak constraints do not outweigh one constraint of the next strength")
  func lexicographic() {
    var lines = (0..<1000).map { _ in Self.line([(0, 1)], .equal, 100, at: 250) }
    lines.append(Self.line([(0, 1)], .equal, 0, at: 251))
    #expect(Self.solve(1, lines) == [0])
    #expect(Self.solve(1, lines.reversed()) == [0])
  }

  @Test("each of a thousand priorities takes precedence over the priority below it")
  func allStrengths() {
    let priorities = Array(2...1000)
    let lines = priorities.enumerated().flatMap { variable, priority in
      [
        Self.line([(variable, 1)], .equal, 0, at: Double(priority - 1)),
        Self.line([(variable, 1)], .equal, Double(priority), at: Double(priority)),
      ]
    }
    #expect(Self.solve(priorities.count, lines) == priorities.map(Double.init))
  }

  @Test("errors of one strength are added, so the middle of three values is minimal")
  func median() {
    let values = Self.solve(
      1, [90, 10, 30].map { Self.line([(0, 1)], .equal, $0, at: 500) })
    #expect(values == [30])
  }

  @Test("a satisfied inequality has no cost and moves nothing")
  func slack() {
    let values = Self.solve(
      1,
      [
        Self.line([(0, 1)], .greaterThanOrEqual, 5, at: 1000),
        Self.line([(0, 1)], .lessThanOrEqual, 50, at: 1000),
        Self.line([(0, 1)], .equal, 20, at: 1),
      ])
    #expect(values == [20])
  }

  @Test("a removed constraint leaves no trace: the values are those of the remaining constraints")
  func removal() {
    let system = SolverSystem(variableCount: 2)
    system.add(Self.line([(0, 1)], .equal, 10, at: 1000))
    system.add(Self.line([(1, 1), (0, -2)], .equal, 1, at: 1000))
    system.add(Self.line([(0, 1)], .equal, 50, at: 250))
    #expect(system.values() == [10, 21])
    system.remove(at: 0)
    #expect(system.values() == [50, 101])
    system.remove(at: 0)
    #expect(system.values() == [50, 0])
    system.remove(at: 0)
    #expect(system.values() == [0, 0])
  }

  @Test("a chain in conflict is named without uninvolved constraints")
  func contradiction() {
    var solver = LayoutSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    func required(_ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double)
      -> SolverConstraint
    {
      solver.add(terms, relation, constant, strength: 1000)
    }
    let other = required([SolverTerm(z), SolverTerm(x, -1)], .equal, 3)
    let low = required([SolverTerm(x)], .greaterThanOrEqual, 10)
    let between = required([SolverTerm(y), SolverTerm(x, -1)], .equal, 5)
    #expect(solver.conflict.isEmpty)
    let high = required([SolverTerm(y)], .lessThanOrEqual, 12)
    #expect(Set(solver.conflict) == [low, between, high])
    #expect(!solver.conflict.contains(other))
    solver.remove(between)
    #expect(solver.conflict.isEmpty)
    _ = solver.takeChanges()
    #expect(solver.value(of: y) <= 12)
    #expect(solver.value(of: z) == solver.value(of: x) + 3)
  }

  @Test("a redundant equation is kept, and takes effect when the others are removed")
  func superfluous() {
    let system = SolverSystem(variableCount: 2)
    #expect(system.add(Self.line([(0, 1)], .equal, 4, at: 1000)))
    #expect(system.add(Self.line([(1, 1), (0, -1)], .equal, 2, at: 1000)))
    #expect(system.add(Self.line([(1, 1)], .equal, 6, at: 1000)))
    system.remove(at: 0)
    #expect(system.values() == [4, 6])
    #expect(!system.add(Self.line([(0, 1)], .equal, 5, at: 1000)))
    system.remove(at: 0)
    #expect(system.values() == [0, 6])
  }

  @Test("only changed values are reported, each once")
  func changes() {
    var solver = LayoutSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let head = solver.add([SolverTerm(variables[0])], .equal, 1, strength: 1000)
    for index in 1..<3 {
      _ = solver.add(
        [SolverTerm(variables[index]), SolverTerm(variables[index - 1], -1)], .equal, 1,
        strength: 1000)
    }
    _ = solver.add([SolverTerm(variables[3])], .equal, 7, strength: 1000)
    let first = solver.takeChanges()
    #expect(first.count == 4)
    #expect(Set(first) == Set(variables))
    let none = solver.takeChanges()
    #expect(none.isEmpty)
    solver.setConstant(head, to: 11)
    solver.solve()
    let changed = solver.takeChanges()
    #expect(changed.count == 3)
    #expect(Set(changed) == Set(variables[..<3]))
    #expect(variables.map { solver.value(of: $0) } == [11, 12, 13, 7])
  }

  @Test("values that no constraint determines are ambiguous, and others are not")
  func ambiguity() {
    var solver = LayoutSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add([SolverTerm(x)], .equal, 1, strength: 1000)
    _ = solver.add([SolverTerm(y)], .greaterThanOrEqual, 1, strength: 1000)
    let open = [solver.isAmbiguous(x), solver.isAmbiguous(y), solver.isAmbiguous(z)]
    #expect(open == [false, true, true])
    _ = solver.add([SolverTerm(y)], .equal, 0, strength: 1)
    let isOpen = solver.isAmbiguous(y)
    #expect(!isOpen)
  }

  @Test(
    "a chain of 10,000 variables has short definitions, and an edit in it needs no pivot and no new row"
  )
  func longChain() {
    var solver = LayoutSolver()
    let variables = (0..<10_000).map { _ in solver.makeVariable() }
    var middle = solver.add([SolverTerm(variables[0])], .equal, 0, strength: 1000)
    for index in 1..<10_000 {
      let constraint = solver.add(
        [SolverTerm(variables[index]), SolverTerm(variables[index - 1], -1)], .equal, 3,
        strength: 1000)
      if index == 9_000 { middle = constraint }
    }
    _ = solver.takeChanges()
    #expect(solver.value(of: variables[9_999]) == 29_997)
    let before = solver.statistics
    solver.setConstant(middle, to: 5)
    solver.solve()
    let changed = solver.takeChanges()
    #expect(changed.count == 1000)
    #expect(solver.statistics.pivots == before.pivots)
    #expect(solver.statistics.rowUpdates == before.rowUpdates)
    #expect(solver.statistics.evaluations - before.evaluations == 1000)
  }
}
