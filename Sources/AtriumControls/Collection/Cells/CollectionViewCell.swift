public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// The view of one item of a collection view.
///
/// Add subviews to ``contentView``. A cell forwards touches to its collection view, which highlights and
/// selects the cell. A control inside the cell keeps its own touches.
open class CollectionViewCell: CollectionReusableView {
  /// The superview of the content; it fills the cell.
  public let contentView = View()
  /// The view behind the content; it fills the cell.
  open var backgroundView: View? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }
  /// The view between the background and the content, visible while the cell is selected or highlighted.
  open var selectedBackgroundView: View? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackground()
    }
  }
  /// Whether the cell is selected; the collection view sets the property.
  ///
  /// Call `super`: required.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the cell is highlighted; the collection view sets the property.
  ///
  /// Call `super`: required.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Called when the user selects the item, before the delegate of the collection view is notified.
  ///
  /// A segue from an Interface Builder file uses this closure.
  public var selectionHandler: (@MainActor (CollectionViewCell) -> Void)?
  /// Whether the keyboard cursor of the collection view is on the cell.
  var hasCursor = false {
    didSet { if hasCursor != oldValue { setNeedsDisplay() } }
  }

  /// Makes a cell.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isMultipleTouchEnabled = true
    accessibilityRole = .cell
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replace(_ old: View?, by new: View?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func stateDidChange() {
    updateBackground()
    stateDidChangeForConfiguration()
  }

  /// The state of the cell.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// A closure that adapts the cell to its state; nil, the default, for none.
  ///
  /// ``updateConfiguration(using:)`` calls the closure.
  open var configurationUpdateHandler:
    (@MainActor (CollectionViewCell, CellConfigurationState) -> Void)?
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
  /// The method is called before the cell is first shown, after ``CollectionReusableView/prepareForReuse()``, and when
  /// the cell is selected, deselected, pressed or released. The default implementation calls
  /// ``configurationUpdateHandler``. Call `super`: required.
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

  /// Prepares the cell for reuse, and requests an update of its configuration.
  ///
  /// Call `super`: required.
  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration if an update was requested, and lays out the subviews.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  private func updateBackground() {
    let isMarked = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isMarked
    guard isMarked != highlightsContents else { return }
    highlightsContents = isMarked
    contentView.setHighlightsContents(isMarked)
  }
  private var highlightsContents = false

  /// Returns the size that the constraints of the ``contentView`` determine.
  ///
  /// ``CollectionReusableView/preferredLayoutAttributesFitting(_:)`` calls this method to measure the cell.
  ///
  /// Call `super`: not needed.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Whether the cell draws a focus ring.
  ///
  /// True if the cell has the keyboard cursor and the collection view shows its focus.
  open override var showsFocusRing: Bool {
    let owner = superview as? CollectionView ?? superview?.superview as? CollectionView
    guard hasCursor, let view = owner, view.isFirstResponder else {
      return super.showsFocusRing
    }
    return view.window?.isFocusVisible == true || view.showsCursor
  }

  /// Draws the theme's focus ring.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: cornerRadius, in: canvas)
  }

  /// The accessibility label that was set, or otherwise the labels of the content.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? contentLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits that were set, and `selected` if the cell is selected.
  open override var accessibilityTraits: AccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  private var contentLabel: String? {
    let labels = contentView.subviews.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
