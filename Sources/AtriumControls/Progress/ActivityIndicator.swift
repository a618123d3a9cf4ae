public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A spinning ring of strokes, for an activity of unknown duration.
///
/// Drawing one step of the animation schedules the next step. The indicator therefore causes no wake-ups while it
/// is hidden, in an invisible window, or in no window. With reduced motion, the indicator does not spin.
open class ActivityIndicator: View {
  private static let side = 28.0
  private static let strokeCount = 8
  private static let interval = 1.0 / 10

  private var timer: Timer?
  private var phase = 0

  /// Whether the animation has been started.
  open private(set) var isAnimating = false
  /// Whether the indicator hides itself while it is stopped, so that a stack view gives it no space; true by default.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the strokes; nil uses the theme's secondary label colour.
  open var color: Color? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  /// The greatest diameter of the ring, in points; nil lets the ring fill the bounds.
  ///
  /// The ring is in the middle of the bounds.
  package var diameter: Double? {
    didSet { if diameter != oldValue { setNeedsDisplay() } }
  }

  /// Makes a stopped indicator with its fitting size.
  public init() {
    super.init(
      frame: Rect(x: 0, y: 0, width: ActivityIndicator.side, height: ActivityIndicator.side))
    setUp()
  }

  /// Makes an indicator with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityRole = .progressIndicator
  }

  /// Starts the animation.
  open func startAnimating() { setAnimating(true) }

  /// Stops the animation.
  open func stopAnimating() { setAnimating(false) }

  /// The accessibility traits that were set, and `updatesFrequently` during the animation.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      isAnimating ? super.accessibilityTraits.union(.updatesFrequently) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise `in progress` or `halted`.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? String(localized: isAnimating ? "in progress" : "halted") }
    set { super.accessibilityValue = newValue }
  }

  /// Returns 28×28 points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: ActivityIndicator.side, height: ActivityIndicator.side)
  }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Draws the strokes and schedules the next step of the animation.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    let count = ActivityIndicator.strokeCount
    let ink = color ?? theme.secondaryLabel
    let radius = min(bounds.width, bounds.height, diameter ?? .infinity) / 2
    for index in 0..<count {
      let angle = 2 * Double.pi * Double(index) / Double(count) - Double.pi / 2
      let direction = Point(angle: angle, length: 1)
      var path = Path()
      path.move(to: bounds.center + direction * (radius * 0.45))
      path.addLine(to: bounds.center + direction * (radius * 0.82))
      let age = Double((phase - index % count + count) % count) / Double(count - 1)
      canvas.stroke(
        path, with: ink.withAlphaComponent(1 - 0.82 * age),
        style: LineStyle(width: radius * 0.18, cap: .round))
    }
    waitForNextPicture()
  }

  /// Cancels the timer of the previous window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    timer = nil
  }

  /// Cancels the timer if the trait collection asks for less than full motion.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.motion != .full else { return }
    timer?.invalidate()
    timer = nil
  }

  private func setAnimating(_ isOn: Bool) {
    guard isOn != isAnimating else { return }
    isAnimating = isOn
    timer?.invalidate()
    timer = nil
    if hidesWhenStopped { isHidden = !isOn }
    setNeedsDisplay()
  }

  private func waitForNextPicture() {
    guard isAnimating, timer == nil, let window, traitCollection.motion == .full else { return }
    timer = window.scheduleTimer(withTimeInterval: ActivityIndicator.interval) { [weak self] _ in
      guard let self else { return }
      timer = nil
      phase = (phase + 1) % ActivityIndicator.strokeCount
      setNeedsDisplay()
    }
  }
}
