/// A linear relation on one axis of an item and the length of what it lies in.
struct LayoutEquation: Equatable {
  var origin = 0.0
  var length = 0.0
  /// The factor of the container's length.
  var total = 0.0
  var relation = SolverRelation.equal
  var constant = 0.0

  /// Whether the two differ in the constant at most.
  func hasSameTerms(as other: LayoutEquation) -> Bool {
    abs(origin - other.origin) < 1e-9 && abs(length - other.length) < 1e-9
      && abs(total - other.total) < 1e-9 && relation == other.relation
  }
}

extension LayoutEquation {
  /// What an autoresizing mask says about one axis, as two equations (V-15, V-16, DC-27).
  ///
  /// They keep the proportions in which the flexible parts share now.
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
    let far = total - origin - length
    let keepsOrigin = LayoutEquation(origin: 1, constant: origin)
    let keepsLength = LayoutEquation(length: 1, constant: length)
    let keepsFar = LayoutEquation(origin: 1, length: 1, total: -1, constant: -far)
    /// The part of the first; half of nothing.
    func share(_ first: Double, _ second: Double) -> Double {
      first + second == 0 ? 0.5 : first / (first + second)
    }
    if total == 0, flexible.length { return [keepsOrigin, keepsFar] }
    switch flexible {
    case (false, false, _): return [keepsOrigin, keepsLength]
    case (true, false, false): return [keepsFar, keepsLength]
    case (false, true, false): return [keepsOrigin, keepsFar]
    case (true, false, true):
      let near = share(origin, far)
      return [LayoutEquation(origin: 1, length: near, total: -near), keepsLength]
    case (true, true, false):
      let near = share(origin, length)
      return [keepsFar, LayoutEquation(origin: 1 - near, length: -near)]
    case (false, true, true):
      let part = share(length, far)
      return [keepsOrigin, LayoutEquation(length: 1, total: -part, constant: -part * origin)]
    case (true, true, true):
      let (near, part) = total == 0 ? (1.0 / 3, 1.0 / 3) : (origin / total, length / total)
      return [LayoutEquation(origin: 1, total: -near), LayoutEquation(length: 1, total: -part)]
    }
  }
}
