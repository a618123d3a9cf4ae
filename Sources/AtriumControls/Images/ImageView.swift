public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that displays an image.
///
/// If ``AtriumKit/View/contentMode`` makes the image larger than the view, the image is drawn beyond the
/// bounds unless the view clips its contents. Hit testing uses the bounds.
open class ImageView: View {
  /// The image.
  open var image: Image? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      placedContentSize = image?.size
      setNeedsDisplay()
    }
  }
  /// The theme colour for a template image; nil for no role.
  ///
  /// Without a role, a template is drawn in `tintColor`. Any other image keeps its colours.
  /// An image with the rendering mode `alwaysOriginal` always keeps its colours.
  public var tintRole: KeyPath<Theme, Color>? {
    didSet { if tintRole != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view that shows an image, with the size of the image.
  ///
  /// The view receives no touches.
  ///
  /// The image is scaled to fit, keeping its aspect ratio, unless another
  /// ``AtriumKit/View/contentMode`` is set.
  public init(image: Image? = nil) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Makes an image view with a frame, without an image.
  public override init(frame: Rect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an image view from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .scaleAspectFit
    placedContentSize = image?.size
    accessibilityTraits = .image
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  /// The image's size; without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the image.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let image, !bounds.isEmpty else { return }
    let role = tintRole.map { theme[keyPath: $0] }
    let tint: Color? =
      switch image.renderingMode {
      case .automatic: role
      case .alwaysOriginal: nil
      case .alwaysTemplate: role ?? tintColor
      }
    canvas.draw(image, in: contentMode.rect(for: image.size, in: bounds), tint: tint)
  }

  /// Redraws a template image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }
}
