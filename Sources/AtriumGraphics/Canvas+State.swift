public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Moves the origin, in points.
  public func translate(x: Double, y: Double) {
    concatenate(AffineTransform(translationX: x, y: y))
  }

  /// Multiplies what is drawn from now on.
  public func scale(x: Double, y: Double) {
    concatenate(AffineTransform(scaleX: x, y: y))
  }

  /// Applies a map to what is drawn from now on, before the maps that are in force already.
  ///
  /// A map that leaves no area makes everything vanish until the state is restored.
  public func concatenate(_ transform: AffineTransform) {
    let result = transform.concatenating(currentTransform)
    guard result.isDrawable else { return clipToNothing() }
    currentTransform = result
  }

  /// The smallest rectangle around what can be drawn to, in points of the current space.
  public var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Lets nothing outside of a rectangle be drawn any more.
  public func clip(to rect: Rect) {
    guard add(rect) else { return clipToNothing() }
    cairo_clip(context)
  }

  /// Lets nothing outside of a path be drawn any more.
  public func clip(to path: Path) {
    path.add(to: context)
    cairo_clip(context)
  }

  /// Lets nothing outside of a set of pixels be drawn any more, whatever the current transform is.
  public func clip(to region: Region) {
    let rects = region.rects
    guard !rects.isEmpty else { return clipToNothing() }
    withDeviceSpace { context in
      cairo_new_path(context)
      for rect in rects {
        cairo_rectangle(
          context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
      }
    }
    cairo_clip(context)
  }

  /// Lets nothing be drawn any more.
  func clipToNothing() {
    cairo_new_path(context)
    cairo_clip(context)
  }

  /// The map from points of the current space to pixels.
  var currentTransform: AffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return AffineTransform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
    nonmutating set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(context, &matrix)
    }
  }

  /// Runs the body with pixels for points.
  func withDeviceSpace(_ body: (OpaquePointer?) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    body(context)
    cairo_set_matrix(context, &matrix)
  }

  /// Makes a rectangle the current path, unless it is empty.
  ///
  /// What is too large for Cairo's numbers is cut down to what can be seen.
  func add(_ rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    var area = rect
    if !(rect.minX > -100_000 && rect.minY > -100_000 && rect.maxX < 100_000
      && rect.maxY < 100_000)
    {
      // A margin, so that edges that were out of sight stay out of sight.
      area = rect.intersection(clipBounds.insetBy(dx: -16, dy: -16))
      guard !area.isEmpty else { return false }
    }
    cairo_new_path(context)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    return true
  }
}

extension AffineTransform {
  /// Whether it is finite and leaves an area.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }
}

extension cairo_matrix_t {
  /// Makes a matrix of a map.
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
