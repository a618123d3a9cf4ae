public import Atrium

extension View {
  /// Draws the view and its subviews, in their current appearance, into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the drawn view fills, in points, in the context's coordinates.
  ///   - afterUpdates: Whether pending layouts are performed first.
  /// - Returns: Whether the view was drawn; false if there is no current context, or if the view is empty.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContext.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard let bitmap = snapshot(scale: UIScreen.main.scale) else { return false }
    context.draw(Image(bitmap), in: rect)
    return true
  }
}

extension View {
  /// Returns a new view that shows a part of this view in its current appearance; nil for an empty part.
  ///
  /// - Parameters:
  ///   - rect: The part, in points, in the view's own coordinates.
  ///   - afterUpdates: Whether pending layouts are performed first.
  ///   - capInsets: The widths of the edges that keep their size when the new view is resized, in points.
  /// - Returns: The view, at the origin and with the size of the part.
  public func resizableSnapshotView(
    from rect: Rect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    if afterUpdates { layoutIfNeeded() }
    let scale = window?.scale ?? UIScreen.main.scale
    guard let bitmap = snapshot(scale: scale) else { return nil }
    let part = CGImage(bitmap).cropping(
      to: Rect(
        x: (rect.minX - bounds.minX) * scale, y: (rect.minY - bounds.minY) * scale,
        width: rect.width * scale, height: rect.height * scale))
    guard let part else { return nil }
    let image = Image(part.bitmap).resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    let view = ImageView(image: image)
    view.frame = Rect(origin: .zero, size: rect.size)
    return view
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
