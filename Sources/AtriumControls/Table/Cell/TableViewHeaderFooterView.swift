public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// The header or footer of a section: a label, or custom subviews of its ``contentView``.
open class TableViewHeaderFooterView: View {
  /// The reuse identifier; nil for a view that is not reused for other sections.
  public package(set) var reuseIdentifier: String?
  /// The superview of the label and of custom subviews; it fills the view.
  ///
  /// Constraints between this view and its subviews determine the height.
  public let contentView = View()
  /// The label.
  public let textLabel = Label()
  /// The view behind the content; it fills the view and replaces the default background.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The style of the table.
  private var style = TableView.Style.plain
  private(set) var isHeader = true

  /// Whether the table made the view, and may therefore reuse the view for another section.
  var isOwn = false

  /// Makes a header or footer that the table's delegate returns.
  ///
  /// - Parameter reuseIdentifier: The reuse identifier; nil for a view that is not reused for other sections.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Makes the standard header or footer for a table with a given style.
  public init(style: TableView.Style, isHeader: Bool) {
    reuseIdentifier = nil
    super.init(frame: .zero)
    setUp()
    isUserInteractionEnabled = false
    adapt(to: style, isHeader: isHeader)
  }

  /// Makes a header or footer from a nib.
  public override init?(coder: any NibDecoding) {
    reuseIdentifier = (coder as? any TableNibDecoding)?.reuseIdentifier
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    addSubview(contentView)
    contentView.addSubview(textLabel)
    showRole()
  }

  /// Prepares the view for use in a table of the given style.
  func adapt(to style: TableView.Style, isHeader: Bool) {
    guard (style, isHeader) != (self.style, self.isHeader) else { return }
    (self.style, self.isHeader) = (style, isHeader)
    showRole()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func showRole() {
    let font = Font.preferredFont(forTextStyle: .footnote)
    textLabel.font =
      isHeader ? .system(ofSize: font.size, weight: .semibold) : font
    textLabel.textRole = \.secondaryLabel
    textLabel.numberOfLines = isHeader ? 1 : 0
    textLabel.lineBreakMode = isHeader ? .byTruncatingTail : .byWordWrapping
    textLabel.accessibilityTraits = isHeader ? [.staticText, .header] : .staticText
  }

  /// Prepares the view for another section; the default implementation does nothing.
  ///
  /// Call `super`: required.
  open func prepareForReuse() {}

  /// Lays out the label.
  ///
  /// In a plain table, the label is in the middle of the height. In any other table, it is at the bottom of a header
  /// and at the top of a footer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let room = max(0, bounds.width - 2 * TableViewCell.margin)
    let height = min(bounds.height, textLabel.sizeThatFits(Size(width: room)).height)
    let top: Double
    if style == .plain {
      top = (bounds.height - height) / 2
    } else {
      top = isHeader ? bounds.height - height - 6 : 6
    }
    textLabel.frame = Rect(
      x: TableViewCell.margin, y: max(0, top.rounded()), width: room, height: height)
  }

  /// Updates the layout, since the layout direction may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Returns the size that the constraints of the ``contentView`` determine.
  ///
  /// The table calls this method to measure headers and footers. Call `super`: not needed.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns the size that fits the label at the offered width.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: max(1, size.width - 2 * TableViewCell.margin))
    let text = textLabel.sizeThatFits(room).height
    let space = style == .plain ? 12.0 : isHeader ? 24 : 14
    return Size(width: size.width, height: (text + space).rounded(.up))
  }

  /// Draws a background in a plain table, where a pinned header covers rows.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    drawGround(in: canvas)
    super.draw(rect, in: canvas)
  }

  private func drawGround(in canvas: borrowing Canvas) {
    guard style == .plain, backgroundView == nil else { return }
    let theme = theme
    canvas.fill(bounds, with: theme.fill)
    let line = hairline
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.maxY - line, width: bounds.width, height: line),
      with: theme.separator)
  }
}
