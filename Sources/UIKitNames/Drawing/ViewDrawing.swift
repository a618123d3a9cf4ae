public import Atrium

extension View {
  /// Draws the view and its subviews, in their current appearance, into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the drawing fills, in points, in the context's coordinates.
  ///   - afterUpdates: Whether pending layouts are performed first.
  /// - Returns: Whether something was drawn; false outside of drawing and for an empty view.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContext.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard let bitmap = snapshot(scale: UIScreen.main.scale) else { return false }
    context.draw(Image(bitmap), in: rect)
    return true
  }
}

extension CALayer {
  /// Draws the layer and its contents, in their current appearance, into a context.
  ///
  /// The origin of the layer's bounds is drawn at the context's origin.
  public func render(in context: GraphicsContext) {
    styled.layoutIfNeeded()
    guard let bitmap = styled.snapshot(scale: UIScreen.main.scale) else { return }
    context.draw(Image(bitmap), in: styled.bounds)
  }
}

/// The key under which layers store a transition.
public let kCATransition = "transition"
