public import AtriumGeometry

extension View {
  /// The point in another view's coordinates; in the window's if that view is nil (V-9).
  ///
  /// Between views that are neither turned nor stretched it is rounded once. Through a
  /// ``transform3D`` a point goes as it is seen; one that is not before the eye stays as it is.
  public func convert(_ point: Point, to view: View?) -> Point {
    ConversionRoute(from: self, to: view)?.apply(to: point) ?? point
  }

  /// The point of another view in this view's coordinates; of the window if that view is nil.
  public func convert(_ point: Point, from view: View?) -> Point {
    guard let view = view ?? window else { return point }
    return view.convert(point, to: self)
  }

  /// The bounding box of a rectangle in another view's coordinates (V-10).
  ///
  /// Between two branches the box is taken twice: in the common root and in the target (DC-29).
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    ConversionRoute(from: self, to: view)?.apply(to: rect) ?? rect
  }

  /// The bounding box of another view's rectangle in this view's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let view = view ?? window else { return rect }
    return view.convert(rect, to: self)
  }

  /// The superview's point in this view's coordinates, for touches.
  ///
  /// - Returns: Nil if the view is seen edge-on there, or not at all.
  func convertFromSuperview(_ point: Point) -> Point? {
    if let back = model.backProjection { return model.isEdgeOn ? nil : point.applying(back) }
    if model.isUpright { return point - model.origin + model.bounds.origin }
    return point.applying(model.fromSuperview)
  }
}
