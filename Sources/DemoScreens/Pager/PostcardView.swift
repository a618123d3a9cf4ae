import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view with a drawing that fills the page, above a line with the drawing's name.
final class PostcardView: CachedDrawingView {
  private let drawing: Drawing
  private let name: Label

  init(_ drawing: Drawing) {
    self.drawing = drawing
    name = Label(text: drawing.name, font: .preferredFont(forTextStyle: .headline))
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = drawing.name
    name.textAlignment = .center
    addSubview(name)
  }

  private var line: Double { bounds.height < 200 ? 34 : 52 }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = Rect(
      x: 16, y: bounds.height - line, width: max(0, bounds.width - 32), height: line)
  }

  override func drawPicture(in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    let area = Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - line))
    canvas.withSavedState { canvas in
      canvas.clip(to: area)
      drawing.draw(area, Palette(traitCollection), canvas)
    }
  }
}
