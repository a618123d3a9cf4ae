import AtriumGeometry
import AtriumGraphics

/// The bar at the top edge of a sheet; a click on the bar moves the sheet to its next detent
/// (M-13).
final class SheetGrabber: View {
  /// The size of the bar, in points.
  private static let bar = Size(width: 36, height: 5)
  /// The size of the area that receives clicks, in points.
  static let area = Size(width: 84, height: 24)

  /// Called when the bar is clicked.
  var onPress: (@MainActor () -> Void)?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Grabber"
    accessibilityTraits = .button
    cursor = .pointer
    addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.onPress?() })
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let size = SheetGrabber.bar
    let bar = Rect(
      x: bounds.midX - size.width / 2, y: size.height, width: size.width, height: size.height)
    canvas.fill(
      Path(roundedRect: bar, cornerRadius: size.height / 2),
      with: PresentationColors(traitCollection).grabber)
  }
}
