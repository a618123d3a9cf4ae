/// A horizontal position of an item.
@MainActor
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the constraint `self = anchor + multiplier · 8 points`.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * systemSpacing)
  }

  /// Returns the constraint `self ≥ anchor + multiplier · 8 points`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }

  /// Returns the constraint `self ≤ anchor + multiplier · 8 points`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
  }
}
