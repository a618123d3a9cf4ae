import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The illustration above the rows of a list.
final class EntryPictureView: View {
  /// Draws an illustration into a rectangle.
  typealias Drawing = @MainActor (Rect, Palette, borrowing Canvas) -> Void

  private let drawing: Drawing

  /// Makes the view.
  ///
  /// - Parameter drawing: Draws the illustration.
  init(_ drawing: @escaping Drawing) {
    self.drawing = drawing
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  /// Returns the height of the illustration for the size of its list: 0 if the rows need the space.
  static func height(in size: Size) -> Double {
    guard size.height >= 300 else { return 0 }
    return min(size.height * 0.34, size.width * 0.46, 220).rounded()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.withSavedState { canvas in
      canvas.clip(to: bounds)
      drawing(bounds, Palette(traitCollection), canvas)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
