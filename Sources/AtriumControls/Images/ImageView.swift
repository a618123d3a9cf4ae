public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that shows a picture.
open class ImageView: View {
  /// The picture.
  public var image: Image? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  /// Which of the theme's colours the picture's shape is painted in; nil leaves that to the picture.
  ///
  /// Without a role a template is painted in ``AtriumKit/View/tintColor``, any other picture in its own
  /// colours.
  public var tintRole: KeyPath<Theme, Color>? {
    didSet { if tintRole != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view for a picture, of the picture's size; it takes no touches.
  ///
  /// The picture is as large as fits, undistorted, unless another ``AtriumKit/View/contentMode`` is set.
  public init(image: Image? = nil) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    contentMode = .scaleAspectFit
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
    var tint = tintRole.map { theme[keyPath: $0] }
    if tint == nil, image.renderingMode == .alwaysTemplate { tint = tintColor }
    canvas.draw(image, in: contentMode.rect(for: image.size, in: bounds), tint: tint)
  }

  /// Paints a template anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }
}
