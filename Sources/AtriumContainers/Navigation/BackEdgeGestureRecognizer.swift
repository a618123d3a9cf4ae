import AtriumKit

/// A pan from the leading edge of the navigation controller's view.
///
/// The recogniser chooses the edge itself, because a program may replace the delegate or remove it. The relevant
/// edge is the view's edge rather than the window's, because a container may be smaller than its window.
final class BackEdgeGestureRecognizer: ScreenEdgePanGestureRecognizer {
  /// Chooses the edge by the layout direction before the touches are examined.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    measuresFromView = true
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
