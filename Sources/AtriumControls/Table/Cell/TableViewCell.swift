public import AtriumGeometry
public import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// One row of a table: text, a second text, an image, and an accessory at the trailing edge.
///
/// Add custom subviews to ``contentView``. A cell forwards touches to its table, which highlights
/// and selects it; a control inside keeps its own touches.
open class TableViewCell: View {
  /// The arrangement of the two texts.
  public enum Style: Hashable, Sendable {
    /// One text.
    case `default`
    /// The second text at the trailing edge, in the secondary colour.
    case value1
    /// The second text below the first, smaller.
    case subtitle
  }

  /// The mark at the trailing edge of the row.
  public enum AccessoryType: Hashable, Sendable {
    /// None.
    case none
    /// A chevron: the row leads to more content.
    case disclosureIndicator
    /// A checkmark: the row is chosen.
    case checkmark
  }

  /// The arrangement of the two texts.
  public let style: Style
  /// The identifier for reuse; nil for a cell that always has the same row.
  public let reuseIdentifier: String?
  /// The superview of the texts, the image and custom subviews; it ends before the accessory.
  public let contentView = View()
  /// The first text.
  public let textLabel = Label()
  /// The second text; nil in the default style.
  public let detailTextLabel: Label?
  /// The image before the texts.
  public let imageView = ImageView(image: nil)
  /// The mark at the trailing edge of the row.
  public var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view in place of the mark, at its fitting size.
  public var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// Called when the user selects the row, before the table's delegate; a segue of an Interface Builder file
  /// starts here.
  public var selectionHandler: (@MainActor (TableViewCell) -> Void)?
  /// Whether the row is enabled; if not, it is dimmed and cannot be selected.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      contentView.alpha = isEnabled ? 1 : 0.4
      updateCursor()
      setNeedsDisplay()
    }
  }
  /// Whether it looks selectable: by the cursor, and while it is pressed.
  public var isSelectable = true {
    didSet { updateCursor() }
  }
  /// Whether it is selected; the table sets it.
  ///
  /// Call `super`: required.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether it is pressed; the table sets it.
  ///
  /// Call `super`: required.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a pointer is over it.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateDidChange() } }
  }

  /// The distances of a cell that a file describes, in points.
  package struct DeclaredSpaces: Hashable, Sendable {
    /// Between the content and the trailing edge of the cell.
    package var afterContent: Double
    /// Between the leading edge and the first part.
    package var beforeParts: Double
    /// Between the last part and the end of the content.
    package var afterParts: Double

    /// Makes distances.
    package init(afterContent: Double, beforeParts: Double, afterParts: Double) {
      (self.afterContent, self.beforeParts) = (afterContent, beforeParts)
      self.afterParts = afterParts
    }
  }

  /// The distances in a file; nil for those of the theme.
  package var declaredSpaces: DeclaredSpaces? {
    didSet { if declaredSpaces != oldValue { setNeedsLayout() } }
  }

  /// Its use in the table.
  package internal(set) var use = TableCellUse.none
  /// The appearance that depends on its place in the table.
  var place = TableCellPlace() {
    didSet { if place != oldValue { setNeedsDisplay() } }
  }
  /// Whether the table's keyboard cursor is at this row.
  var hasCursor = false {
    didSet { if hasCursor != oldValue { setNeedsDisplay() } }
  }

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the two texts.
  ///   - reuseIdentifier: The identifier for reuse; nil for a cell of one row only.
  public init(style: Style = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : Label()
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Makes a cell that a nib describes, of the style and with the identifier in the nib.
  public override init?(coder: any NibDecoding) {
    let nib = coder as? any TableNibDecoding
    style = nib?.cellStyle ?? .default
    reuseIdentifier = nib?.reuseIdentifier
    detailTextLabel = style == .default ? nil : Label()
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
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

  /// Prepares the cell for another row.
  ///
  /// Call `super`: required.
  open func prepareForReuse() {
    isHovered = false
    accessoryType = .none
    setNeedsLayout()
  }

  /// Called when the cell's selected, pressed or hovered state has changed.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
  }

  /// Lays out image, texts and accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Updates the layout, since the layout direction may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The height that fits texts and image at a width; at least 44 points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(width: size.width) }

  /// Draws background, separator, accessory and focus ring.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    drawRow(in: canvas)
  }

  /// The label that was set, or else the texts.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits that were set, those of the state, and `button` if it is selectable.
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
