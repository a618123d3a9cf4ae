public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Draws text.
  ///
  /// Baselines are rounded to whole pixels, so that horizontal strokes stay sharp. Left edges are
  /// rounded to quarters of a pixel. The layout caches its coverage at the last scale, so drawing the
  /// same layout again is much cheaper than drawing a new layout of the same text.
  ///
  /// - Parameters:
  ///   - layout: The text, broken into lines.
  ///   - point: The top left corner of the layout.
  ///   - color: The colour of the text.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    guard color.alpha > 0, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
    setSource(color)
    guard let clip = layout.clip else {
      layout.draw(in: context, at: point, transform: currentTransform)
      return draw(layout.attachments, at: point, color: color)
    }
    withSavedState { canvas in
      canvas.clip(to: clip.offsetBy(dx: point.x, dy: point.y))
      layout.draw(in: canvas.context, at: point, transform: canvas.currentTransform)
      canvas.draw(layout.attachments, at: point, color: color)
    }
  }
}
