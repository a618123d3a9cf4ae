public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Fills a rectangle with a colour.
  public func fill(_ rect: Rect, with color: Color) {
    guard color.alpha > 0 || !drawsOver, add(rect) else { return }
    setSource(color)
    fillShape()
  }

  /// Fills a path with a colour.
  public func fill(_ path: Path, with color: Color, rule: FillRule = .winding) {
    guard color.alpha > 0 || !drawsOver, !path.isEmpty else { return }
    path.add(to: context)
    setSource(color)
    withRule(rule) { fillShape() }
  }

  /// Runs the body with a fill rule.
  func withRule(_ rule: FillRule, _ body: () -> Void) {
    guard rule == .evenOdd else { return body() }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    body()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills a rectangle with a gradient.
  public func fill(_ rect: Rect, with gradient: Gradient) {
    guard add(rect) else { return }
    fillCurrentPath(with: gradient)
  }

  /// Fills a path with a gradient.
  public func fill(_ path: Path, with gradient: Gradient) {
    guard !path.isEmpty else { return }
    path.add(to: context)
    fillCurrentPath(with: gradient)
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with color: Color, width: Double = 1) {
    stroke(path, with: color, style: LineStyle(width: width))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with color: Color, style: LineStyle) {
    guard color.alpha > 0 || !drawsOver, !path.isEmpty, style.width > 0, style.width.isFinite else {
      return
    }
    path.add(to: context)
    setSource(color)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    // An invalid dash pattern is ignored: it would put Cairo's context into an error state.
    let isDashed =
      style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 && $0.isFinite }
      && style.dashPhase.isFinite
    let dash = isDashed ? style.dash : []
    cairo_set_dash(context, dash, Int32(dash.count), isDashed ? style.dashPhase : 0)
    cairo_set_miter_limit(context, style.miterLimit >= 1 ? style.miterLimit : 1)
    cairo_stroke(context)
  }

  /// Makes a rectangle transparent again, or black if the bitmap is opaque.
  public func clear(_ rect: Rect) {
    guard add(rect) else { return }
    let mode = cairo_get_operator(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_fill(context)
    cairo_set_operator(context, mode)
  }

  /// Sets the source to a colour.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      context, color.red.clampedToUnit, color.green.clampedToUnit, color.blue.clampedToUnit,
      color.alpha.clampedToUnit)
  }

  private func fillCurrentPath(with gradient: Gradient) {
    let pattern =
      switch gradient.shape {
      case .linear(let from, let to):
        cairo_pattern_create_linear(
          from.x.drawable, from.y.drawable, to.x.drawable, to.y.drawable)
      case .radial(let center, let radius):
        cairo_pattern_create_radial(
          center.x.drawable, center.y.drawable, 0, center.x.drawable, center.y.drawable,
          max(0, radius.drawable))
      }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset.clampedToUnit, stop.color.red.clampedToUnit,
        stop.color.green.clampedToUnit, stop.color.blue.clampedToUnit,
        stop.color.alpha.clampedToUnit)
    }
    cairo_set_source(context, pattern)
    fillShape()
    cairo_pattern_destroy(pattern)
  }
}

extension LineStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
