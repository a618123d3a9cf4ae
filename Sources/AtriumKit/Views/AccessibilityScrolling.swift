public import AtriumGeometry

/// A view whose content assistive technologies can scroll, such as a scroll view.
@MainActor
public protocol AccessibilityScrolling: View {
  /// The part of the bounds in which content is fully visible, in points, in the view's coordinates.
  var accessibilityVisibleBounds: Rect { get }

  /// Scrolls without animation by a distance, or to the end of the content if the distance is longer.
  ///
  /// - Parameter distance: The distance by which the visible area moves over the content, in points.
  func scrollAccessibilityContent(by distance: Vector)
}
