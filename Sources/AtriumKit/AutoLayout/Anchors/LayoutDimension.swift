/// The width or height of an item.
@MainActor
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns the constraint `self = constant`, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, constant)
  }

  /// Returns the constraint `self ≥ constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// Returns the constraint `self ≤ constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// Returns the constraint `self = multiplier · anchor + constant`, in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns the constraint `self ≥ multiplier · anchor + constant`, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns the constraint `self ≤ multiplier · anchor + constant`, in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func constraint(
    _ relation: LayoutConstraint.Relation, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, constant: constant)
  }
}
