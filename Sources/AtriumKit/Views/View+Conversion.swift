public import AtriumGeometry

extension View {
  /// The point in another view's coordinates; in the window's if that view is nil (V-9).
  public func convert(_ point: Point, to view: View?) -> Point {
    convert(point, toward: view) { $0.applying($1) }
  }

  /// The point of another view in this view's coordinates; of the window if that view is nil.
  public func convert(_ point: Point, from view: View?) -> Point {
    if let view { return view.convert(point, to: self) }
    guard let window else { return point }
    return window.convert(point, to: self)
  }

  /// The bounding box of a rectangle in another view's coordinates (V-10).
  ///
  /// Between two branches the box is taken twice: in the common root and in the target (DC-29).
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    convert(rect, toward: view) { $0.applying($1) }
  }

  /// The bounding box of another view's rectangle in this view's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    if let view { return view.convert(rect, to: self) }
    guard let window else { return rect }
    return window.convert(rect, to: self)
  }

  /// Climbs from self to the common ancestor, then down to the target.
  private func convert<Value>(
    _ value: Value, toward target: View?, by apply: (Value, AffineTransform) -> Value
  ) -> Value {
    if target == nil, window == nil { return value }
    guard let target = target ?? window, target !== self else { return value }
    let common = commonAncestor(with: target)
    var up = AffineTransform.identity
    var view: View? = self
    while let current = view, current !== common {
      up = up.concatenating(current.model.toSuperview)
      view = current.superview
    }
    var down = AffineTransform.identity
    view = target
    while let current = view, current !== common {
      down = down.concatenating(current.model.toSuperview)
      view = current.superview
    }
    return apply(apply(value, up), down.inverted())
  }

  /// The nearest view that holds both; nil for unrelated trees, whose roots count as one place.
  private func commonAncestor(with other: View) -> View? {
    var mine: Set<View> = []
    var view: View? = self
    while let current = view {
      mine.insert(current)
      view = current.superview
    }
    view = other
    while let current = view {
      if mine.contains(current) { return current }
      view = current.superview
    }
    return nil
  }

  func convertFromSuperview(_ point: Point) -> Point {
    if model.transform.isIdentity {
      return point - model.frame.origin + model.bounds.origin
    }
    return point.applying(model.toSuperview.inverted())
  }
}
