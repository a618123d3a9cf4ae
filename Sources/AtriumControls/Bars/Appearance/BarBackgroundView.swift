import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that draws a bar's background with a blur, behind the bar's contents.
final class BarBackgroundView: VisualEffectView {
  var background = BarBackground.transparent {
    didSet {
      if background.effect !== oldValue.effect { effect = background.effect }
      setNeedsDisplay()
    }
  }
  let edge: RectEdge

  init(lineAt edge: RectEdge) {
    self.edge = edge
    super.init()
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    background.draw(in: canvas, of: self, lineAt: edge, isTranslucent: false)
  }
}
