public import AtriumKit

extension StackView {
  /// After a view, this value means the stack's ``spacing``; as the stack's spacing, it means 0.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The standard distance between related views: 8 points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The distance that was set for the gap after a view; ``spacingUseDefault`` if none was.
  public func customSpacing(after arrangedSubview: View) -> Double {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// Sets the distance after a view, in place of ``spacing``, until the view is no longer arranged.
  ///
  /// Does nothing if the view is not arranged. While the view is hidden, the gap is that of the
  /// view before it. Traps if the number is not finite.
  ///
  /// - Parameters:
  ///   - spacing: In points; ``spacingUseDefault`` restores the stack's ``spacing``.
  ///   - arrangedSubview: The view before the gap.
  public func setCustomSpacing(_ spacing: Double, after arrangedSubview: View) {
    requireFiniteSpacing(spacing, "setCustomSpacing(_:after:)")
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == StackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The gap after a view, in points.
  func gap(after view: View) -> Double {
    let custom = customSpacing(after: view)
    let spacing = custom == StackView.spacingUseDefault ? self.spacing : custom
    switch spacing {
    case StackView.spacingUseDefault: return 0
    case StackView.spacingUseSystem: return StackView.systemSpacing
    default: return spacing
    }
  }

  /// The distance of ``spacingUseSystem``, in points.
  private static let systemSpacing = 8.0
}
