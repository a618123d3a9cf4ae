public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that displays an image.
///
/// If ``AtriumKit/View/contentMode`` makes the image larger than the view, the image is drawn beyond the
/// bounds unless the view clips its contents. Hit testing uses the bounds.
open class ImageView: View {
  /// The image that the view shows; nil for no image.
  ///
  /// An image with ``AtriumGraphics/Image/images`` is animated endlessly.
  open var image: Image? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      stillImageDidChange()
    }
  }
  /// The image while ``isHighlighted`` is true; nil shows ``image``.
  open var highlightedImage: Image? {
    didSet { if highlightedImage !== oldValue { stillImageDidChange() } }
  }
  /// Whether the ``highlightedImage`` is shown; false by default.
  ///
  /// A pressed or selected cell sets this property of the image views in its content view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stillImageDidChange() } }
  }
  /// The images of an animation, which replace `image` while it runs; nil for no animation.
  ///
  /// Setting this property stops the animation.
  open var animationImages: [Image]? {
    didSet { stopAnimating() }
  }
  /// The duration of one cycle of the animation, in seconds; 0, the default, shows 30 images a second.
  open var animationDuration = 0.0
  /// The number of cycles of the animation; 0, the default, repeats it until ``stopAnimating()``.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  open private(set) var isAnimating = false
  /// The index of the animation image that is shown, counted over all cycles.
  private var animationStep = 0
  private var animationTimer: Timer?
  /// The theme colour for a template image; nil, the default, for no theme colour.
  ///
  /// Without a theme colour, an image with the rendering mode `alwaysTemplate` is drawn in `tintColor`, and
  /// any other image keeps its colours. An image with the rendering mode `alwaysOriginal` always keeps its
  /// colours.
  public var tintRole: KeyPath<Theme, Color>? {
    didSet { if tintRole != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view that shows an image, with the size of the image.
  ///
  /// The view receives no touches.
  ///
  /// The image is stretched to the size of the view, unless another ``AtriumKit/View/contentMode`` is set.
  ///
  /// - Parameters:
  ///   - image: The image; nil for no image.
  ///   - highlightedImage: The image that is shown while ``isHighlighted`` is true; nil shows `image`.
  public init(image: Image? = nil, highlightedImage: Image? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
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
    placedContentSize = image?.size
    accessibilityTraits = .image
  }

  /// The image that is shown without `animationImages`.
  private var stillImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  /// The images of the current animation, and the duration of one cycle; nil without an animation.
  private var frames: (images: [Image], duration: Double)? {
    let images = isAnimating ? animationImages : stillImage?.images
    guard let images, !images.isEmpty else { return nil }
    return (images, isAnimating ? animationDuration : stillImage?.duration ?? 0)
  }

  /// The image that is drawn.
  private var shownImage: Image? {
    frames.map { $0.images[animationStep % $0.images.count] } ?? stillImage
  }

  private func stillImageDidChange() {
    if !isAnimating { resetAnimation() }
    imageDidChange()
  }

  private func imageDidChange() {
    placedContentSize = shownImage?.size
    setNeedsDisplay()
  }

  // MARK: Animation

  /// Starts the animation with its first image; does nothing without ``animationImages``.
  ///
  /// Drawing an image schedules the next one, so an animation that cannot be seen causes no wake-ups. With reduced
  /// motion the first image stays.
  open func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    resetAnimation()
    isAnimating = true
    imageDidChange()
  }

  /// Stops the animation of ``animationImages`` and shows ``image``.
  open func stopAnimating() {
    guard isAnimating else { return }
    resetAnimation()
    isAnimating = false
    imageDidChange()
  }

  private func resetAnimation() {
    animationTimer?.invalidate()
    (animationTimer, animationStep) = (nil, 0)
  }

  private func waitForNextImage() {
    guard animationTimer == nil, let window, traitCollection.motion == .full, let frames
    else { return }
    let count = Double(frames.images.count)
    let duration = frames.duration > 0 ? frames.duration : count / 30
    animationTimer = window.scheduleTimer(withTimeInterval: duration / count) {
      [weak self] _ in
      guard let self else { return }
      animationTimer = nil
      animationStep += 1
      if isAnimating, animationRepeatCount > 0,
        animationStep >= animationRepeatCount * frames.images.count
      {
        stopAnimating()
      } else {
        imageDidChange()
      }
    }
  }

  /// Cancels the timer of the previous window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    animationTimer?.invalidate()
    animationTimer = nil
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  /// The image's size; without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the image.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    waitForNextImage()
    guard let image = shownImage, !bounds.isEmpty else { return }
    let role = tintRole.map { theme[keyPath: $0] }
    let tint: Color? =
      switch image.renderingMode {
      case .automatic: role
      case .alwaysOriginal: nil
      case .alwaysTemplate: role ?? tintColor
      }
    drawMirrorable(
      image, in: contentMode.rect(for: image.size, in: bounds), tint: tint, on: canvas)
  }

  /// Redraws a template image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }
}
