public import AtriumKit

extension StackView {
  /// As the distance after a view, that of the whole stack; as the stack's own, none.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// As a distance: 8 points, the distance between views that belong together.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The distance that was set for the gap after a view; ``spacingUseDefault`` if none was.
  public func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// Sets the distance after a view, in place of ``spacing``, until the view is not arranged any more.
  ///
  /// Nothing happens if the view is not arranged. While it is hidden the gap is that of the view before
  /// it. Traps if the number is not finite.
  ///
  /// - Parameters:
  ///   - spacing: In points; ``spacingUseDefault`` takes the stack's ``spacing`` again.
  ///   - arrangedSubview: The view before the gap.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    requireFiniteSpacing(spacing, "setCustomSpacing(_:after:)")
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == StackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// How large the gap after a view is, in points.
  func gap(after view: View) -> Double {
    let custom = customSpacing(after: view)
    let spacing = custom == StackView.spacingUseDefault ? self.spacing : custom
    switch spacing {
    case StackView.spacingUseDefault: return 0
    case StackView.spacingUseSystem: return StackView.systemSpacing
    default: return spacing
    }
  }

  /// The distance between two views that belong together, in points.
  private static let systemSpacing = 8.0
}
