public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A column of rows in sections, with cells only for visible rows.
///
/// The ``dataSource`` returns the number of rows and their cells. Cells are reused when they are no longer visible.
/// Drawing takes the same time for a thousand rows as for a million, because the ``TableViewDelegate`` returns the
/// height of a row only when the row becomes visible. Until then, ``estimatedRowHeight`` applies. The delegate and
/// the data source may change the table in any of their methods. The table then starts its current work again with
/// the new state.
///
/// The program sets the delegate as ``ScrollView/delegate``; the delegate should be a ``TableViewDelegate``.
///
/// **Keys.** The up and down arrows, Page Up, Page Down, Home and End move the cursor from row to row. They also
/// select the row, unless several rows can be selected. Space selects the row, and Enter performs its primary action.
/// The left or right arrow reveals a row's actions, and Delete performs the destructive action. The Menu key and
/// Shift+F10 open the row's context menu, or reveal the actions of a row without a menu. In editing mode, Insert
/// inserts a row, and Alt with an arrow key moves the row. Letters move the cursor to the next row whose text begins
/// with these letters.
open class TableView: ScrollView {
  /// The way in which sections are separated.
  public enum Style: Hashable, Sendable {
    /// Rows from edge to edge; headers are pinned while their rows are visible.
    case plain
    /// Groups from edge to edge, with space between them.
    case grouped
    /// Groups as cards with rounded corners.
    case insetGrouped
  }

  /// The position of a row in the view after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// The position that requires the least scrolling.
    case none
    /// The row is at the top.
    case top
    /// The row is in the middle.
    case middle
    /// The row is at the bottom.
    case bottom
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Hashable, Sendable {
    /// Rows fade in and out.
    case fade
    /// Rows move in from the right edge, or move out to this edge.
    case right
    /// Rows move in from the left edge, or move out to this edge.
    case left
    /// Rows move down from the row above, or move up behind it.
    case top
    /// Rows move up from the row below, or move down behind it.
    case bottom
    /// Rows fade in and out, as with ``fade``.
    case middle
    /// Rows appear and disappear without animation.
    case none
    /// The default animation: rows fade in and out.
    case automatic
  }

  /// The height value for a row, a header or a footer that has the fitting height of its content.
  public static let automaticDimension = -1.0

  /// The way in which sections are separated.
  public let style: Style
  /// The distance between the rows of an inset grouped table and its edges, in points; nil for the usual distance.
  package var declaredRowInset: Double? {
    didSet { if declaredRowInset != oldValue { setNeedsLayout() } }
  }
  /// The data source, which provides the rows; held weakly.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that prepares the data of rows that will soon be visible; held weakly.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// Whether the table notifies its ``prefetchDataSource``; true by default.
  open var isPrefetchingEnabled = true
  /// The delegate, which should be a ``TableViewDelegate``; held weakly.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableViewDelegate
      if delegate !== oldValue { reloadData() }
    }
  }
  /// The height of rows without a height from the delegate, in points; by default, the fitting height of the cell.
  open var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The estimated height of rows that have not been visible, in points; 0 by default.
  ///
  /// 0 stands for ``rowHeight``, or for 44 points if the row height is automatic.
  open var estimatedRowHeight = 0.0 {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The height of a section's header, in points; by default the height that fits its title or its view.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height of a section's footer, in points; by default the height that fits its title or its view.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  var ownSeparatorInset: EdgeInsets? {
    didSet { if ownSeparatorInset != oldValue { setNeedsLayout() } }
  }
  /// The insets of separators in cells without insets of their own, in points; only the sides have an effect.
  ///
  /// By default, separators begin at the text of their rows, and this property is 16 points at the leading side.
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? TableViewCell.usualSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// Whether the content of cells in a wide table is at most 672 points wide, in the middle; false by default.
  ///
  /// The value determines the margins of labels, images, accessories and separators, and the layout margins of the
  /// content views.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
  }
  /// The width of text that is easy to read, in points, as in UIKit at the standard text size.
  static let readableWidth = 672.0
  /// Whether separators are drawn between rows.
  public var showsSeparators = true {
    didSet { setNeedsLayout() }
  }
  /// The colour of the separators; nil uses the theme's colour.
  open var separatorColor: Color? {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the index titles; nil for the tint colour.
  open var sectionIndexColor: Color? {
    didSet { updateIndexColors() }
  }
  /// The colour behind the index titles; nil, the default, for none.
  open var sectionIndexBackgroundColor: Color? {
    didSet { updateIndexColors() }
  }
  /// The colour behind the index titles while the user chooses a title; nil for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: Color? {
    didSet { updateIndexColors() }
  }
  /// The minimum number of rows with which the table shows its index titles; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// Whether rows can be selected.
  open var allowsSelection = true {
    didSet { setNeedsLayout() }
  }
  /// Whether several rows can be selected at once; if so, a click or a tap selects or deselects a row.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at once in editing mode; if so, rows have no edit buttons.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { updateEditing(animated: false) }
  }
  /// Whether the next layout pass updates the edit buttons of the visible rows.
  var needsEditingUpdate = false
  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves the editing mode.
  ///
  /// In this mode each row that the data source declares as editable has a button at its leading edge, unless
  /// ``allowsMultipleSelectionDuringEditing`` is true. The delegate chooses the kind of the button, or no button. Rows
  /// can only be selected if ``allowsSelectionDuringEditing`` or ``allowsMultipleSelectionDuringEditing`` is true. A
  /// change of the mode clears the selection.
  ///
  /// Call `super`: required.
  ///
  /// - Parameters:
  ///   - editing: Whether the table is in editing mode.
  ///   - animated: Whether the rows move with an animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else { return }
    closeSwipe(animated: animated)
    isInEditingMode = editing
    selectRow(at: nil, animated: false, scrollPosition: .none)
    updateEditing(animated: animated)
  }

  /// The view above the first section; the table keeps the view's height and sets its width.
  open var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// A view that stays behind the rows and does not scroll; nil, the default, for no view.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view below the last section; the table keeps the view's height and sets its width.
  open var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  weak var tableDelegate: (any TableViewDelegate)?
  package internal(set) var layout = TableLayout()
  package internal(set) var isLoaded = false
  /// The number of times that the rows have changed.
  var revision = 0
  /// Whether the table is asking the data source for the row counts.
  package internal(set) var isCounting = false
  /// Whether a pass over the visible rows is in progress.
  package internal(set) var isTiling = false
  /// The identifier of the cells that were released last; each call of ``release(_:)`` increases the identifier.
  var leavingGroup = 0
  /// The table width for which the row heights are valid, in points.
  var layoutWidth = 0.0
  var makers: [String: () -> TableViewCell] = [:]
  package internal(set) var pool: [String: [TableViewCell]] = [:]
  /// The visible cells, keyed by their rows.
  package internal(set) var cells: [IndexPath: TableViewCell] = [:]
  package internal(set) var headers: [Int: View] = [:]
  package internal(set) var footers: [Int: View] = [:]
  var titlePool: [TableViewHeaderFooterView] = []
  var titleMakers: [String: () -> TableViewHeaderFooterView] = [:]
  /// The unused headers and footers of the delegate, by their reuse identifiers.
  var reusableTitles: [String: [TableViewHeaderFooterView]] = [:]
  package internal(set) var selectedRows: Set<IndexPath> = []
  /// The row with the keyboard cursor.
  var cursorRow: IndexPath? {
    didSet { if cursorRow != oldValue { updateStates() } }
  }
  /// The row at which a selection of several rows began.
  var anchorRow: IndexPath?
  /// The pressed row, its touch, and the location at which the touch began.
  var press: (row: IndexPath, touch: Touch, start: Point)?
  var changes: BatchChanges?
  private var isInEditingMode = false
  /// Whether the default implementation answered the last call of `tableView(_:canEditRowAt:)`.
  var isEditableByDefault = false
  package internal(set) var swipe: TableSwipe?
  /// The row that the user is moving.
  var rowMove: TableRowMove?
  /// The swiped rows that are moving back.
  var closingSwipes: [TableSwipe] = []
  /// Whether the cursor was last moved by a key, so that its row has a focus ring.
  var showsCursor = false
  var typing = TableTyping()
  var index = TableIndex()
  var prefetching = Prefetching()
  let swipePan = PanGestureRecognizer()
  lazy var contextMenu = CellContextMenu(self)

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: The frame of the table.
  ///   - style: The way in which sections are separated.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a table from a nib, with the style in the nib.
  public override init?(coder: any NibDecoding) {
    style = (coder as? any TableNibDecoding)?.tableStyle ?? .plain
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    accessibilityRole = .list
    swipePan.allowedTouchTypes = [.direct]
    swipePan.allowedScrollTypesMask = .continuous
    swipePan.maximumNumberOfTouches = 1
    swipePan.addAction { [weak self] recognizer in self?.swipePanDidChange(recognizer) }
    addGestureRecognizer(swipePan)
    contextMenu.install()
    panGestureRecognizer.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.closeSwipe(animated: true) }
    }
  }

  /// Reloads all rows.
  ///
  /// The selection is cleared; the content offset is kept if possible.
  ///
  /// The delegate and the data source may call this method from any of their methods.
  ///
  /// Call `super`: required.
  open func reloadData() { reload() }

  /// Draws the focus ring around the table, unless a visible row has the cursor.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    if cursorRow.flatMap({ cells[$0] }) == nil { super.drawFocusRing(in: canvas) }
  }

  /// Updates the visible cells.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    loadIfNeeded()
    adaptToWidth()
    super.layoutSubviews()
    layOutIndex()
    tile()
    backgroundView?.frame = bounds
    indicators.layOut()
    prefetch()
  }

  /// Keeps the index titles in front of the new subview.
  ///
  /// Call `super`: required.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    raiseIndex()
  }

  /// Draws the background.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      rect.intersection(bounds), with: style == .plain ? theme.surface : theme.groupedBackground)
    super.draw(rect, in: canvas)
  }

  /// Highlights the row under a finger or a pointer.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if let touch = touches.first { beginPress(touch, event) }
    super.touchesBegan(touches, with: event)
  }

  /// Removes the highlight when the touch leaves the row.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    followPress(touches)
    super.touchesMoved(touches, with: event)
  }

  /// Selects the pressed row.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    endPress(touches, event)
    super.touchesEnded(touches, with: event)
  }

  /// Removes the highlight of the pressed row.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    cancelPress(touches)
    super.touchesCancelled(touches, with: event)
  }

  /// Ends swipes when the layout direction changes, because the actions change sides.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.layoutDirection != previousTraitCollection?.layoutDirection else {
      return
    }
    endSwipes()
  }

  /// The cell at the cursor; nil if there is no cursor, or if its row is not visible.
  open override var accessibilityFocusedElement: AccessibleObject? {
    cursorRow.flatMap { cellForRow(at: $0) }
  }

  override var positionText: String? { selectionText ?? super.positionText }

  /// Whether the table can become first responder: true if it has rows, or if it can scroll.
  open override var canBecomeFirstResponder: Bool {
    layout.firstRow != nil || super.canBecomeFirstResponder
  }

  /// Places the cursor when a key press focuses the table, unless the table already has a cursor.
  ///
  /// The cursor is at the first selected row, or at the first visible row if none is selected.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    swipeFocusDidChange(in: context)
    if context.nextFocusedView === self, !context.focusHeading.isEmpty, cursorRow == nil {
      cursorRow = selectedRows.min() ?? indexPathsForVisibleRows.first
    }
  }

  /// Handles the keys of the table, and forwards all other keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Lets a swipe begin only if it is horizontal and the row has actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipePan
      ? swipeShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { indicators.insertBehind(new) }
    reloadData()
  }
}
