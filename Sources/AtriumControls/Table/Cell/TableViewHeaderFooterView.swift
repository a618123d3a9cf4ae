public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// The standard header or footer of a section, which consists of a label.
open class TableViewHeaderFooterView: View {
  /// The label.
  public let textLabel = Label()
  /// The style of the table.
  let style: TableView.Style
  let isHeader: Bool

  /// Whether the table made the view, and may therefore reuse the view for another section.
  var isOwn = false

  /// Makes the standard header or footer for a table with a given style.
  public init(style: TableView.Style, isHeader: Bool) {
    self.style = style
    self.isHeader = isHeader
    super.init(frame: .zero)
    let font = Font.preferredFont(forTextStyle: .footnote)
    textLabel.font =
      isHeader ? .system(ofSize: font.size, weight: .semibold) : font
    textLabel.textRole = \.secondaryLabel
    textLabel.numberOfLines = isHeader ? 1 : 0
    textLabel.lineBreakMode = isHeader ? .byTruncatingTail : .byWordWrapping
    addSubview(textLabel)
    isUserInteractionEnabled = false
    if isHeader { textLabel.accessibilityTraits = [.staticText, .header] }
  }

  /// Lays out the label: at the bottom of a header, at the top of a footer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - 2 * TableViewCell.margin)
    textLabel.textAlignment = traitCollection.layoutDirection == .rightToLeft ? .right : .natural
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

  /// Returns the size that fits the label at the offered width.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: max(1, size.width - 2 * TableViewCell.margin))
    let text = textLabel.sizeThatFits(room).height
    let space = style == .plain ? 12.0 : isHeader ? 24 : 14
    return Size(width: size.width, height: (text + space).rounded(.up))
  }

  /// Draws a background in a plain table, where a pinned header covers rows.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard style == .plain else { return }
    let theme = theme
    canvas.fill(bounds, with: theme.fill)
    let line = hairline
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.maxY - line, width: bounds.width, height: line),
      with: theme.separator)
  }
}
