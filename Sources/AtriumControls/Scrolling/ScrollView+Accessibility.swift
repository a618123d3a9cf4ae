public import AtriumGeometry
public import AtriumKit

extension ScrollView: AccessibilityScrolling {
  /// The bounds inside the ``adjustedContentInset``.
  public var accessibilityVisibleBounds: Rect { bounds.inset(by: adjustedContentInset) }

  /// Moves the ``contentOffset`` by a distance, within the limits of the content.
  public func scrollAccessibilityContent(by distance: Vector) {
    guard distance.dx.isFinite, distance.dy.isFinite else { return }
    let target = Point(
      x: limits(.horizontal).clamping(contentOffset.x + distance.dx),
      y: limits(.vertical).clamping(contentOffset.y + distance.dy))
    if target != contentOffset { setContentOffset(target, animated: false) }
  }
}
