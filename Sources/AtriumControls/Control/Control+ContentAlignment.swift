import AtriumKit

extension Control {
  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Hashable, Sendable {
    /// In the centre.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// The content fills the width; text begins at the leading edge.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Hashable, Sendable {
    /// In the centre.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// The content fills the height; text is centred.
    case fill
  }

  /// The horizontal alignment, with leading and trailing resolved to left or right for the layout
  /// direction.
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
