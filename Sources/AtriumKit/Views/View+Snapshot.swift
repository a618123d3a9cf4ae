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
}
