/// How a view's margins and length share a change of its superview's length, by the autoresizing mask on one axis
/// (V-16, DC-27).
///
/// ``View/autoresize(origin:length:in:to:flexible:)`` and the constraint equations of a mask both
/// use this type.
struct AutoresizingShares {
  /// A sum below this fraction of its largest possible value is a rounding error.
  private static let tolerance = 1e-12

  private let near: Double
  private let middle: Double
  /// The sum of the flexible parts, which include ``near`` and ``middle``; never zero.
  private let sum: Double

  /// Computes the shares for one axis.
  ///
  /// - Parameters:
  ///   - origin: The distance from the near edge, in points.
  ///   - length: The length, in points.
  ///   - total: The superview's length, in points.
  ///   - flexible: Whether the near margin, the length and the far margin stretch.
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
      // This case includes margins that cancel each other out, such as −5 and 5.
      let count = [flexible.near, flexible.length, flexible.far].count { $0 }
      (near, middle, self.sum) = (
        flexible.near ? 1 : 0, flexible.length ? 1 : 0, Double(max(1, count))
      )
    }
  }

  /// The change of the distance from the near edge for each point by which the superview grows.
  var origin: Double { near / sum }
  /// The change of the length for each point by which the superview grows.
  var length: Double { middle / sum }

  /// Returns the changes of the distance and of the length for a change of the superview's length,
  /// in points; whole numbers if the change divides evenly.
  func parts(of change: Double) -> (origin: Double, length: Double) {
    (change * near / sum, change * middle / sum)
  }
}
