import AtriumKit

extension Control {
  /// A place of the content on the horizontal axis.
  public enum ContentHorizontalAlignment: Hashable, Sendable {
    /// In the centre.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Over the whole width; text begins at the leading edge.
    case fill
    /// At the edge where lines begin.
    case leading
    /// At the edge where lines end.
    case trailing
  }

  /// A place of the content on the vertical axis.
  public enum ContentVerticalAlignment: Hashable, Sendable {
    /// In the centre.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// Over the whole height; text is in the centre.
    case fill
  }

  /// The horizontal alignment in the reading direction: the centre, left, right or fill.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  func contentAlignmentDidChange() {
    setNeedsDisplay()
    updateParts(animated: false)
  }
}
