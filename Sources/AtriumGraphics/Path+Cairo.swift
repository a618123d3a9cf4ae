public import AtriumGeometry
internal import CCairo

extension Path {
  /// Returns whether a point is inside the area that filling the path would paint.
  public func contains(_ point: Point, using rule: FillRule = .winding) -> Bool {
    guard !isEmpty else { return false }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 0, 0)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    add(to: context)
    if rule == .evenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
    return cairo_in_fill(context, point.x, point.y) != 0
  }

  /// Makes this path the current path of a Cairo context.
  func add(to context: OpaquePointer?) {
    cairo_new_path(context)
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x.drawable, point.y.drawable)
      case .line(let point):
        cairo_line_to(context, point.x.drawable, point.y.drawable)
      case .curve(let one, let two, let point):
        cairo_curve_to(
          context, one.x.drawable, one.y.drawable, two.x.drawable, two.y.drawable,
          point.x.drawable, point.y.drawable)
      case .close:
        cairo_close_path(context)
      }
    }
  }
}

extension Double {
  /// The value clamped to the range of Cairo's fixed-point numbers, which have 24 integer bits.
  var drawable: Double { isNaN ? 0 : min(max(self, -1_000_000), 1_000_000) }
}
