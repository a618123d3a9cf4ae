package import AtriumGeometry

/// The metrics that a view uses in constraints instead of the metrics of its class.
///
/// Interface Builder lays out UIKit's controls, which differ in size from Atrium's controls. Views get the same
/// frames as in the file only with the metrics of UIKit's controls.
package struct DeclaredMetrics: Hashable, Sendable {
  /// The width of the content, in points; nil keeps the width of the class.
  package var width: Double?
  /// The height of the content, in points; nil keeps the height of the class.
  package var height: Double?
  /// The insets from the edges of the frame to the edges that constraints align, in points.
  package var alignment = EdgeInsets.zero

  /// Makes metrics; nil keeps the value of the class.
  package init(width: Double? = nil, height: Double? = nil, alignment: EdgeInsets = .zero) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }
}

extension View {
  /// The metrics that the view uses instead of those of its class; nil if there are none.
  package var declaredMetrics: DeclaredMetrics? {
    get { layoutState?.declaredMetrics }
    set {
      guard newValue != declaredMetrics else { return }
      madeLayoutState.declaredMetrics = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The content size for constraints: the declared size, or ``intrinsicContentSize`` if none is declared.
  package var layoutContentSize: Size {
    guard let declared = layoutState?.declaredMetrics else { return intrinsicContentSize }
    if let width = declared.width, let height = declared.height {
      return Size(width: width, height: height)
    }
    let own = intrinsicContentSize
    return Size(width: declared.width ?? own.width, height: declared.height ?? own.height)
  }

  /// Returns the offset from an attribute of the frame to the same attribute of the aligned rectangle, in points.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - isMirrored: Whether the constraint measures positions from right to left.
  /// - Returns: The offset; 0 without a declared alignment.
  func alignmentOffset(
    of attribute: LayoutConstraint.Attribute, isMirrored: Bool
  ) -> Double {
    guard let insets = layoutState?.declaredMetrics?.alignment, insets != .zero else { return 0 }
    switch attribute {
    case .left: return insets.left
    case .right: return -insets.right
    case .leading: return isMirrored ? insets.right : insets.left
    case .trailing: return isMirrored ? -insets.left : -insets.right
    case .top: return insets.top
    case .bottom: return -insets.bottom
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    case .centerX: return (insets.left - insets.right) / 2 * (isMirrored ? -1 : 1)
    case .centerY: return (insets.top - insets.bottom) / 2
    default: return 0
    }
  }

  /// The top and bottom margin of a view with the side margins of iOS, in points; nil by default.
  ///
  /// If the value is set, the left and right margins are 16 points, or 20 points if the view is at least 414 points
  /// wide, as for controllers' views and cells in iOS. The property has no effect if margins have been set.
  package var screenMarginHeight: Double? {
    get { layoutState?.screenMarginHeight }
    set {
      guard newValue != screenMarginHeight else { return }
      madeLayoutState.screenMarginHeight = newValue
      noteMarginsChange()
    }
  }

  /// The margins that depend on the width, in points; nil for a view without such margins.
  var screenMargins: EdgeInsets? {
    let height = layoutState?.screenMarginHeight ?? (hasMinimumMargins ? 0 : nil)
    return height.map {
      EdgeInsets(top: $0, left: screenMargin, bottom: $0, right: screenMargin)
    }
  }

  /// The left and right margin of a controller's view that is as wide as this view, in points (V-82).
  var screenMargin: Double { bounds.width < View.wideScreen ? 16 : 20 }

  /// Whether the left and right margins are at least ``screenMargin`` (V-82).
  var hasMinimumMargins: Bool {
    viewController?.viewRespectsSystemMinimumLayoutMargins ?? false
  }

  /// Notifies the view and its guides if a change of the width changes margins that depend on the width.
  func noteWidthForMargins(from old: Double) {
    guard (old < View.wideScreen) != (bounds.width < View.wideScreen),
      hasMinimumMargins
        || layoutState?.screenMarginHeight != nil && layoutState?.margins == nil
    else { return }
    noteMarginsChange()
  }

  /// The minimum width of a view with wide margins, in points.
  private static let wideScreen = 414.0
}
