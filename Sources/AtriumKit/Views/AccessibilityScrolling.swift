public import AtriumGeometry

/// A view with content that assistive technologies can scroll, such as a scroll view.
@MainActor
public protocol AccessibilityScrolling: View {
  /// The area of the bounds in which content is completely visible, in points, in the view's coordinates.
  var accessibilityVisibleBounds: Rect { get }

  /// Scrolls by a distance without animation, but no further than the end of the content.
  ///
  /// - Parameter distance: The distance by which the visible area moves over the content, in points.
  func scrollAccessibilityContent(by distance: Vector)
}
