public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Draws text.
  ///
  /// Baselines are moved to whole pixels, so that horizontal strokes stay sharp.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - point: Where the layout's top left corner goes.
  ///   - color: What the letters are painted with.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    guard color.alpha > 0, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
    let transform = currentTransform
    let inverse = transform.inverted()
    let isUpright = transform.b == 0 && transform.c == 0
    setSource(color)
    if let clip = layout.clip {
      cairo_save(context)
      self.clip(to: clip.offsetBy(dx: point.x, dy: point.y))
    }
    layout.show(in: context) { start in
      let place = point + start
      guard isUpright else { return place }
      var pixel = place.applying(transform)
      pixel.y = pixel.y.rounded()
      return pixel.applying(inverse)
    }
    if layout.clip != nil { cairo_restore(context) }
    cairo_new_path(context)
  }
}
