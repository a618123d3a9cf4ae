import AtriumSolver

/// A system of constraints, for both solvers.
struct SolverProblem {
  struct Line {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: SolverRelation
    var constant: Double
    var strength: Double

    /// Returns the error of a solution.
    func violation(_ values: [Double]) -> Double {
      let left = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
      switch relation {
      case .equal: return abs(left - constant)
      case .lessThanOrEqual: return max(0, left - constant)
      case .greaterThanOrEqual: return max(0, constant - left)
      }
    }
  }

  var variableCount: Int
  var lines: [Line] = []

  /// The strengths below required, the highest first.
  var levels: [Double] { Set(lines.map(\.strength)).filter { $0 < 1000 }.sorted(by: >) }

  /// Returns the largest violation of a required line, followed by the error of the solution at each level.
  func violations(_ values: [Double]) -> [Double] {
    let required = lines.filter { $0.strength >= 1000 }.map { $0.violation(values) }.max() ?? 0
    return [required]
      + levels.map { level in
        lines.filter { $0.strength == level }.reduce(0) { $0 + $1.violation(values) }
      }
  }

  /// Returns the minimum violations by the textbook method, level by level, or nil if the required lines
  /// conflict.
  func smallestViolations() -> [Double]? {
    // Every variable is the difference of two columns. The slack or error columns follow.
    let width = 2 * variableCount + 2 * lines.count
    var rows: [[Double]] = []
    var right: [Double] = []
    for (index, line) in lines.enumerated() {
      var row = [Double](repeating: 0, count: width)
      for term in line.terms {
        row[2 * term.variable] += term.coefficient
        row[2 * term.variable + 1] -= term.coefficient
      }
      let own = 2 * variableCount + 2 * index
      let mayBreak = line.strength < 1000
      switch line.relation {
      case .equal where mayBreak: (row[own], row[own + 1]) = (1, -1)
      case .equal: break
      case .lessThanOrEqual: (row[own], row[own + 1]) = (1, mayBreak ? -1 : 0)
      case .greaterThanOrEqual: (row[own], row[own + 1]) = (-1, mayBreak ? 1 : 0)
      }
      rows.append(row)
      right.append(line.constant)
    }
    var result = [0.0]
    for level in levels {
      var cost = [Double](repeating: 0, count: width)
      for (index, line) in lines.enumerated() where line.strength == level {
        cost[2 * variableCount + 2 * index + 1] = 1
        if line.relation == .equal { cost[2 * variableCount + 2 * index] = 1 }
      }
      guard var simplex = DenseSimplex(rows: rows, right: right, columnCount: width) else {
        return nil
      }
      let best = simplex.minimum(of: cost)
      result.append(best)
      // From here the error of this level may not grow.
      rows.append(cost)
      right.append(best)
    }
    guard DenseSimplex(rows: rows, right: right, columnCount: width) != nil else { return nil }
    return result
  }
}
