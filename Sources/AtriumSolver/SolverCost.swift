/// The cost of one unit of a variable, separated by strength.
///
/// Strengths are never combined into one number, since a thousand strengths would not fit into the 53 bits
/// of a `Double`. The highest strength in which two costs differ decides which cost is lower.
struct SolverCost {
  private struct Part {
    var strength: Double
    var amount: Double
  }

  /// The limit below which an amount counts as a rounding error.
  private static let tolerance = 1e-9

  /// The amounts that are not zero, with the highest strength first.
  private var parts: ContiguousArray<Part> = []

  init() {}

  init(strength: Double) {
    parts = [Part(strength: strength, amount: 1)]
  }

  var isZero: Bool { parts.isEmpty }

  /// Whether increasing the variable lowers the cost.
  var isNegative: Bool { (parts.first?.amount ?? 0) < 0 }

  mutating func add(_ other: SolverCost, times factor: Double) {
    guard !other.parts.isEmpty else { return }
    if parts.count == 1, other.parts.count == 1, parts[0].strength == other.parts[0].strength {
      parts[0].amount += other.parts[0].amount * factor
      if abs(parts[0].amount) <= SolverCost.tolerance { parts.removeAll() }
      return
    }
    var sum: ContiguousArray<Part> = []
    sum.reserveCapacity(parts.count + other.parts.count)
    var (mine, theirs) = (0, 0)
    while mine < parts.count || theirs < other.parts.count {
      let left = mine < parts.count ? parts[mine].strength : -1
      let right = theirs < other.parts.count ? other.parts[theirs].strength : -1
      var part = Part(strength: max(left, right), amount: 0)
      if left >= right {
        part.amount += parts[mine].amount
        mine += 1
      }
      if right >= left {
        part.amount += other.parts[theirs].amount * factor
        theirs += 1
      }
      if abs(part.amount) > SolverCost.tolerance { sum.append(part) }
    }
    parts = sum
  }

  /// Returns whether `self / divisor` is below `other / otherDivisor`; both divisors are positive.
  func isLess(_ divisor: Double, than other: SolverCost, _ otherDivisor: Double) -> Bool {
    var (mine, theirs) = (0, 0)
    while mine < parts.count || theirs < other.parts.count {
      let left = mine < parts.count ? parts[mine].strength : -1
      let right = theirs < other.parts.count ? other.parts[theirs].strength : -1
      var (mineAmount, otherAmount) = (0.0, 0.0)
      if left >= right {
        mineAmount = parts[mine].amount / divisor
        mine += 1
      }
      if right >= left {
        otherAmount = other.parts[theirs].amount / otherDivisor
        theirs += 1
      }
      if abs(mineAmount - otherAmount) > SolverCost.tolerance { return mineAmount < otherAmount }
    }
    return false
  }
}
