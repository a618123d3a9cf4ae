/// How much of a change of its superview's length each part of an axis takes by a mask (V-16, DC-27).
///
/// The one place that knows: ``View/autoresize(origin:length:in:to:flexible:)`` and the equations that
/// constraints make of a mask both ask here.
struct AutoresizingShares {
  /// What is nearer to zero than this part of what it was added up from came from rounding.
  private static let tolerance = 1e-12

  private let near: Double
  private let middle: Double
  /// What ``near`` and ``middle`` are parts of; never zero.
  private let sum: Double

  /// Finds the shares.
  ///
  /// - Parameters:
  ///   - origin: The distance from the near edge, in points.
  ///   - length: The length.
  ///   - total: The superview's length.
  ///   - flexible: Which of near margin, length, far margin stretch.
  init(
    origin: Double, length: Double, in total: Double,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) {
    let parts = [flexible.near ? origin : 0, flexible.length ? length : 0]
    let sum = parts[0] + parts[1] + (flexible.far ? total - origin - length : 0)
    let scale = abs(origin) + abs(length) + abs(total)
    if total == 0, flexible.length {
      (near, middle, self.sum) = (0, 1, 1)
    } else if abs(sum) > AutoresizingShares.tolerance * scale {
      (near, middle, self.sum) = (parts[0], parts[1], sum)
    } else {
      // Also what cancels out: one margin as far below zero as the other is above.
      let count = [flexible.near, flexible.length, flexible.far].count { $0 }
      (near, middle, self.sum) = (
        flexible.near ? 1 : 0, flexible.length ? 1 : 0, Double(max(1, count))
      )
    }
  }

  /// How much the distance from the near edge grows with each point of the superview.
  var origin: Double { near / sum }
  /// How much the length grows with each point of the superview.
  var length: Double { middle / sum }

  /// What the two take of a change, in points; in whole numbers if they come out even.
  func parts(of change: Double) -> (origin: Double, length: Double) {
    (change * near / sum, change * middle / sum)
  }
}
