public import AtriumGeometry

extension View {
  /// Converts a point to another view's coordinates, or to the window's if that view is nil (V-9).
  ///
  /// Between views without transforms it is rounded only once. Through a ``transform3D`` it is
  /// projected as drawn; a point that is not in front of the eye stays unchanged.
  public func convert(_ point: Point, to view: View?) -> Point {
    ConversionRoute(from: self, to: view)?.apply(to: point) ?? point
  }

  /// Converts a point from another view's coordinates, or from the window's if that view is nil.
  public func convert(_ point: Point, from view: View?) -> Point {
    guard let view = view ?? window else { return point }
    return view.convert(point, to: self)
  }

  /// The bounding box of a rectangle in another view's coordinates (V-10).
  ///
  /// Between two branches the box is taken twice: in the common ancestor and in the target (DC-29).
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    ConversionRoute(from: self, to: view)?.apply(to: rect) ?? rect
  }

  /// The bounding box of another view's rectangle in this view's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let view = view ?? window else { return rect }
    return view.convert(rect, to: self)
  }

  /// Converts the superview's point to this view's coordinates, for touches.
  ///
  /// - Returns: The point; nil if the view is edge-on, or if nothing of it is visible there.
  func convertFromSuperview(_ point: Point) -> Point? {
    if let back = model.backProjection { return model.isEdgeOn ? nil : point.applying(back) }
    if model.isUpright { return point - model.origin + model.bounds.origin }
    return point.applying(model.fromSuperview)
  }
}
