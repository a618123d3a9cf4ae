/// The shares of a view's margins and length in a change of its superview's length, on one axis (V-16, DC-27).
///
/// The shares follow from the autoresizing mask.
///
/// ``View/autoresize(origin:length:in:to:flexible:)`` and the constraint equations of a mask use this type.
struct AutoresizingShares {
  /// A sum below this fraction of its maximum is a rounding error.
  private static let tolerance = 1e-12

  private let near: Double
  private let middle: Double
  /// The sum of the lengths of the flexible parts, among them ``near`` and ``middle``; never zero.
  private let sum: Double

  /// Computes the shares for one axis.
  ///
  /// - Parameters:
  ///   - origin: The distance from the near edge, in points.
  ///   - length: The length, in points.
  ///   - total: The superview's length, in points.
  ///   - flexible: Whether the near margin, the length and the far margin are flexible.
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
      // This case includes margins that cancel out, such as −5 and 5.
      let count = [flexible.near, flexible.length, flexible.far].count { $0 }
      (near, middle, self.sum) = (
        flexible.near ? 1 : 0, flexible.length ? 1 : 0, Double(max(1, count))
      )
    }
  }

  /// The change of the distance from the near edge per point of the superview's growth.
  var origin: Double { near / sum }
  /// The change of the length per point of the superview's growth.
  var length: Double { middle / sum }

  /// Returns the changes of the distance and of the length for a change of the superview's length, in points.
  ///
  /// They are whole numbers if the change can be divided evenly.
  func parts(of change: Double) -> (origin: Double, length: Double) {
    (change * near / sum, change * middle / sum)
  }
}
