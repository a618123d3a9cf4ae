public import AtriumGeometry
public import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// One row of a table: text, a second text, a picture, and a mark at its end.
///
/// Own content goes into ``contentView``. A cell takes no touches itself: those go on to its table,
/// which highlights and selects it; a control inside keeps its own.
open class TableViewCell: View {
  /// How the two texts stand.
  public enum Style: Hashable, Sendable {
    /// One text.
    case `default`
    /// The second text at the end of the row, quieter.
    case value1
    /// The second text below the first, smaller.
    case subtitle
  }

  /// The mark at the end of the row.
  public enum AccessoryType: Hashable, Sendable {
    /// None.
    case none
    /// An angle: there is more behind this row.
    case disclosureIndicator
    /// A tick: this row is chosen.
    case checkmark
  }

  /// How the two texts stand.
  public let style: Style
  /// Under which name it is used again; nil for a cell that is always the same row.
  public let reuseIdentifier: String?
  /// What the row shows besides its texts; it ends before the mark.
  public let contentView = View()
  /// The first text.
  public let textLabel = Label()
  /// The second text; nil in the style that has none.
  public let detailTextLabel: Label?
  /// The picture before the texts.
  public let imageView = ImageView(image: nil)
  /// The mark at the end of the row.
  public var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view in place of the mark; it has the size that fits it.
  public var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// Whether the row can be used: it is dimmed and not selected otherwise.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      contentView.alpha = isEnabled ? 1 : 0.4
      updateCursor()
      setNeedsDisplay()
    }
  }
  /// Whether it shows that it can be selected, by the pointer's picture and while it is pressed.
  public var isSelectable = true {
    didSet { updateCursor() }
  }
  /// Whether it is selected; the table sets it.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether it is pressed; the table sets it.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a pointer is over it.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateDidChange() } }
  }

  /// What its table does with it.
  var use = TableCellUse.none
  /// How the table wants it to look at its place.
  var place = TableCellPlace() {
    didSet { if place != oldValue { setNeedsDisplay() } }
  }
  /// Whether the keyboard is at this row.
  var hasCursor = false {
    didSet { if hasCursor != oldValue { setNeedsDisplay() } }
  }

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: How the two texts stand.
  ///   - reuseIdentifier: Under which name it is used again; nil for a cell of one row only.
  public init(style: Style = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : Label()
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    isMultipleTouchEnabled = true
    addSubview(contentView)
    contentView.addSubview(imageView)
    contentView.addSubview(textLabel)
    if let detailTextLabel {
      detailTextLabel.textRole = \.secondaryLabel
      if style == .subtitle { detailTextLabel.font = .preferredFont(forTextStyle: .footnote) }
      contentView.addSubview(detailTextLabel)
    }
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        self?.isHovered = recognizer.state == .began || recognizer.state == .changed
      })
    updateCursor()
  }

  /// Makes the cell ready for another row.
  ///
  /// Call `super`: required.
  open func prepareForReuse() {
    isHovered = false
    accessoryType = .none
    setNeedsLayout()
  }

  /// Tells that the cell is selected, pressed or pointed at, or no longer.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
  }

  /// Places picture, texts and mark.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Everything may have to stand at the other side.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The height that texts and picture need at a width; at least 44 points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(width: size.width) }

  /// Draws ground, line, mark and the outline of the keyboard's place.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    drawRow(in: canvas)
  }

  /// The texts, unless another name was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// A button where it can be selected, and the state it is in.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelectable { traits.insert(.button) }
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  private var spokenText: String? {
    let texts = [textLabel.text, detailTextLabel?.text ?? ""].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func updateCursor() {
    cursor = isEnabled && isSelectable ? .pointer : nil
  }

  private func accessoryDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
