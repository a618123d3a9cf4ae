package import AtriumGeometry

extension Canvas {
  /// Draws a paragraph that is laid out for editing.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - point: The top left corner of the layout.
  ///   - color: The colour of the text.
  package func draw(_ paragraph: ParagraphLayout, at point: Point, color: Color) {
    guard color.alpha > 0, abs(point.x) < 1e8, abs(point.y) < 1e8 else { return }
    setSource(color)
    paragraph.draw(in: context, at: point, transform: currentTransform)
    draw(paragraph.attachments, at: point, color: color)
  }
}
