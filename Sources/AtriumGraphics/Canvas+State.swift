public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Moves the origin, in points.
  public func translate(x: Double, y: Double) {
    concatenate(AffineTransform(translationX: x, y: y))
  }

  /// Scales subsequent drawing.
  public func scale(x: Double, y: Double) {
    concatenate(AffineTransform(scaleX: x, y: y))
  }

  /// Applies a transform to subsequent drawing, before the current transform.
  ///
  /// With a transform that is not invertible, nothing is drawn until the state is restored.
  public func concatenate(_ transform: AffineTransform) {
    let result = transform.concatenating(currentTransform)
    guard result.isDrawable else { return clipToNothing() }
    currentTransform = result
  }

  /// The bounding box of the clip, in points, in the current space's coordinates.
  public var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: Rect) {
    guard add(rect) else { return clipToNothing() }
    cairo_clip(context)
  }

  /// Clips subsequent drawing to a path.
  public func clip(to path: Path, rule: FillRule = .winding) {
    path.add(to: context)
    withRule(rule) { cairo_clip(context) }
  }

  /// Clips subsequent drawing to a set of pixels, regardless of the current transform.
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

  /// Clips everything, so that subsequent calls draw nothing.
  func clipToNothing() {
    cairo_new_path(context)
    cairo_clip(context)
  }

  /// The transform from points of the current space to pixels.
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

  /// Runs the body in device space, where the unit is a pixel.
  func withDeviceSpace(_ body: (OpaquePointer?) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    body(context)
    cairo_set_matrix(context, &matrix)
  }

  /// Makes a rectangle the current path, unless the rectangle is empty.
  ///
  /// A rectangle that is too large for Cairo's fixed-point numbers is reduced to its visible part.
  func add(_ rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    var area = rect
    if !(rect.minX > -100_000 && rect.minY > -100_000 && rect.maxX < 100_000
      && rect.maxY < 100_000)
    {
      // The margin keeps edges outside the clip invisible.
      area = rect.intersection(clipBounds.insetBy(dx: -16, dy: -16))
      guard !area.isEmpty else { return false }
    }
    cairo_new_path(context)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    return true
  }
}

extension AffineTransform {
  /// Whether the transform is finite and invertible.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }
}

extension cairo_matrix_t {
  /// Makes a matrix from a transform.
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
