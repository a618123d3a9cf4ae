public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar that displays the progress of a task.
open class ProgressView: View {
  private static let size = Size(width: 160, height: Theme.grid)

  private let filling = ShapeView(cornerRadius: ProgressView.size.height / 2)
  private var storedProgress = 0.0

  /// The completed fraction, 0 … 1; other values are clamped.
  open var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of the completed part; nil uses the theme's accent colour.
  open var progressTintColor: Color? {
    didSet { if progressTintColor != oldValue { updateParts(animated: false) } }
  }
  /// The colour of the track; nil uses the theme's colour.
  open var trackTintColor: Color? {
    didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Makes a progress view with its default size.
  public init(progress: Double = 0) {
    super.init(frame: Rect(origin: .zero, size: ProgressView.size))
    setUp()
    setProgress(progress, animated: false)
  }

  /// Makes a progress view with a frame, without progress.
  public override init(frame: Rect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a progress view from a nib, without progress.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityRole = .progressIndicator
    addSubview(filling)
  }

  /// Sets the completed fraction, 0 … 1.
  open func setProgress(_ progress: Double, animated: Bool) {
    let allowed = progress.isFinite ? min(max(progress, 0), 1) : 0
    guard allowed != storedProgress else { return }
    storedProgress = allowed
    updateParts(animated: animated)
  }

  /// The accessibility traits that were set, and `updatesFrequently`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise text such as `40 %`.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded())) %" }
    set { super.accessibilityValue = newValue }
  }

  /// Returns the offered width, or 160 points if no width is offered, and a fixed height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 && size.width.isFinite ? size.width : ProgressView.size.width,
      height: ProgressView.size.height)
  }

  /// The fitting height; the view has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the track.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: bounds.height / 2),
      with: trackTintColor ?? theme.groove)
  }

  /// Lays out the completed part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts(animated: false)
  }

  /// Updates the completed part when the theme or the layout direction changes.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts(animated: false)
  }

  /// Applies the theme of the new window.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateParts(animated: false) }
  }

  private func updateParts(animated: Bool) {
    View.move(animated && window != nil) {
      // The completed part is at least as long as it is high, so that its ends are round.
      let length = storedProgress > 0 ? max(bounds.height, bounds.width * storedProgress) : 0
      filling.frame = mirrored(
        Rect(
          x: bounds.minX, y: bounds.minY, width: min(length, bounds.width), height: bounds.height))
      filling.backgroundColor = progressTintColor ?? theme.accent
    }
  }
}

extension ProgressView: AccessibilityRangeProviding {
  /// The ``progress`` and its range from 0 to 1.
  public var accessibilityRange: AccessibilityRange {
    AccessibilityRange(value: progress, minimum: 0, maximum: 1)
  }
}
