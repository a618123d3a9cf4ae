public import AtriumGeometry
internal import CCairo

extension Canvas {
  /// Draws text.
  ///
  /// Baselines are moved to whole pixels, so that horizontal strokes stay sharp, and left edges to
  /// quarters of one. The layout keeps its coverage at the scale it was drawn at last, so drawing
  /// the same layout again is much cheaper than making another of the same text.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - point: Where the layout's top left corner goes.
  ///   - color: What the letters are painted with.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    guard color.alpha > 0, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
    setSource(color)
    guard let clip = layout.clip else {
      return layout.draw(in: context, at: point, transform: currentTransform)
    }
    withSavedState { canvas in
      canvas.clip(to: clip.offsetBy(dx: point.x, dy: point.y))
      layout.draw(in: canvas.context, at: point, transform: canvas.currentTransform)
    }
  }
}
