import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The grip of a movable row: three lines at its trailing end.
final class TabGrip: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 20, height: 20) }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for step in [-1.0, 0, 1] {
      let line = Rect(x: 2, y: bounds.midY + step * 5 - 1, width: bounds.width - 4, height: 2)
      canvas.fill(Path(roundedRect: line, cornerRadius: 1), with: theme.secondaryLabel)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
