import AtriumKit

/// A pan from the leading edge of the navigation controller's view.
///
/// It chooses the edge by itself, so that a program may give it another delegate, or none. A container
/// inside a desktop's window does not reach the edge of the window, so the view's edge counts.
final class BackEdgeGestureRecognizer: ScreenEdgePanGestureRecognizer {
  /// Chooses the edge by the layout direction before the touches are examined.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    measuresFromView = true
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
