public import AtriumGeometry
import AtriumGraphics

extension View {
  func setBounds(_ newValue: Rect) {
    requireFinite(newValue, "bounds")
    defer { sizeWasGiven() }
    guard newValue != model.bounds else { return }
    var state = model
    state.bounds = newValue.standardized
    setGeometry(state)
  }

  func setCenter(_ newValue: Point) {
    guard newValue != model.center else { return }
    requireFinite(newValue, "center")
    var state = model
    state.center = newValue
    setGeometry(state)
  }

  /// The point of the view whose position is ``center``, and about which ``transform`` acts.
  ///
  /// The coordinates are fractions of the view's size.
  ///
  /// Setting the property does not change ``center``, so the view moves. Traps if a number is not finite.
  public var anchorPoint: Point {
    get { model.anchorPoint }
    set {
      guard newValue != model.anchorPoint else { return }
      requireFinite(newValue, "anchorPoint")
      var state = model
      state.anchorPoint = newValue
      setGeometry(state)
    }
  }

  func setTransform(_ newValue: AffineTransform) {
    guard newValue != model.transform || model.spatial != nil else { return }
    requireFinite(newValue.isFinite, "transform", "\(newValue)")
    var state = model
    state.transform = newValue
    setGeometry(state)
  }

  /// The three-dimensional transform of the view relative to its anchor point.
  ///
  /// The view and its subviews are flat. They are drawn into one bitmap, which is then projected by the transform. A
  /// negative ``AtriumGeometry/Transform3D/m34`` gives perspective. Hit testing and conversions use the same
  /// projection. This property and ``transform`` share one value, which is the one that was set last (V-12).
  /// Animatable. Traps if a number is not finite.
  public var transform3D: Transform3D {
    get { model.transform3D }
    set {
      guard newValue != model.transform3D else { return }
      requireFinite(newValue.isFinite, "transform3D", "\(newValue)")
      var state = model
      state.transform3D = newValue
      setGeometry(state)
    }
  }

  func setFrame(_ newValue: Rect) {
    requireFinite(newValue, "frame")
    defer { sizeWasGiven() }
    var state = model
    if let turn = takeComingQuarterTurn() { state.turn(to: turn) }
    state.frame = newValue.standardized
    guard
      state.bounds != model.bounds || state.center != model.center
        || state.origin != model.origin || state.quarterTurn != model.quarterTurn
    else { return }
    // The sum of very large finite numbers may be infinite.
    let reach = Rect(origin: state.center, size: state.bounds.size)
    requireFinite(reach.isFinite, "frame", "\(newValue), which is too large")
    setTurnedGeometry(state)
  }

  /// The frame without the transform, in the superview's coordinates; autoresizing masks and constraints set it.
  var untransformedFrame: Rect {
    get { model.untransformedFrame }
    set {
      guard newValue != model.untransformedFrame || comingQuarterTurn != nil else { return }
      requireFinite(newValue, "frame")
      var state = model
      if let turn = takeComingQuarterTurn() { state.turn(to: turn) }
      state.untransformedFrame = newValue
      setTurnedGeometry(state)
    }
  }

  func setAlpha(_ newValue: Double) {
    let value = Float(newValue.isNaN ? 0 : min(max(newValue, 0), 1))
    guard value != model.alpha else { return }
    let old = model
    model.alpha = value
    animationDidChange(from: old)
    superviewNeedsDisplay(in: paintExtentInSuperview)
  }

  func setBackgroundColor(_ newValue: Color?) {
    guard newValue != model.backgroundColor else { return }
    let old = model
    model.backgroundColor = newValue
    animationDidChange(from: old)
    setNeedsDisplay()
  }

  /// The displayed values of the view: the model values with the running animations.
  public var presentation: Presentation { Presentation(state: presented ?? model) }

  private func takeComingQuarterTurn() -> QuarterTurn? {
    defer { comingQuarterTurn = nil }
    return comingQuarterTurn
  }

  func setGeometry(_ state: ViewState) {
    let old = model
    let resized = state.bounds.size != old.bounds.size
    // The old and the new area in the superview are damaged, both including the effect of animations. This is the
    // old area.
    superviewNeedsDisplay(in: paintExtentInSuperview)
    model = state
    animationDidChange(from: old)
    if state.spatial == nil, old.spatial != nil, animations.isEmpty { compositingCache = nil }
    if resized {
      discardPictures()
      if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
      noteWidthForMargins(from: old.bounds.width)
      setNeedsLayout()
      superview?.subviewDidResize()
    } else if state.bounds.origin != old.bounds.origin {
      setNeedsDisplay()
    }
    superviewNeedsDisplay(in: paintExtentInSuperview)
    if state.bounds.origin != old.bounds.origin { contentArea?.originDidChange() }
    // Scrolling does not change the frame that constraints use.
    if resized || state.center != old.center || state.anchorPoint != old.anchorPoint {
      noteGeometryForLayout(resized: resized)
    }
    noteGeometryForSafeArea()
    // The callback may set the origin again, so it is called last.
    if state.bounds.origin != old.bounds.origin { boundsOriginDidChange(from: old.bounds.origin) }
  }

  func requireFinite(_ point: Point, _ property: String) {
    requireFinite(point.x.isFinite && point.y.isFinite, property, "\(point)")
  }

  func requireFinite(_ rect: Rect, _ property: String) {
    requireFinite(rect.isFinite, property, "\(rect)")
  }

  func requireFinite(
    _ isFinite: Bool, _ property: String, _ value: @autoclosure () -> String
  ) {
    guard isFinite else {
      programmerError(
        "\(type(of: self)).\(property) was set to \(value()); give finite numbers, in points.")
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
