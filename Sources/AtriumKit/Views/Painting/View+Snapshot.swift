import AtriumGeometry
public import AtriumGraphics

extension View {
  /// Makes a snapshot of the view and its subviews within the view's bounds, as they are drawn now.
  ///
  /// The views are drawn with their animated values, and may be off screen or covered. The view's own transform,
  /// opacity and ``isHidden`` have no effect. To lay out the view, call ``layoutIfNeeded()`` before.
  ///
  /// - Parameter scale: The number of pixels per point; nil stands for the window's scale, or 1 outside a window.
  /// - Returns: The snapshot; nil if the view is empty, if the scale is not a positive number, if the bitmap would be
  ///   larger than four 4K screens, or if there is not enough memory for it.
  public func snapshot(scale: Double? = nil) -> Bitmap? {
    let scale = scale ?? window?.scale ?? 1
    guard scale > 0, scale.isFinite else { return nil }
    return CompositingCache.picture(of: self, scale: scale)
  }

  /// Makes a view that shows a snapshot of this view at its current size.
  ///
  /// The snapshot does not change later. If the new view is resized, the snapshot is stretched.
  ///
  /// - Parameter afterUpdates: Whether pending layouts are performed first.
  /// - Returns: The view; nil if ``snapshot(scale:)`` returns nil.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    if afterUpdates { layoutIfNeeded() }
    return snapshot().map { SnapshotView($0, frame: Rect(origin: .zero, size: bounds.size)) }
  }
}
