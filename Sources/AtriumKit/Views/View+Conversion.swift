public import AtriumGeometry

extension View {
  /// Converts a point to another view's coordinates; nil stands for the window (V-9).
  ///
  /// Between views without transforms, the coordinates are rounded only once. A ``transform3D`` projects the point
  /// in the same way as the view's content. A point that is not in front of the viewpoint is returned unchanged.
  public func convert(_ point: Point, to view: View?) -> Point {
    ConversionRoute(from: self, to: view)?.apply(to: point) ?? point
  }

  /// Converts a point from another view's coordinates; nil stands for the window.
  public func convert(_ point: Point, from view: View?) -> Point {
    guard let view = view ?? window else { return point }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle to another view's coordinates, and returns its bounding box there (V-10).
  ///
  /// Between two branches of the tree, bounding boxes are computed twice: in the common ancestor and in the target
  /// (DC-29). If the view is nil, the rectangle is converted to the window's coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    ConversionRoute(from: self, to: view)?.apply(to: rect) ?? rect
  }

  /// Converts a rectangle from another view's coordinates, and returns its bounding box in this view.
  ///
  /// If the other view is nil, the rectangle is converted from the window's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let view = view ?? window else { return rect }
    return view.convert(rect, to: self)
  }

  /// Converts a point from the superview's coordinates to this view's coordinates, for hit testing.
  ///
  /// - Returns: The point; nil if the view is edge-on, or if the view is not visible at that point.
  // Not inlined into hitTest(_:with:), which would then need 4 KB of the stack for each nested view.
  @inline(never)
  func convertFromSuperview(_ point: Point) -> Point? {
    if let back = model.backProjection { return model.isEdgeOn ? nil : point.applying(back) }
    if model.isUpright { return point - model.origin + model.bounds.origin }
    return point.applying(model.fromSuperview)
  }
}
