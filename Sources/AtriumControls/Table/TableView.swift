public import AtriumGeometry
public import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// A column of rows in sections, with cells only for visible rows.
///
/// The ``dataSource`` returns the number of rows and their cells, which are reused when they are no
/// longer visible. A frame costs the same for a thousand rows as for a million: the
/// ``TableViewDelegate`` is asked for a height when the row becomes visible, and until then
/// ``estimatedRowHeight`` applies. The delegate and the data source may change the table in any
/// call: it then starts over with the new state.
///
/// The delegate is set as ``ScrollView/delegate``; it should be a ``TableViewDelegate``.
///
/// **Keys.** Up and down arrows, Page Up, Page Down, Home and End move from row to row, and select
/// the row unless several can be selected; Space selects, Enter performs the row's primary action.
/// A left or right arrow, the Menu key or Shift+F10 reveal a row's actions, Delete performs the
/// destructive one. Letters move to the next row with that prefix.
open class TableView: ScrollView {
  /// How sections are separated.
  public enum Style: Hashable, Sendable {
    /// Rows from edge to edge; headers are pinned while their rows are visible.
    case plain
    /// Groups from edge to edge, with space between them.
    case grouped
    /// Groups as cards with round corners.
    case insetGrouped
  }

  /// The position of a row in the view after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// The position with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Hashable, Sendable {
    /// They fade.
    case fade
    /// They move in from the right edge, and out to it.
    case right
    /// They move in from the left edge, and out to it.
    case left
    /// They appear and disappear at once.
    case none
    /// The default: they fade.
    case automatic
  }

  /// A height that is the fitting height of a row's cell, or of a header's text.
  public static let automaticDimension = -1.0

  /// How sections are separated.
  public let style: Style
  /// The source of the rows; not retained.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which should be a ``TableViewDelegate``; not retained.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableViewDelegate
      if delegate !== oldValue { reloadData() }
    }
  }
  /// The height of rows without a height from the delegate, in points; by default that of the cell.
  public var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The height of rows that have not been visible, in points; 0 for ``rowHeight``, or 44 if that
  /// is automatic.
  public var estimatedRowHeight = 0.0 {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The height of a section's header, in points; by default that of its title.
  public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height of a section's footer, in points; by default that of its title.
  public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// Whether separators are drawn between rows.
  public var showsSeparators = true {
    didSet { setNeedsLayout() }
  }
  /// Whether rows can be selected.
  public var allowsSelection = true {
    didSet { setNeedsLayout() }
  }
  /// Whether several rows can be selected at once: a press then toggles one of them.
  public var allowsMultipleSelection = false
  /// The view above the first section; only its height is kept.
  public var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below the last section; only its height is kept.
  public var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  weak var tableDelegate: (any TableViewDelegate)?
  package internal(set) var layout = TableLayout()
  package internal(set) var isLoaded = false
  /// The number of changes of the rows.
  var revision = 0
  /// Whether the data source is being asked how many rows there are.
  package internal(set) var isCounting = false
  /// Whether a pass over the visible rows is in progress.
  package internal(set) var isTiling = false
  /// The number of groups of cells that have lost their rows.
  var leavingGroup = 0
  /// The width for which the heights are valid, in points.
  var layoutWidth = 0.0
  var makers: [String: () -> TableViewCell] = [:]
  package internal(set) var pool: [String: [TableViewCell]] = [:]
  /// The visible cells.
  package internal(set) var cells: [IndexPath: TableViewCell] = [:]
  package internal(set) var headers: [Int: View] = [:]
  package internal(set) var footers: [Int: View] = [:]
  var titlePool: [TableViewHeaderFooterView] = []
  package internal(set) var selectedRows: Set<IndexPath> = []
  /// The row with the keyboard cursor.
  var cursorRow: IndexPath? {
    didSet { if cursorRow != oldValue { updateStates() } }
  }
  /// The row where a selection of several rows began.
  var anchorRow: IndexPath?
  /// The pressed row, its touch, and the location where the touch began.
  var press: (row: IndexPath, touch: Touch, start: Point)?
  var changes: TableChanges?
  package internal(set) var swipe: TableSwipe?
  /// Rows on their way back to their places.
  var closingSwipes: [TableSwipe] = []
  /// Whether a key moved the cursor last, so that its row has a focus ring.
  var showsCursor = false
  var typing = TableTyping()
  let swipePan = PanGestureRecognizer()

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its frame.
  ///   - style: How sections are separated.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a table that a nib describes, of the style in the nib.
  public override init?(coder: any NibDecoding) {
    style = (coder as? any TableNibDecoding)?.tableStyle ?? .plain
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    swipePan.allowedTouchTypes = [.direct]
    swipePan.allowedScrollTypesMask = .continuous
    swipePan.maximumNumberOfTouches = 1
    swipePan.addAction { [weak self] recognizer in self?.swipePanDidChange(recognizer) }
    addGestureRecognizer(swipePan)
    panGestureRecognizer.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.closeSwipe(animated: true) }
    }
  }

  /// Draws the focus ring, unless a row does.
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
    tile()
    indicators.layOut()
  }

  /// Draws the background.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      rect.intersection(bounds), with: style == .plain ? theme.surface : theme.background)
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

  /// Ends swipes when the layout direction changes, since their actions change sides.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.layoutDirection != previousTraitCollection?.layoutDirection else {
      return
    }
    endSwipes()
  }

  override var positionText: String? { selectionText ?? super.positionText }

  /// True if the table has rows.
  open override var canBecomeFirstResponder: Bool {
    layout.firstRow != nil || super.canBecomeFirstResponder
  }

  /// Moves the cursor to the selected row, or the first visible one, when keys focus the table.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    swipeFocusDidChange(in: context)
    if context.nextFocusedView === self, !context.focusHeading.isEmpty, cursorRow == nil {
      cursorRow = selectedRows.min() ?? indexPathsForVisibleRows.first
    }
  }

  /// Handles the keys of the table.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Lets a swipe begin only horizontally, and only on a row with actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipePan
      ? swipeShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: indicators.backmost) }
    reloadData()
  }
}
