import AtriumKit

/// A pan from the leading edge of the window.
///
/// It chooses the edge by itself, so that a program may give it another delegate, or none.
final class BackEdgeGestureRecognizer: ScreenEdgePanGestureRecognizer {
  /// Chooses the edge by the layout direction before the touches are examined.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
