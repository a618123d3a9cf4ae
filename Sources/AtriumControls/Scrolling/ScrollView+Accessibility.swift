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

  /// Announces the page to which the user turns: its number, the number of pages, and the name of the page's view.
  func announcePage(at offset: Double, _ axis: ScrollAxis) {
    guard Accessibility.isVoiceOverRunning else { return }
    let (length, limits) = (bounds.size[axis], limits(axis))
    let count = ((limits.upperBound - limits.lowerBound) / length).rounded() + 1
    var index = ((offset - limits.lowerBound) / length).rounded()
    let isReversed = axis == .horizontal && isRightToLeft
    if isReversed { index = count - 1 - index }
    guard count.isFinite, index.isFinite else { return }
    let middle = offset + length / 2
    let view = subviews.first { view in
      let start = view.frame.origin[axis]
      return start <= middle && middle < start + view.frame.size[axis]
        && view.accessibilityLabel?.isEmpty == false
    }
    let place = String(localized: "Page %@ of %@", "\(Int(index) + 1)", "\(Int(count))")
    let name = view?.accessibilityLabel.map { ": \($0)" } ?? ""
    Accessibility.post(notification: .pageScrolled, argument: place + name)
  }
}
