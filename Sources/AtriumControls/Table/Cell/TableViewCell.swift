public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A row of a table: a label, a second label, an image, and an accessory at the trailing edge.
///
/// Add custom subviews to ``contentView``. A cell forwards touches to its table, which highlights and
/// selects the cell. A control inside the cell keeps its own touches.
open class TableViewCell: View, ReusedView {
  /// The arrangement of the two labels.
  public enum Style: Hashable, Sendable {
    /// The cell has one label.
    case `default`
    /// The second label is at the trailing edge, in the secondary colour.
    case value1
    /// The second label follows the first label, which is small and fills a narrow column.
    ///
    /// The first label is trailing-aligned and in the accent colour.
    case value2
    /// The second label is below the first label, in a smaller font.
    case subtitle
  }

  /// The mark at the trailing edge of the row.
  public enum AccessoryType: Hashable, Sendable {
    /// The row has no mark.
    case none
    /// A chevron, which indicates that the row leads to more content.
    case disclosureIndicator
    /// A checkmark, which indicates that the row is chosen.
    case checkmark
    /// A button that shows details, before a chevron.
    ///
    /// A press of the button calls the delegate's
    /// ``TableViewDelegate/tableView(_:accessoryButtonTappedForRowWith:)`` and does not select the row.
    case detailDisclosureButton
    /// A button that shows details.
    ///
    /// A press of the button calls the delegate's
    /// ``TableViewDelegate/tableView(_:accessoryButtonTappedForRowWith:)`` and does not select the row.
    case detailButton
  }

  /// The mark of a row that is selected or pressed.
  public enum SelectionStyle: Hashable, Sendable {
    /// The row looks the same while it is selected or pressed. It can still be selected.
    case none
    /// The theme's colours.
    case `default`
  }

  /// The arrangement of the two labels.
  public let style: Style
  /// The reuse identifier; nil for a cell that is not reused for other rows.
  public package(set) var reuseIdentifier: String?
  /// The superview of the labels, the image and custom subviews.
  ///
  /// The content view ends before the accessory.
  public let contentView = View()
  /// The first label.
  public let textLabel = Label()
  /// The second label; nil in the default style.
  public let detailTextLabel: Label?
  /// The image before the labels.
  public let imageView = ImageView(image: nil)
  /// The mark at the trailing edge of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The number of steps by which the image and the labels are indented; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of a step of the indentation, in points; 10 by default.
  open var indentationWidth = 10.0 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// The view that replaces the accessory mark.
  ///
  /// A view whose frame has a size keeps that size, as in UIKit. A view with an empty frame gets its fitting size.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      fittedAccessorySize = .zero
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// Called when the user selects the row, before the table's delegate is notified.
  ///
  /// A segue of an Interface Builder file starts in this closure.
  public var selectionHandler: (@MainActor (TableViewCell) -> Void)?
  /// Whether the row is enabled.
  ///
  /// A disabled row is dimmed and cannot be selected.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      contentView.alpha = isEnabled ? 1 : Theme.disabledAlpha
      updateCursor()
      setNeedsDisplay()
    }
  }
  /// Whether the row can be selected; true by default.
  ///
  /// A selectable row changes the pointer, and is highlighted while it is pressed.
  public var isSelectable = true {
    didSet { updateCursor() }
  }
  /// The mark of the row while it is selected or pressed.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }
  /// The view behind the content; it fills the row.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The colour of the row; nil for the theme's colour.
  ///
  /// In a grouped table the colour fills the row up to the rounded corners of its group, and changes of the colour
  /// are not animated.
  open override var backgroundColor: Color? {
    get { rowColor }
    set {
      guard newValue != rowColor else { return }
      rowColor = newValue
      showRowColor()
      setNeedsDisplay()
    }
  }
  /// The view between the background and the content, visible while the row is selected or pressed.
  ///
  /// It replaces the theme's colours for these states.
  open var selectedBackgroundView: View? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }
  /// Whether the row is selected.
  ///
  /// The table sets the state with ``setSelected(_:animated:)``.
  ///
  /// Call `super`: required.
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  private var selection = false
  /// Whether the row is pressed.
  ///
  /// The table sets the state with ``setHighlighted(_:animated:)``.
  ///
  /// Call `super`: required.
  open var isHighlighted: Bool {
    get { highlight }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlight = false
  /// Whether the table is in editing mode and the row can be edited or moved; set by the table.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  /// The way in which the user can edit the row in editing mode; set by the table.
  public internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { editButton?.editingStyle = editingStyle } }
  }
  /// The view that replaces the ``editingAccessoryType`` in editing mode; its size is chosen as for ``accessoryView``.
  open var editingAccessoryView: View? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      fittedAccessorySize = .zero
      if let editingAccessoryView {
        editingAccessoryView.isHidden = !isInEditingMode
        addSubview(editingAccessoryView)
      }
      accessoryDidChange()
    }
  }
  /// The mark at the trailing edge in editing mode, which replaces ``accessoryType`` and ``accessoryView``.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  private var isInEditingMode = false
  /// Whether the button at the leading edge is visible.
  var showsEditButton = false {
    didSet { if showsEditButton != oldValue { editButtonDidChange() } }
  }
  var editButton: TableEditButton?
  /// Called when the button at the leading edge is pressed.
  var editHandler: (() -> Void)?
  /// Whether the handle at the trailing edge is visible.
  var showsReorderHandle = false {
    didSet { if showsReorderHandle != oldValue { reorderHandleDidChange() } }
  }
  var reorderHandle: TableReorderHandle?
  /// Called while the user drags the handle at the trailing edge.
  var moveHandler: ((LongPressGestureRecognizer) -> Void)?
  var accessoryButton: TableAccessoryButton?
  /// Called when the button that shows details is pressed.
  var accessoryHandler: (() -> Void)?
  /// Whether the pointer is over the row.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateDidChange() } }
  }

  /// The spaces of a cell that an Interface Builder file declares, in points.
  package struct DeclaredSpaces: Hashable, Sendable {
    /// The space between the content view and the trailing edge of the cell.
    package var afterContent: Double
    /// The space between the leading edge of the cell and the content view.
    package var beforeContent = 0.0
    /// The space between the leading edge of the content view and the image, or the labels without an image.
    package var beforeParts: Double
    /// The space between the last label and the end of the content view.
    package var afterParts: Double
    /// The space between the image and the labels; nil for the default space.
    package var afterImage: Double?
    /// The space between the labels of the style `value1`; nil for the default space.
    package var betweenLabels: Double?

    /// Makes the spaces of a cell.
    package init(afterContent: Double, beforeParts: Double, afterParts: Double) {
      (self.afterContent, self.beforeParts) = (afterContent, beforeParts)
      self.afterParts = afterParts
    }
  }

  /// The spaces that an Interface Builder file declares; nil uses the default spaces.
  package var declaredSpaces: DeclaredSpaces? {
    didSet { if declaredSpaces != oldValue { setNeedsLayout() } }
  }

  /// The fitting size that the cell gave its accessory view; zero if the view keeps its own size.
  var fittedAccessorySize = Size.zero

  var ownSeparatorInset: EdgeInsets? {
    didSet {
      guard ownSeparatorInset != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The insets of the separator, in points; only the sides have an effect.
  ///
  /// The image and the labels begin at the leading inset if it is larger than the usual margin of 16 points. By
  /// default, the cell uses the table's insets.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? place.separatorInset ?? TableViewCell.usualSeparatorInset }
    set { ownSeparatorInset = newValue }
  }

  /// The state of the cell in the table.
  package internal(set) var use = CellUse.none
  /// The appearance that depends on the position of the cell in the table.
  var place = TableCellPlace() {
    didSet {
      guard place != oldValue else { return }
      if place.hasGround != oldValue.hasGround { showRowColor() }
      if place.indexWidth != oldValue.indexWidth || place.margin != oldValue.margin {
        setNeedsLayout()
      }
      setNeedsDisplay()
    }
  }
  /// The background colour that was set; nil for the theme's colour.
  var rowColor: Color?
  /// Whether the table's keyboard cursor is at this row.
  var hasCursor = false {
    didSet { if hasCursor != oldValue { setNeedsDisplay() } }
  }

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the two labels.
  ///   - reuseIdentifier: The reuse identifier; nil for a cell that is not reused for other rows.
  public init(style: Style = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : Label()
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Makes a cell from a nib, with the style and the reuse identifier in the nib.
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
    accessibilityRole = .cell
    addSubview(contentView)
    imageView.contentMode = .scaleAspectFit
    contentView.addSubview(imageView)
    contentView.addSubview(textLabel)
    if let detailTextLabel {
      detailTextLabel.textRole = \.secondaryLabel
      if style == .subtitle { detailTextLabel.font = .preferredFont(forTextStyle: .footnote) }
      if style == .value2 {
        textLabel.font = .preferredFont(forTextStyle: .caption)
        textLabel.textRole = \.accent
        detailTextLabel.textRole = \.label
      }
      contentView.addSubview(detailTextLabel)
    }
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        self?.isHovered = recognizer.state == .began || recognizer.state == .changed
      })
    updateCursor()
  }

  /// Prepares the cell for another row: ends the hovered state, and removes the accessory mark.
  ///
  /// Call `super`: required.
  open func prepareForReuse() {
    isHovered = false
    accessoryType = .none
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the row is selected.
  ///
  /// Call `super`: required.
  ///
  /// - Parameters:
  ///   - selected: Whether the row is selected.
  ///   - animated: Whether a subclass may animate the change; the cell itself does not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selection else { return }
    selection = selected
    stateDidChange()
    stateDidChangeForConfiguration()
  }

  /// Sets whether the row is pressed.
  ///
  /// Call `super`: required.
  ///
  /// - Parameters:
  ///   - highlighted: Whether the row is pressed.
  ///   - animated: Whether a subclass may animate the change; the cell itself does not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlight else { return }
    highlight = highlighted
    stateDidChange()
    stateDidChangeForConfiguration()
  }

  /// Called by the table when the cell enters or leaves the editing mode.
  ///
  /// Call `super`: required.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else { return }
    isInEditingMode = editing
    accessoryView?.isHidden = editing
    editingAccessoryView?.isHidden = !editing
    fittedAccessorySize = .zero
    accessoryDidChange()
    stateDidChangeForConfiguration()
  }

  /// Called when the cell's selected, pressed or hovered state has changed.
  ///
  /// Call `super`: required.
  open func stateDidChange() {
    setNeedsDisplay()
    updateBackgrounds()
  }

  /// The state of the cell.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isDisabled) = (isEditing, !isEnabled)
    return state
  }

  /// A closure that adapts the cell to its state; nil, the default, for none.
  ///
  /// ``updateConfiguration(using:)`` calls the closure.
  open var configurationUpdateHandler: (@MainActor (TableViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that adapts the content of a ported cell to its state; nil for none.
  ///
  /// The cell calls the closure before ``updateConfiguration(using:)``.
  package var contentUpdater: (@MainActor (CellConfigurationState) -> Void)?
  private var needsConfiguration = true
  private var isUpdatingConfiguration = false

  /// Requests a call of ``updateConfiguration(using:)``, before the cell is measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the cell for its state.
  ///
  /// The method is called before the cell is first shown, after ``prepareForReuse()``, and when the selected, pressed
  /// or editing state changes. The default implementation calls ``configurationUpdateHandler``. Call `super`:
  /// required.
  open func updateConfiguration(using state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func updateConfigurationIfNeeded() {
    if needsConfiguration { updateConfigurationNow() }
  }

  /// Updates the configuration; a change of the state during the update requests another update.
  private func updateConfigurationNow() {
    (needsConfiguration, isUpdatingConfiguration) = (false, true)
    contentUpdater?(configurationState)
    updateConfiguration(using: configurationState)
    isUpdatingConfiguration = false
  }

  /// Updates the configuration of a cell in a window at once, because a change of the state causes no layout pass.
  private func stateDidChangeForConfiguration() {
    if window == nil {
      needsConfiguration = true
    } else if isUpdatingConfiguration {
      setNeedsUpdateConfiguration()
    } else {
      updateConfigurationNow()
    }
  }

  /// Lays out the image, the labels and the accessory.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    layOutContent()
  }

  /// Updates the layout, since the layout direction may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Returns the size that fits the content at the offered width.
  ///
  /// Constraints between the ``contentView`` and its subviews determine the height. Without such constraints, or if
  /// the cell's own labels or image are in use, the height is at least 44 points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(width: size.width) }

  /// Returns the size that fits the content of the row.
  ///
  /// If the width is required, the result is that of ``sizeThatFits(_:)``. Otherwise the constraints of the
  /// ``contentView`` determine the size.
  ///
  /// The table calls this method to measure rows with ``TableView/automaticDimension``. Call `super`: not needed.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    updateConfigurationIfNeeded()
    guard horizontalFittingPriority == .required else {
      return contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return sizeThatFits(targetSize)
  }

  /// Draws the background, the separator, the accessory and the focus ring.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    drawRow(in: canvas)
    super.draw(rect, in: canvas)
  }

  /// The accessibility label that was set, or otherwise the text of both labels.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits that were set, the traits for the current state, and `button` if the row can be selected.
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

  private func replaceBackground(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
    setNeedsLayout()
    setNeedsDisplay()
    updateBackgrounds()
  }

  private func updateBackgrounds() {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    selectedBackgroundView?.isHidden = !isMarked
    guard isMarked != highlightsContents else { return }
    highlightsContents = isMarked
    contentView.setHighlightsContents(isMarked)
  }
  private var highlightsContents = false

  /// Sets the view's background to the row's colour in a plain table, and to nil in a grouped table.
  ///
  /// In a grouped table, ``draw(_:in:)`` fills the shape of the row with the colour.
  private func showRowColor() {
    super.backgroundColor = place.hasGround ? nil : rowColor
  }

  private func accessoryDidChange() {
    updateAccessoryButton()
    setNeedsLayout()
    setNeedsDisplay()
  }
}

// As in UIKit, a cell may be the delegate of its recognisers.
extension TableViewCell: GestureRecognizerDelegate {}

extension TableViewCell: AccessibilityCheckmarkShowing {
  /// Whether the row shows a checkmark in the current mode.
  package var showsAccessibilityCheckmark: Bool {
    shownAccessoryView == nil && shownAccessoryType == .checkmark
  }
}
