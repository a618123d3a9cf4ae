/// A linear expression: `constant + Σ coefficient · variable`.
struct SparseRow {
  struct Term {
    var variable: Int32
    var coefficient: Double
  }

  /// The limit below which a coefficient counts as a rounding error.
  static let tolerance = 1e-10

  var constant = 0.0
  /// The terms in the order of their variables, without duplicates and zero coefficients.
  private(set) var terms: ContiguousArray<Term> = []

  init() {}

  /// Makes a row from sorted terms.
  init(constant: Double, sorted terms: ContiguousArray<Term>) {
    self.constant = constant
    self.terms = terms
  }

  /// Makes a row from terms in any order; terms with the same variable are added up.
  init(constant: Double, unsorted parts: some Sequence<Term>) {
    self.constant = constant
    for part in parts.sorted(by: { $0.variable < $1.variable }) {
      if let last = terms.last, last.variable == part.variable {
        terms[terms.count - 1].coefficient += part.coefficient
      } else {
        terms.append(part)
      }
    }
    terms.removeAll { abs($0.coefficient) <= SparseRow.tolerance }
  }

  private func position(of variable: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a variable; 0 if the variable does not occur.
  func coefficient(of variable: Int32) -> Double {
    let place = position(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return 0 }
    return terms[place].coefficient
  }

  func contains(_ variable: Int32) -> Bool {
    let place = position(of: variable)
    return place < terms.count && terms[place].variable == variable
  }

  /// Solves `other = self` for a variable of this row, and replaces the row with the solution.
  ///
  /// - Parameters:
  ///   - variable: The variable to solve for.
  ///   - other: The variable on the left side; nil for 0.
  mutating func solve(for variable: Int32, equalTo other: Int32?) {
    let place = position(of: variable)
    let factor = -1 / terms[place].coefficient
    terms.remove(at: place)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    if let other {
      terms.insert(Term(variable: other, coefficient: -factor), at: position(of: other))
    }
  }

  /// Replaces a variable with a row.
  ///
  /// - Parameters:
  ///   - variable: The variable to replace; it must occur in this row.
  ///   - row: The row that the variable is equal to.
  ///   - inserted: A list to which the method adds the variables that did not occur before.
  ///   - removed: A list to which the method adds the variables that no longer occur, except the replaced variable.
  mutating func substitute(
    _ variable: Int32, by row: SparseRow, inserted: inout ContiguousArray<Int32>,
    removed: inout ContiguousArray<Int32>
  ) {
    let factor = coefficient(of: variable)
    var sum: ContiguousArray<Term> = []
    sum.reserveCapacity(terms.count + row.terms.count)
    var (mine, other) = (0, 0)
    while mine < terms.count || other < row.terms.count {
      let left = mine < terms.count ? terms[mine].variable : .max
      let right = other < row.terms.count ? row.terms[other].variable : .max
      if left < right {
        if left != variable { sum.append(terms[mine]) }
        mine += 1
      } else if right < left {
        sum.append(Term(variable: right, coefficient: row.terms[other].coefficient * factor))
        inserted.append(right)
        other += 1
      } else {
        let coefficient = terms[mine].coefficient + row.terms[other].coefficient * factor
        if abs(coefficient) > SparseRow.tolerance {
          sum.append(Term(variable: left, coefficient: coefficient))
        } else {
          removed.append(left)
        }
        mine += 1
        other += 1
      }
    }
    terms = sum
    constant += row.constant * factor
  }

  /// Removes a variable's term.
  mutating func drop(_ variable: Int32) {
    terms.removeAll { $0.variable == variable }
  }
}
