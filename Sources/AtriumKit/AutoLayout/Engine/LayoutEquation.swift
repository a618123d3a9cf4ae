import AtriumSolver

/// A linear relation between an item and its reference on one axis.
///
/// The reference is the item's container, or another guide of that container.
struct LayoutEquation: Equatable {
  var origin = 0.0
  var length = 0.0
  /// The factor of the reference's length.
  var total = 0.0
  /// The factor of the reference's origin.
  var start = 0.0
  var relation = SolverRelation.equal
  var constant = 0.0

  /// Returns whether two equations differ in the constant at most.
  func hasSameTerms(as other: LayoutEquation) -> Bool {
    abs(origin - other.origin) < 1e-9 && abs(length - other.length) < 1e-9
      && abs(total - other.total) < 1e-9 && start == other.start && relation == other.relation
  }
}

extension LayoutEquation {
  /// Returns the equations of an autoresizing mask on one axis (V-15, V-16, DC-27).
  ///
  /// The origin and the length each get a share of every change of the superview's length: `origin = k · total +
  /// constant`, as in UIKit.
  ///
  /// - Parameters:
  ///   - origin: The distance from the near edge, in points.
  ///   - length: The length, in points.
  ///   - total: The superview's length, in points.
  ///   - flexible: Whether the near margin, the length and the far margin are flexible.
  /// - Returns: The two equations.
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
