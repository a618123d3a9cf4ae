public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar of buttons for the current content, above or below the content.
open class Toolbar: View {
  private var row = BarItemRow()

  /// The items, in the reading direction; nil until items are set.
  open var items: [BarButtonItem]? {
    get { list }
    set { setItems(newValue, animated: false) }
  }
  private var list: [BarButtonItem]?
  let appearances = BarAppearances<ToolbarAppearance>()
  private(set) lazy var surface = BarSurface(of: self, lineAt: .top)

  /// Whether the content is scrolled to the edge next to the bar, which selects ``scrollEdgeAppearance``.
  ///
  /// False by default. A navigation controller sets this property of its toolbar.
  public var isContentAtScrollEdge = false {
    didSet { if isContentAtScrollEdge != oldValue { updateLook() } }
  }

  /// Whether the bar is translucent; a container then extends its content behind the bar (N-16).
  open var isTranslucent = false {
    didSet { if isTranslucent != oldValue { appearancesDidChange() } }
  }

  /// Makes an empty bar.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityRole = .toolbar
    addSubview(row)
    appearances.onChange = { [weak self] in self?.appearancesDidChange() }
  }

  /// Makes a bar with items.
  public convenience init(frame: Rect = .zero, items: [BarButtonItem]) {
    self.init(frame: frame)
    self.items = items
  }

  /// Replaces the items.
  ///
  /// With animation, a visible bar cross-fades to the new items.
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
    updateLook()
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

  /// The space before the first item and after the last item, as declared in an Interface Builder file, in
  /// points.
  ///
  /// Nil uses the default space. With a declared space, custom views keep their declared widths.
  package var declaredMargin: Double? {
    didSet { if declaredMargin != oldValue { setNeedsLayout() } }
  }

  /// Returns the offered width, or otherwise the fitting width, and the standard height of a bar.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 ? size.width : row.fittingWidth + 2 * BarMetrics.margin,
      height: Theme.barHeight)
  }

  /// The fitting height; the view has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the background and the separator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    surface.draw(look.background, in: canvas, isTranslucent: isTranslucent)
    super.draw(rect, in: canvas)
  }

  /// Applies the appearance for a compact or regular height.
  ///
  /// Call `super`: required.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateLook()
  }

  /// Redraws the buttons in the new tint.
  ///
  /// Call `super`: required.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Applies the appearance for the current situation.
  func updateLook() {
    let look = look
    surface.show(look.background)
    row.dress(look.appearance.buttons, tint: chosenTintColor)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.keepsDeclaredWidths = declaredMargin != nil
    row.frame = bounds.shrunkBy(dx: declaredMargin ?? BarMetrics.margin, dy: 0)
  }
}
