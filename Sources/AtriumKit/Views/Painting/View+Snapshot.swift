import AtriumGeometry
public import AtriumGraphics

extension View {
  /// Makes a picture of the view with its subviews, within its bounds, as they are drawn now.
  ///
  /// The views are drawn where their animations are, and need not be on screen or uncovered. The
  /// view's own transform, opacity and ``isHidden`` are left out. Lay the view out before, by
  /// ``layoutIfNeeded()``.
  ///
  /// - Parameter scale: Pixels a point; nil for the window's scale, or 1 outside a window.
  /// - Returns: The picture; nil if the view is empty, the scale is not a positive number, or there
  ///   is no memory for the picture.
  public func snapshot(scale: Double? = nil) -> Bitmap? {
    let scale = scale ?? window?.scale ?? 1
    guard scale > 0, scale.isFinite else { return nil }
    return CompositingCache.picture(of: self, scale: scale)
  }

  /// Makes a view that shows this one as it is drawn now, with its size.
  ///
  /// Its picture does not change any more; with another size it is stretched.
  ///
  /// - Parameter afterUpdates: Whether the view is laid out before, if it needs to.
  /// - Returns: The view; nil where ``snapshot(scale:)`` is nil.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    if afterUpdates { layoutIfNeeded() }
    return snapshot().map { SnapshotView($0, frame: Rect(origin: .zero, size: bounds.size)) }
  }
}
