/// A linear relation on one axis of an item and what it is measured against: what it lies in, or
/// another guide there.
struct LayoutEquation: Equatable {
  var origin = 0.0
  var length = 0.0
  /// The factor of the length of what it is measured against.
  var total = 0.0
  /// The factor of that one's origin.
  var start = 0.0
  var relation = SolverRelation.equal
  var constant = 0.0

  /// Whether the two differ in the constant at most.
  func hasSameTerms(as other: LayoutEquation) -> Bool {
    abs(origin - other.origin) < 1e-9 && abs(length - other.length) < 1e-9
      && abs(total - other.total) < 1e-9 && start == other.start && relation == other.relation
  }
}

extension LayoutEquation {
  /// What an autoresizing mask says about one axis, as two equations (V-15, V-16, DC-27).
  ///
  /// Origin and length each grow with the superview by the share that they have of its changes now:
  /// `origin = k · total + constant`, as UIKit's own do.
  ///
  /// - Parameters:
  ///   - origin: The distance from the near edge, in points.
  ///   - length: The length.
  ///   - total: The superview's length.
  ///   - flexible: Which of near margin, length, far margin stretch.
  /// - Returns: The equations.
  static func autoresizing(
    origin: Double, length: Double, in total: Double,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) -> [LayoutEquation] {
    let shares = AutoresizingShares(origin: origin, length: length, in: total, flexible: flexible)
    return [
      LayoutEquation(
        origin: 1, total: -shares.origin, constant: origin - shares.origin * total),
      LayoutEquation(
        length: 1, total: -shares.length, constant: length - shares.length * total),
    ]
  }
}
