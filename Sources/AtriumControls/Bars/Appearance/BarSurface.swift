import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Shows the background of a bar behind its contents, in a separate view if the background blurs.
@MainActor
final class BarSurface {
  private unowned let bar: View
  private let edge: RectEdge
  private var blurred: BarBackgroundView?

  init(of bar: View, lineAt edge: RectEdge) {
    self.bar = bar
    self.edge = edge
  }

  /// Shows a background.
  func show(_ background: BarBackground) {
    bar.setNeedsDisplay()
    guard background.effect != nil else {
      blurred?.removeFromSuperview()
      return blurred = nil
    }
    let view = blurred ?? BarBackgroundView(lineAt: edge)
    view.background = background
    guard blurred == nil else { return }
    blurred = view
    View.performWithoutAnimation {
      view.frame = bar.bounds
      bar.insertSubview(view, at: 0)
    }
  }

  /// Draws the background in the bar itself, unless a separate view shows it.
  func draw(_ background: BarBackground, in canvas: borrowing Canvas, isTranslucent: Bool) {
    guard background.effect == nil else { return }
    background.draw(in: canvas, of: bar, lineAt: edge, isTranslucent: isTranslucent)
  }
}
