/// A vertical position of an item.
@MainActor
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the constraint `self = anchor + multiplier · 8 points`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * systemSpacing)
  }

  /// Returns the constraint `self ≥ anchor + multiplier · 8 points`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }

  /// Returns the constraint `self ≤ anchor + multiplier · 8 points`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }
}
