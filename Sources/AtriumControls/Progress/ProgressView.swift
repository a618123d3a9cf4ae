public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar that tells how much of something is done.
open class ProgressView: View {
  private static let size = Size(width: 160, height: Theme.grid)

  private let filling = ShapeView(cornerRadius: ProgressView.size.height / 2)
  private var storedProgress = 0.0

  /// How much is done: 0 … 1.
  public var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  /// What is done; nil takes the theme's accent.
  public var progressTintColor: Color? {
    didSet { if progressTintColor != oldValue { updateParts(animated: false) } }
  }
  /// What is not done yet; nil takes the theme's.
  public var trackTintColor: Color? {
    didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Makes a bar of its own size.
  public init(progress: Double = 0) {
    super.init(frame: Rect(origin: .zero, size: ProgressView.size))
    isUserInteractionEnabled = false
    addSubview(filling)
    setProgress(progress, animated: false)
  }

  /// Shows how much is done.
  public func setProgress(_ progress: Double, animated: Bool) {
    let allowed = progress.isFinite ? min(max(progress, 0), 1) : 0
    guard allowed != storedProgress else { return }
    storedProgress = allowed
    updateParts(animated: animated)
  }

  /// Something that changes by itself.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  /// `40 %`, unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded())) %" }
    set { super.accessibilityValue = newValue }
  }

  /// Its own height, and the width that is offered; 160 points if none is.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 && size.width.isFinite ? size.width : ProgressView.size.width,
      height: ProgressView.size.height)
  }

  /// The height that fits best; any width will do.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the track.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: bounds.height / 2),
      with: trackTintColor ?? theme.groove)
  }

  /// Places the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts(animated: false)
  }

  /// Takes the theme's colours, and the side that it begins at.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts(animated: false)
  }

  /// Takes the theme's colours: outside of a window there are none to be had.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateParts(animated: false) }
  }

  private func updateParts(animated: Bool) {
    View.move(animated && window != nil) {
      // A bar shorter than high would not be round.
      let length = storedProgress > 0 ? max(bounds.height, bounds.width * storedProgress) : 0
      filling.frame = mirrored(
        Rect(
          x: bounds.minX, y: bounds.minY, width: min(length, bounds.width), height: bounds.height))
      filling.backgroundColor = progressTintColor ?? theme.accent
    }
  }
}
