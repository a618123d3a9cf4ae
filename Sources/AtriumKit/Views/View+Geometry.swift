public import AtriumGeometry
public import AtriumGraphics

extension View {
  /// The view's own coordinates: where its content begins and how large it is, in points.
  ///
  /// A change of the size keeps the centre (V-5), resizes the subviews by their masks at once (V-19)
  /// and makes a layout due. Animatable. Traps if a number is not finite.
  public var bounds: Rect {
    get { model.bounds }
    set {
      guard newValue != model.bounds else { return }
      requireFinite(newValue, "bounds")
      var state = model
      state.bounds = Rect(
        origin: newValue.origin,
        size: Size(width: max(0, newValue.width), height: max(0, newValue.height)))
      setGeometry(state)
    }
  }

  /// Where the anchor point is in the superview, in points.
  ///
  /// Animatable.
  public var center: Point {
    get { model.center }
    set {
      guard newValue != model.center else { return }
      requireFinite(Rect(origin: newValue), "center")
      var state = model
      state.center = newValue
      setGeometry(state)
    }
  }

  /// The point that ``center`` places and ``transform`` turns about, in parts of the size.
  public var anchorPoint: Point {
    get { model.anchorPoint }
    set {
      guard newValue != model.anchorPoint else { return }
      var state = model
      state.anchorPoint = newValue
      setGeometry(state)
    }
  }

  /// How the view is turned or stretched about its anchor point.
  ///
  /// Animatable.
  public var transform: AffineTransform {
    get { model.transform }
    set {
      guard newValue != model.transform else { return }
      var state = model
      state.transform = newValue
      setGeometry(state)
    }
  }

  /// The view's bounding box in its superview, in points; computed (V-1).
  ///
  /// Setting it under a transform chooses the bounds so that the box lands there (V-4). Animatable.
  /// Traps if a number is not finite.
  public var frame: Rect {
    get { model.frame }
    set {
      requireFinite(newValue, "frame")
      var state = model
      var size = Size(width: max(0, newValue.width), height: max(0, newValue.height))
      if !state.transform.isIdentity {
        let linear = AffineTransform(
          a: state.transform.a, b: state.transform.b, c: state.transform.c, d: state.transform.d,
          tx: 0, ty: 0
        ).inverted()
        let vector = Point(x: size.width, y: size.height).applying(linear)
        size = Size(width: abs(vector.x), height: abs(vector.y))
      }
      state.bounds.size = size
      // The box moves by as much as it misses its place; the centre carries it there.
      let box = state.frame
      state.center = Point(
        x: state.center.x + newValue.origin.x - box.origin.x,
        y: state.center.y + newValue.origin.y - box.origin.y)
      guard state.bounds != model.bounds || state.center != model.center else { return }
      setGeometry(state)
    }
  }

  /// How opaque the view is as a whole, 0 … 1.
  ///
  /// Animatable.
  public var alpha: Double {
    get { Double(model.alpha) }
    set {
      let value = Float(newValue.isNaN ? 0 : min(max(newValue, 0), 1))
      guard value != model.alpha else { return }
      let old = model
      model.alpha = value
      animationDidChange(from: old)
      superviewNeedsDisplay(in: paintExtentInSuperview)
    }
  }

  /// What fills the bounds behind the content; nothing if nil.
  ///
  /// Animatable.
  public var backgroundColor: Color? {
    get { model.backgroundColor }
    set {
      guard newValue != model.backgroundColor else { return }
      let old = model
      model.backgroundColor = newValue
      animationDidChange(from: old)
      setNeedsDisplay()
    }
  }

  /// What is on screen now: the model with the running animations taken into account.
  public var presentation: Presentation { Presentation(state: presented ?? model) }

  private func setGeometry(_ state: ViewState) {
    let old = model
    let resized = state.bounds.size != old.bounds.size
    // In its superview's pixels: where it was, then where it is. The presentation decides both.
    superviewNeedsDisplay(in: paintExtentInSuperview)
    model = state
    animationDidChange(from: old)
    if resized {
      compositingCache = nil
      if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
      setNeedsLayout()
      superview?.subviewDidResize()
    } else if state.bounds.origin != old.bounds.origin {
      setNeedsDisplay()
    }
    superviewNeedsDisplay(in: paintExtentInSuperview)
    noteGeometryForLayout(resized: resized)
    noteGeometryForSafeArea()
  }

  private func requireFinite(_ rect: Rect, _ property: String) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy(\.isFinite) else {
      programmerError(
        "\(type(of: self)).\(property) was set to \(rect); give finite numbers, in points.")
    }
  }
}
