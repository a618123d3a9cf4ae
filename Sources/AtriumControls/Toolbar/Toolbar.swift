public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar of buttons for the current content, below or above it.
open class Toolbar: View {
  private var row = BarItemRow()

  /// The items, in the reading direction; nil before any were set.
  open var items: [BarButtonItem]? {
    get { list }
    set { setItems(newValue, animated: false) }
  }
  private var list: [BarButtonItem]?
  /// Whether a line separates it from the content above.
  public var showsSeparator = true {
    didSet { if showsSeparator != oldValue { setNeedsDisplay() } }
  }
  /// The background colour; nil for the theme's surface.
  public var barTintColor: Color? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether a container lets its content extend below the bar, which lets it show through (N-16).
  public var isTranslucent = false {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }

  /// Makes an empty bar.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(row)
  }

  /// Makes a bar with items.
  public convenience init(frame: Rect = .zero, items: [BarButtonItem]) {
    self.init(frame: frame)
    self.items = items
  }

  /// Replaces the items, with a fade if animated.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    list = items
    let items = items ?? []
    guard animated, window != nil else {
      row.items = items
      return
    }
    let (old, new) = (row, BarItemRow())
    row = new
    new.frame = old.frame
    new.alpha = 0
    new.items = items
    old.isUserInteractionEnabled = false
    addSubview(new)
    View.animate(withDuration: Theme.movementDuration) {
      old.alpha = 0
      new.alpha = 1
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// The offered width, and the height of a bar.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 ? size.width : row.fittingWidth + 2 * BarMetrics.margin,
      height: Theme.barHeight)
  }

  /// The fitting height; no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws background and separator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    var color = barTintColor ?? theme.surface
    if isTranslucent { color.alpha *= BarMetrics.translucentAlpha }
    canvas.fill(bounds, with: color)
    guard showsSeparator else { return }
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hairline),
      with: theme.separator)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = bounds.shrunkBy(dx: BarMetrics.margin, dy: 0)
  }
}
