public import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// The rule by which the safe area insets are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// The safe area insets are added at the top and the bottom.
    ///
    /// They are also added at the sides if the content is wider than the view.
    case automatic
    /// The safe area insets are added along the axes of scrolling.
    ///
    /// The content scrolls along an axis if it is longer than the view, or if the view always bounces along that axis.
    case scrollableAxes
    /// The safe area insets are never added.
    case never
    /// The safe area insets are always added at all edges.
    case always
  }

  /// The effective insets of the content, in points.
  ///
  /// They are the sum of ``contentInset``, of the safe area insets that ``contentInsetAdjustmentBehavior`` adds, and
  /// of the space of an active ``refreshControl``.
  public var adjustedContentInset: EdgeInsets {
    var inset = contentInset.finite
    inset.top += refreshControl?.inset ?? 0
    let safe = safeAreaInsets
    guard safe != .zero else { return inset }
    let isWide = contentSize.width > bounds.width
    let isHigh = contentSize.height > bounds.height
    let (adjustsSides, adjustsEnds) =
      switch contentInsetAdjustmentBehavior {
      case .automatic: (isWide, true)
      case .scrollableAxes: (isWide || alwaysBounceHorizontal, isHigh || alwaysBounceVertical)
      case .never: (false, false)
      case .always: (true, true)
      }
    if adjustsEnds {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if adjustsSides {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Notifies the delegate if the effective insets have changed since the last call.
  func reportInset() {
    let inset = adjustedContentInset
    guard inset != reportedInset else { return }
    reportedInset = inset
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
