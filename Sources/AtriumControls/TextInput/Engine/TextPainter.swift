import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Draws the text of an editor with its selection and composition.
@MainActor
struct TextPainter {
  let editor: TextEditor
  /// The position of the text's top left corner on the canvas.
  var origin: Point
  /// The colour of the text.
  var color: Color
  /// The colour behind the selected text.
  var selectionColor: Color
  /// The thickness of the underline of a composition, in points.
  var underline: Double

  /// Draws the visible part of the text.
  ///
  /// - Parameters:
  ///   - rect: The visible area, in the canvas's coordinates.
  ///   - canvas: The canvas to draw on.
  func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let visible = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    for place in editor.rects(of: editor.selection.range, visible: visible) {
      canvas.fill(place.offsetBy(dx: origin.x, dy: origin.y), with: selectionColor)
    }
    let parts = editor.composition?.parts ?? []
    for part in parts where part.isSelected {
      for place in editor.rects(of: part.range, visible: visible) {
        canvas.fill(place.offsetBy(dx: origin.x, dy: origin.y), with: selectionColor)
      }
    }
    for index in editor.blocks(in: visible) {
      let place = editor.origin(of: index)
      canvas.draw(editor.layout(of: index), at: origin + place, color: color)
    }
    for part in parts { draw(part, isAlone: parts.count == 1, visible: visible, in: canvas) }
  }

  /// Draws the underline of a part of a composition.
  ///
  /// The underline has a gap of one point at its end, unless there is only one part.
  private func draw(
    _ part: TextEditor.Composition.Part, isAlone: Bool, visible: Rect, in canvas: borrowing Canvas
  ) {
    let height = part.isSelected ? 2 * underline : underline
    for place in editor.rects(of: part.range, visible: visible) {
      canvas.fill(
        Rect(
          x: origin.x + place.minX, y: origin.y + place.maxY - height,
          width: isAlone ? place.width : max(0, place.width - 1), height: height), with: color)
    }
  }
}
