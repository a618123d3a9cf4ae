import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// An illustration that a closure draws, for example above the rows of a list or in a row.
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

  /// Makes an illustration with the corners of a card.
  static func card(_ drawing: @escaping Drawing) -> EntryPictureView {
    let view = EntryPictureView(drawing)
    view.cornerRadius = Theme.cardCornerRadius
    return view
  }

  /// Returns the height of the illustration above the rows of a list, in points.
  ///
  /// The height is 0 if the rows need the space.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, in points.
  ///   - rowCount: The number of rows.
  ///   - rowHeight: The minimum height of a row, in points.
  ///   - most: The maximum height, in points.
  /// - Returns: The height.
  static func height(
    in size: Size, above rowCount: Int, rowHeight: Double = 0, most: Double = 220
  ) -> Double {
    let row = max(rowHeight, FontMetrics(forTextStyle: .body).scaledValue(for: 58))
    let rest = size.height - Double(rowCount) * row - 32
    return rest < 88 ? 0 : min(rest, size.width * 0.9, most).rounded()
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
