import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Draws the text of an editor with its selection and composition.
@MainActor
struct TextPainter {
  let editor: TextEditor
  /// Where the text's top left corner is.
  var origin: Point
  /// The colour of the text.
  var color: Color
  /// The background of the selection.
  var selectionColor: Color
  /// The thickness of the line under a composition, in points.
  var underline: Double

  /// Draws what is visible.
  ///
  /// - Parameters:
  ///   - rect: The visible part, in the canvas's coordinates.
  ///   - canvas: The canvas.
  func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let visible = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    for place in editor.rects(of: editor.selection.range, visible: visible) {
      canvas.fill(place.offsetBy(dx: origin.x, dy: origin.y), with: selectionColor)
    }
    for index in editor.blocks(in: visible) {
      let place = editor.origin(of: index)
      canvas.draw(editor.layout(of: index), at: origin + place, color: color)
    }
    guard let composition = editor.composition else { return }
    for place in editor.rects(of: composition.range, visible: visible) {
      canvas.fill(
        Rect(
          x: origin.x + place.minX, y: origin.y + place.maxY - underline, width: place.width,
          height: underline), with: color)
    }
  }
}
