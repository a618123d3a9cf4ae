public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that shows a picture.
open class ImageView: View {
  /// How a picture is brought into the view.
  public enum ContentMode: Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, undistorted.
    case scaleAspectFit
    /// As small as covers the bounds, undistorted; what sticks out is cut off.
    case scaleAspectFill
    /// At its own size, in the middle.
    case center
  }

  /// The picture.
  public var image: Image? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  /// What the picture's shape is painted with; nil shows its own colours.
  public var tintColor: Color? {
    didSet { if tintColor != oldValue { setNeedsDisplay() } }
  }
  /// Which of the theme's colours tints the picture, as long as ``tintColor`` is nil.
  public var tintRole: KeyPath<Theme, Color>? {
    didSet { if tintRole != oldValue { setNeedsDisplay() } }
  }
  /// How the picture is brought into the view.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view for a picture, of the picture's size; it takes no touches.
  public init(image: Image? = nil) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the picture.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let image, !bounds.isEmpty else { return }
    canvas.draw(
      image, in: imageRect(for: image), tint: tintColor ?? tintRole.map { theme[keyPath: $0] })
  }

  private func imageRect(for image: Image) -> Rect {
    let horizontal = bounds.width / max(image.size.width, 0.001)
    let vertical = bounds.height / max(image.size.height, 0.001)
    let factor: Double
    switch contentMode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: factor = min(horizontal, vertical)
    case .scaleAspectFill: factor = max(horizontal, vertical)
    case .center: factor = 1
    }
    return Rect(
      center: bounds.center,
      size: Size(width: image.size.width * factor, height: image.size.height * factor))
  }
}
