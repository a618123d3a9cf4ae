/// The textbook simplex method on a full table, as an independent model of the solver.
///
/// Finds `x ≥ 0` with `rows · x = right` and the minimum `cost · x`, in two phases, with Bland's rule
/// throughout.
struct DenseSimplex {
  private var table: [[Double]]
  private var basis: [Int]
  private let columnCount: Int

  /// Makes the problem feasible with artificial variables; nil if it has no solution.
  init?(rows: [[Double]], right: [Double], columnCount: Int) {
    self.columnCount = columnCount
    let count = rows.count
    table = []
    basis = Array(columnCount..<(columnCount + count))
    for (index, row) in rows.enumerated() {
      let sign = right[index] < 0 ? -1.0 : 1
      var line = row.map { $0 * sign }
      for other in 0..<count { line.append(other == index ? 1 : 0) }
      line.append(right[index] * sign)
      table.append(line)
    }
    var artificial = [Double](repeating: 0, count: columnCount + count)
    for index in 0..<count { artificial[columnCount + index] = 1 }
    guard minimize(artificial, columns: columnCount + count) < 1e-7 else { return nil }
    // An artificial variable that remains is zero. Any variable replaces it, or its row is redundant.
    for index in table.indices where basis[index] >= columnCount {
      if let column = (0..<columnCount).first(where: { abs(table[index][$0]) > 1e-9 }) {
        pivot(row: index, column: column)
      }
    }
  }

  /// Returns the minimum cost.
  mutating func minimum(of cost: [Double]) -> Double {
    minimize(cost + [Double](repeating: 0, count: basis.count), columns: columnCount)
  }

  private mutating func minimize(_ cost: [Double], columns: Int) -> Double {
    let last = (table.first?.count ?? 1) - 1
    while true {
      func reduced(_ column: Int) -> Double {
        cost[column] - table.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1][column] }
      }
      guard let column = (0..<columns).first(where: { reduced($0) < -1e-9 }) else { break }
      var best: (row: Int, step: Double)?
      for row in table.indices where table[row][column] > 1e-9 {
        let step = table[row][last] / table[row][column]
        if let known = best,
          step > known.step || (step == known.step && basis[row] > basis[known.row])
        {
          continue
        }
        best = (row, step)
      }
      guard let best else { return -.infinity }
      pivot(row: best.row, column: column)
    }
    return table.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1][last] }
  }

  private mutating func pivot(row: Int, column: Int) {
    let factor = table[row][column]
    table[row] = table[row].map { $0 / factor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }
}
